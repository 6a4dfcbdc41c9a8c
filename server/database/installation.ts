import { sql } from 'kysely'
import type { Database } from './database.ts'

type Mode = 'demo' | 'production'

/** Properties of the whole database. If servers record concurrently, the first one wins. */
export const createInstallationStore = (db: Database) => ({
  /** Returns the recorded mode; `undefined` for a database without tables or without a recorded mode. */
  readMode: async (): Promise<Mode | undefined> => {
    const { rows } = await sql<{ exists: boolean }>`select to_regclass('installation') is not null as exists`.execute(db)
    if (rows[0]?.exists !== true) return undefined
    return (await db.selectFrom('installation').select('mode').executeTakeFirst())?.mode
  },

  /** Records the mode unless one is recorded, and returns the recorded one. */
  recordMode: async (mode: Mode): Promise<Mode> => {
    await db
      .insertInto('installation')
      .values({ mode })
      .onConflict((conflict) => conflict.column('only_row').doNothing())
      .execute()
    return (await db.selectFrom('installation').select('mode').executeTakeFirstOrThrow()).mode
  },

  /** Records the fingerprint unless one is recorded, and returns the recorded one. */
  recordFingerprint: async (name: string, fingerprint: Buffer): Promise<Buffer> => {
    await db
      .insertInto('secret_fingerprints')
      .values({ name, fingerprint })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const recorded = db.selectFrom('secret_fingerprints').select('fingerprint').where('name', '=', name)
    return (await recorded.executeTakeFirstOrThrow()).fingerprint
  },

  replaceFingerprint: async (name: string, fingerprint: Buffer): Promise<void> => {
    await db.updateTable('secret_fingerprints').set({ fingerprint }).where('name', '=', name).execute()
  },
})

import { sql } from 'kysely'
import type { Database } from './database.ts'

type Mode = 'demo' | 'production'

/** What the database as a whole belongs to. Of servers that record at the same moment, the first one counts. */
export const installationOf = (db: Database) => ({
  /** Returns the mode on record; undefined for a database that no server has started on. It may have no tables. */
  readMode: async (): Promise<Mode | undefined> => {
    const { rows } = await sql<{ exists: boolean }>`select to_regclass('installation') is not null as exists`.execute(db)
    if (rows[0]?.exists !== true) return undefined
    return (await db.selectFrom('installation').select('mode').executeTakeFirst())?.mode
  },

  /** Returns the mode on record, which is the given one where there was none. */
  recordMode: async (mode: Mode): Promise<Mode> => {
    await db
      .insertInto('installation')
      .values({ mode })
      .onConflict((conflict) => conflict.column('only_row').doNothing())
      .execute()
    return (await db.selectFrom('installation').select('mode').executeTakeFirstOrThrow()).mode
  },

  /** Returns the fingerprint on record, which is the given one where there was none. */
  recordFingerprint: async (name: string, fingerprint: Buffer): Promise<Buffer> => {
    await db
      .insertInto('secret_fingerprints')
      .values({ name, fingerprint })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const known = db.selectFrom('secret_fingerprints').select('fingerprint').where('name', '=', name)
    return (await known.executeTakeFirstOrThrow()).fingerprint
  },

  replaceFingerprint: async (name: string, fingerprint: Buffer): Promise<void> => {
    await db.updateTable('secret_fingerprints').set({ fingerprint }).where('name', '=', name).execute()
  },
})

import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** Returns the creation time of the newest bundle that a server has accepted; `undefined` before the first one. */
export async function findBundleTime(db: Database): Promise<Date | undefined> {
  const row = await db.selectFrom('installation').select('bundle_created_at').executeTakeFirst()
  return row?.bundle_created_at ?? undefined
}

/** Records the creation time of an accepted bundle, if it is the newest one or `replacesNewer` is set. */
export async function updateBundleTime(db: Database, createdAt: Date, replacesNewer: boolean): Promise<void> {
  const newest = sql<Date>`greatest(bundle_created_at, ${createdAt}::timestamptz)`
  await db
    .updateTable('installation')
    .set({ bundle_created_at: replacesNewer ? createdAt : newest })
    .execute()
}

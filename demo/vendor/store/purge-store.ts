import type { VendorStore } from './tables.ts'

const dayMilliseconds = 86_400_000
const retentionDays = 30

/** Deletes expired sessions, and draws and acknowledged messages that are older than the retention period. */
export async function purgeStore({ db }: VendorStore): Promise<void> {
  const now = Date.now()
  await db.deleteFrom('demo_sessions').where('expires_at', '<', new Date(now)).execute()
  await db
    .deleteFrom('demo_draws')
    .where('draws_at', '<', new Date(now - retentionDays * dayMilliseconds))
    .execute()
  await db
    .deleteFrom('demo_messages')
    .where('done_at', '<', new Date(now - retentionDays * dayMilliseconds))
    .execute()
}

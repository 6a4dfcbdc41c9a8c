import { subtractDays, type CleanUp } from '../../../database/clean-up.ts'

/** Deletes messages from the outbox after a day. */
export const purgeMessages: CleanUp = async (db, now) => {
  await db.deleteFrom('outbox').where('created_at', '<', subtractDays(now, 1)).execute()
}

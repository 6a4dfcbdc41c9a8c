import { daysBefore, type Sweep } from '../../../database/tenant.ts'

/** Messages go after a day. */
export const sweepMessages: Sweep = async (db, now) => {
  await db.deleteFrom('outbox').where('created_at', '<', daysBefore(now, 1)).execute()
}

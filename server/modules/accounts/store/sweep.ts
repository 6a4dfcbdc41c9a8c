import { daysBefore, type Sweep } from '../../../database/sweep.ts'

/** Remembered logins go with their end, sessions a day after it. */
export const sweepAccounts: Sweep = async (db, now) => {
  await db.deleteFrom('remembered_logins').where('expires_at', '<', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', daysBefore(now, 1)).execute()
}

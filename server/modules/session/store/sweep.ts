import type { Sweep } from '../../../database/sweep.ts'

/** Temporary passwords, and logins that never came to their end. */
export const sweepSession: Sweep = async (db, now) => {
  await db.deleteFrom('temporary_passwords').where('expires_at', '<', now).execute()
  await db.deleteFrom('social_logins').where('expires_at', '<', now).execute()
  await db.deleteFrom('waiting_logins').where('expires_at', '<', now).execute()
}

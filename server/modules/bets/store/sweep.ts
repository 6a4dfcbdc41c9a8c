import type { Sweep } from '../../../database/sweep.ts'

/** Nonces of calls that are too old to be answered. */
export const sweepBets: Sweep = async (db, now) => {
  await db.deleteFrom('vendor_nonces').where('expires_at', '<', now).execute()
}

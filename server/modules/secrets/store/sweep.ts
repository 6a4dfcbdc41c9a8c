import type { Sweep } from '../../../database/sweep.ts'

/** Nonces of requests that are too old to be opened. */
export const sweepSecrets: Sweep = async (db, now) => {
  await db.deleteFrom('payload_nonces').where('expires_at', '<', now).execute()
}

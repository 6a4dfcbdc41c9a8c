import { sql } from 'kysely'
import type { CleanUp } from '../../../database/clean-up.ts'
import { demandDecaySeconds } from './demand.ts'

/**
 * Deletes expired rows, and demand counters to which nothing was added for ten times `demandDecaySeconds`, after which
 * less than 0.01 % of their value is left.
 */
export const purgeVerification: CleanUp = async (db, now) => {
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
  await db.deleteFrom('login_failures').where('window_ends_at', '<', now).execute()
  await db.deleteFrom('verification_codes').where('expires_at', '<', now).execute()
  // The sum is computed in UTC, which makes it immutable: a distributed database accepts only immutable expressions on
  // columns in the condition of a delete.
  await db
    .deleteFrom('request_counts')
    .where(sql<boolean>`(began_at at time zone 'UTC' + seconds * interval '1 second') at time zone 'UTC' < ${now}`)
    .execute()
  await db.deleteFrom('slider_checks').where('expires_at', '<', now).execute()
  await db.deleteFrom('spent_proofs').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('demand')
    .where('counted_at', '<', new Date(now.getTime() - 10_000 * demandDecaySeconds))
    .execute()
}

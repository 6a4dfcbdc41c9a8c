import type { Database } from './database/database.ts'
import { demandDecaySeconds } from './modules/verification/index.ts'
import { lendStore } from './lend-to-vendor.ts'
import { sweepStore } from './vendors/demo/store/sweep-store.ts'
import { winDays } from './modules/games/index.ts'

const dayMilliseconds = 86_400_000

/** Deletes, of every brand, what has no meaning any more: captchas, slider checks, proofs of work, what was asked for long ago, codes, temporary passwords, remembered, waiting and social logins, windows that ended, nonces of encrypted bodies; sessions and launches a day after their end, messages after a day. */
export async function sweep(db: Database): Promise<void> {
  const now = new Date()
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
  await db.deleteFrom('login_failures').where('window_ends_at', '<', now).execute()
  await db
    .deleteFrom('launches')
    .where('expires_at', '<', new Date(now.getTime() - dayMilliseconds))
    .execute()
  await db.deleteFrom('phone_codes').where('expires_at', '<', now).execute()
  await db.deleteFrom('temporary_passwords').where('expires_at', '<', now).execute()
  await db.deleteFrom('spent_proofs').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('demand')
    .where('counted_at', '<', new Date(now.getTime() - 10_000 * demandDecaySeconds))
    .execute()
  await db.deleteFrom('slider_checks').where('expires_at', '<', now).execute()
  await db.deleteFrom('social_logins').where('expires_at', '<', now).execute()
  await db.deleteFrom('waiting_logins').where('expires_at', '<', now).execute()
  await db.deleteFrom('payload_nonces').where('expires_at', '<', now).execute()
  await db.deleteFrom('remembered_logins').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', new Date(now.getTime() - dayMilliseconds))
    .execute()
  await db
    .deleteFrom('wins')
    .where('won_at', '<', new Date(now.getTime() - winDays * dayMilliseconds))
    .execute()
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', new Date(now.getTime() - dayMilliseconds))
    .execute()
  await sweepStore(lendStore(db))
}

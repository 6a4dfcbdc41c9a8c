import type { AccountRecord } from '../../../database/records.ts'
import type { CleanUp } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

type AccountStamp = Pick<AccountRecord, 'id' | 'security_stamp'>

/** Passwords sent by email: one per account, valid once, and only while the account's security stamp is unchanged. */
export const createTemporaryPasswordStore = ({ code: merchant, db }: Tenant) => ({
  upsert: async ({ id: account, security_stamp }: AccountStamp, passwordHash: Buffer, expiresAt: Date) => {
    const row = { password_hash: passwordHash, expires_at: expiresAt, security_stamp }
    await db
      .insertInto('temporary_passwords')
      .values({ ...row, merchant, account })
      .onConflict((conflict) => conflict.columns(['merchant', 'account']).doUpdateSet(row))
      .execute()
  },

  /** Consumes a password. Returns whether it was valid. */
  consume: async ({ id: account, security_stamp: stamp }: AccountStamp, passwordHash: Buffer) => {
    const deleted = await db
      .deleteFrom('temporary_passwords')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('password_hash', '=', passwordHash)
      .where('security_stamp', '=', stamp)
      .where('expires_at', '>', new Date())
      .returning('account')
      .executeTakeFirst()
    return deleted !== undefined
  },
})

/** Deletes expired temporary passwords, social logins and pending logins. */
export const purgeExpiredLogins: CleanUp = async (db, now) => {
  await db.deleteFrom('temporary_passwords').where('expires_at', '<', now).execute()
  await db.deleteFrom('social_logins').where('expires_at', '<', now).execute()
  await db.deleteFrom('pending_logins').where('expires_at', '<', now).execute()
}

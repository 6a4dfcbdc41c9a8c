import type { Tenant } from './tenant.ts'

/** Passwords that were sent by e-mail: one at a time for each account, good once. */
export const temporaryPasswordsOf = ({ code: merchant, db }: Tenant) => ({
  put: async (account: string, passwordHash: Buffer, expiresAt: Date) => {
    const row = { password_hash: passwordHash, expires_at: expiresAt }
    await db
      .insertInto('temporary_passwords')
      .values({ ...row, merchant, account })
      .onConflict((conflict) => conflict.columns(['merchant', 'account']).doUpdateSet(row))
      .execute()
  },

  /** Uses it up. Whether it was there and is still good. */
  take: async (account: string, passwordHash: Buffer) => {
    const taken = await db
      .deleteFrom('temporary_passwords')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('password_hash', '=', passwordHash)
      .where('expires_at', '>', new Date())
      .returning('account')
      .executeTakeFirst()
    return taken !== undefined
  },

  drop: async (account: string) => {
    await db.deleteFrom('temporary_passwords').where('merchant', '=', merchant).where('account', '=', account).execute()
  },
})

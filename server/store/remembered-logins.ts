import type { Tenant } from './tenant.ts'

/** Logins that a browser is to remember. */
export const rememberedLoginsOf = ({ code: merchant, db }: Tenant) => ({
  insert: async (tokenHash: Buffer, account: string, expiresAt: Date) => {
    await db.insertInto('remembered_logins').values({ merchant, token_hash: tokenHash, account, expires_at: expiresAt }).execute()
  },

  /** Whose it is; nothing where it has ended or was taken back. */
  account: async (tokenHash: Buffer) =>
    (
      await db
        .selectFrom('remembered_logins')
        .select('account')
        .where('merchant', '=', merchant)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', new Date())
        .executeTakeFirst()
    )?.account,

  /** What other browsers remember of an account. */
  dropOthers: async (account: string, keep: Buffer) => {
    await db
      .deleteFrom('remembered_logins')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('token_hash', '<>', keep)
      .execute()
  },

  drop: async (tokenHash: Buffer) => {
    await db.deleteFrom('remembered_logins').where('merchant', '=', merchant).where('token_hash', '=', tokenHash).execute()
  },
})

import type { AccountRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Logins that a browser remembers. Each is valid while its security stamp equals that of the account. */
export const createRememberedLoginStore = ({ code: merchant, db }: Tenant) => ({
  insert: async (tokenHash: Buffer, { id: account, security_stamp }: Pick<AccountRecord, 'id' | 'security_stamp'>, expiresAt: Date) => {
    const row = { merchant, token_hash: tokenHash, account, security_stamp, expires_at: expiresAt }
    await db.insertInto('remembered_logins').values(row).execute()
  },

  /** The account of a remembered login; `undefined` if the login has expired or was revoked. */
  findAccount: (tokenHash: Buffer): Promise<AccountRecord | undefined> =>
    db
      .selectFrom('remembered_logins')
      .innerJoin('accounts', (join) =>
        join
          .onRef('accounts.merchant', '=', 'remembered_logins.merchant')
          .onRef('accounts.id', '=', 'remembered_logins.account')
          .onRef('accounts.security_stamp', '=', 'remembered_logins.security_stamp'),
      )
      .selectAll('accounts')
      .where('remembered_logins.merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),

  /** Updates a login that is still valid to the new security stamp. */
  restamp: async (account: string, tokenHash: Buffer, stamp: number) => {
    await db
      .updateTable('remembered_logins')
      .set({ security_stamp: stamp })
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('token_hash', '=', tokenHash)
      .where('security_stamp', '=', stamp - 1)
      .execute()
  },

  delete: async (tokenHash: Buffer) => {
    await db.deleteFrom('remembered_logins').where('merchant', '=', merchant).where('token_hash', '=', tokenHash).execute()
  },
})

import type { Tenant } from './tenant.ts'

export const sessionsOf = ({ code: merchant, db }: Tenant) => ({
  insert: async (tokenHash: Buffer, account: string, expiresAt: Date) => {
    await db.insertInto('sessions').values({ merchant, token_hash: tokenHash, account, expires_at: expiresAt }).execute()
  },

  /** The account of a session that has neither ended nor been revoked, and is not disabled. */
  account: (tokenHash: Buffer) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.merchant', '=', 'sessions.merchant').onRef('accounts.id', '=', 'sessions.account'),
      )
      .selectAll('accounts')
      .where('sessions.merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date())
      .where('disabled', '=', false)
      .executeTakeFirst(),

  revoke: async (tokenHash: Buffer) => {
    await db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .execute()
  },

  /** How many were open. */
  revokeAll: async (account: string) => {
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date())
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
})

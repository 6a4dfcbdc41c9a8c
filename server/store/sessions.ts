import type { Tenant } from './tenant.ts'

export const sessionsOf = ({ code: merchant, db, from }: Tenant) => ({
  /** A session that must change can do nothing but change the password. One that a browser remembered shows nothing of who is there. */
  insert: async (
    tokenHash: Buffer,
    account: string,
    expiresAt: Date,
    { mustChange, remembered }: { mustChange: boolean; remembered: boolean },
  ) => {
    await db
      .insertInto('sessions')
      .values({
        merchant,
        token_hash: tokenHash,
        account,
        expires_at: expiresAt,
        must_change: mustChange,
        ...(remembered && { proven_at: null }),
        ...from,
      })
      .execute()
  },

  /** Whether its owner has shown who they are after a moment. */
  provenSince: async (tokenHash: Buffer, moment: Date) => {
    const found = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('proven_at', '>', moment)
      .executeTakeFirst()
    return found !== undefined
  },

  /** The open sessions of an account that were used after a moment, the newest first. */
  openOnes: (account: string, seenAfter: Date) =>
    db
      .selectFrom('sessions')
      .select(['id', 'token_hash', 'created_at', 'country', 'browser', 'system'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date())
      .where('seen_at', '>', seenAfter)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute(),

  /** The account of a session that has neither ended nor been revoked, nor been idle for too long, and is not disabled. */
  account: (tokenHash: Buffer, seenAfter: Date) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.merchant', '=', 'sessions.merchant').onRef('accounts.id', '=', 'sessions.account'),
      )
      .selectAll('accounts')
      .select(['sessions.must_change', 'sessions.seen_at'])
      .where('sessions.merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date())
      .where('sessions.seen_at', '>', seenAfter)
      .where('disabled', '=', false)
      .executeTakeFirst(),

  /** It is used now. */
  see: async (tokenHash: Buffer) => {
    await db
      .updateTable('sessions')
      .set({ seen_at: new Date() })
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .execute()
  },

  revoke: async (tokenHash: Buffer) => {
    await db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .execute()
  },

  /** It may do everything again: the password was changed. */
  free: async (tokenHash: Buffer) => {
    await db
      .updateTable('sessions')
      .set({ must_change: false })
      .where('merchant', '=', merchant)
      .where('token_hash', '=', tokenHash)
      .execute()
  },

  /** Ends the sessions of an account, but for `keep`, and what browsers remember of it. How many were open. */
  revokeAll: async (account: string, keep?: Buffer) => {
    await db.deleteFrom('remembered_logins').where('merchant', '=', merchant).where('account', '=', account).execute()
    const { numUpdatedRows } = await db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date())
      .$if(keep !== undefined, (query) => query.where('token_hash', '<>', keep as Buffer))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
})

import type { AccountRecord } from '../../../database/records.ts'
import { subtractDays, type CleanUp } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Sessions that have neither expired nor been revoked, with the current state of their accounts. */
export const selectLiveSessions = ({ code: merchant, db }: Tenant) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.merchant', '=', 'sessions.merchant')
        .onRef('accounts.id', '=', 'sessions.account')
        .onRef('accounts.security_stamp', '=', 'sessions.security_stamp'),
    )
    .where('sessions.merchant', '=', merchant)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())

export const createSessionStore = (tenant: Tenant) => {
  const { code: merchant, db, clientOrigin } = tenant
  const selectLive = () => selectLiveSessions(tenant)
  return {
    /**
     * Inserts a session. With `mustChange`, the session only allows changing the password. With `remembered`, it comes
     * from a remembered browser, and its owner has not authenticated (`authenticated_at` is null).
     */
    insert: async (
      tokenHash: Buffer,
      { id: account, security_stamp }: Pick<AccountRecord, 'id' | 'security_stamp'>,
      expiresAt: Date,
      { mustChange, remembered }: { mustChange: boolean; remembered: boolean },
    ) => {
      await db
        .insertInto('sessions')
        .values({
          merchant,
          token_hash: tokenHash,
          account,
          security_stamp,
          expires_at: expiresAt,
          must_change: mustChange,
          ...(remembered && { authenticated_at: null }),
          ...clientOrigin,
        })
        .execute()
    },

    /** Whether the owner has authenticated in this session after `since`. */
    isAuthenticatedSince: async (tokenHash: Buffer, since: Date) => {
      const session = await selectLive()
        .select('token_hash')
        .where('token_hash', '=', tokenHash)
        .where('authenticated_at', '>', since)
        .executeTakeFirst()
      return session !== undefined
    },

    /** The newest 100 open sessions of an account that were last used after `seenAfter`, newest first. */
    listOpen: (account: string, seenAfter: Date) =>
      selectLive()
        .select(['sessions.id', 'token_hash', 'sessions.created_at', 'country', 'browser', 'system'])
        .where('account', '=', account)
        .where('seen_at', '>', seenAfter)
        .orderBy('sessions.created_at', 'desc')
        .limit(100)
        .execute(),

    /** The account of a live session, unless it was idle for too long or the account is disabled. */
    findAccount: (tokenHash: Buffer, seenAfter: Date) =>
      selectLive()
        .selectAll('accounts')
        .select(['sessions.must_change', 'sessions.seen_at'])
        .where('token_hash', '=', tokenHash)
        .where('sessions.seen_at', '>', seenAfter)
        .where('disabled', '=', false)
        .executeTakeFirst(),

    /** Records that the session is in use now. */
    updateSeenAt: async (tokenHash: Buffer) => {
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

    /** Updates the given sessions of an account to the new security stamp if they are still valid. */
    restamp: async (account: string, tokenHashes: readonly Buffer[], stamp: number) => {
      if (tokenHashes.length === 0) return
      await db
        .updateTable('sessions')
        .set({ security_stamp: stamp })
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('token_hash', 'in', tokenHashes)
        .where('security_stamp', '=', stamp - 1)
        .execute()
    },

    /** Revokes the open sessions of an account that have another stamp. Returns how many there were. */
    revokeOtherStamps: async (account: string, stamp: number) => {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ revoked_at: new Date() })
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('security_stamp', '<>', stamp)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date())
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** Lifts the restriction of a session in which the password has been changed. */
    clearMustChange: async (tokenHash: Buffer) => {
      await db
        .updateTable('sessions')
        .set({ must_change: false })
        .where('merchant', '=', merchant)
        .where('token_hash', '=', tokenHash)
        .execute()
    },
  }
}

/** Deletes expired remembered logins, and sessions that expired more than a day ago. */
export const purgeSessions: CleanUp = async (db, now) => {
  await db.deleteFrom('remembered_logins').where('expires_at', '<', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', subtractDays(now, 1)).execute()
}

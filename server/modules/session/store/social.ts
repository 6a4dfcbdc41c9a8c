import type { Tenant } from '../../../database/tenant.ts'

/**
 * Pending social logins: with the hash of a state until the visitor returns from the provider, without it afterwards.
 */
export const createSocialLoginStore = ({ code: merchant, db }: Tenant) => ({
  insert: async (idHash: Buffer, stateHash: Buffer | null, sealed: Buffer, expiresAt: Date) => {
    await db
      .insertInto('social_logins')
      .values({ merchant, id_hash: idHash, state_hash: stateHash, sealed, expires_at: expiresAt })
      .execute()
  },

  /**
   * Returns the encrypted identity of a visitor who has returned, without consuming it; `undefined` if there is none.
   */
  findReturned: async (idHash: Buffer) =>
    (
      await db
        .selectFrom('social_logins')
        .select('sealed')
        .where('merchant', '=', merchant)
        .where('id_hash', '=', idHash)
        .where('state_hash', 'is', null)
        .where('expires_at', '>', new Date())
        .executeTakeFirst()
    )?.sealed,

  /**
   * Consumes a pending social login and returns its encrypted data; `undefined` if there is none. Of concurrent
   * requests one succeeds.
   */
  consume: async (idHash: Buffer, stateHash: Buffer | null) =>
    (
      await db
        .deleteFrom('social_logins')
        .where('merchant', '=', merchant)
        .where('id_hash', '=', idHash)
        .where('state_hash', stateHash === null ? 'is' : '=', stateHash)
        .where('expires_at', '>', new Date())
        .returning('sealed')
        .executeTakeFirst()
    )?.sealed,
})

/** Identities at providers and their accounts. */
export const createSocialIdentityStore = ({ code: merchant, db }: Tenant) => ({
  findAccount: async (provider: string, subjectHash: Buffer) =>
    (
      await db
        .selectFrom('social_identities')
        .select('account')
        .where('merchant', '=', merchant)
        .where('provider', '=', provider)
        .where('subject_hash', '=', subjectHash)
        .executeTakeFirst()
    )?.account,

  /** Links an identity to an account. Returns `false` if the identity is linked already: a link never changes. */
  link: async (provider: string, subjectHash: Buffer, account: string): Promise<boolean> => {
    const inserted = await db
      .insertInto('social_identities')
      .values({ merchant, provider, subject_hash: subjectHash, account })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account')
      .executeTakeFirst()
    return inserted !== undefined
  },
})

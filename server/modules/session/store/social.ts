import type { Tenant } from '../../../database/tenant.ts'

/** Logins by other sites that are under way: with a state until the visitor has come back, without one afterwards. */
export const socialLoginsOf = ({ code: merchant, db }: Tenant) => ({
  insert: async (idHash: Buffer, stateHash: Buffer | null, sealed: Buffer, expiresAt: Date) => {
    await db
      .insertInto('social_logins')
      .values({ merchant, id_hash: idHash, state_hash: stateHash, sealed, expires_at: expiresAt })
      .execute()
  },

  /** Who has come back; it stays. */
  read: async (idHash: Buffer) =>
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

  /** Uses one up: of several at the same moment one gets it. */
  take: async (idHash: Buffer, stateHash: Buffer | null) =>
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

/** Who of another site is which account here. */
export const socialIdentitiesOf = ({ code: merchant, db }: Tenant) => ({
  account: async (provider: string, subjectHash: Buffer) =>
    (
      await db
        .selectFrom('social_identities')
        .select('account')
        .where('merchant', '=', merchant)
        .where('provider', '=', provider)
        .where('subject_hash', '=', subjectHash)
        .executeTakeFirst()
    )?.account,

  /** Whether it is that account's now; it never becomes another's. */
  link: async (provider: string, subjectHash: Buffer, account: string): Promise<boolean> => {
    const linked = await db
      .insertInto('social_identities')
      .values({ merchant, provider, subject_hash: subjectHash, account })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account')
      .executeTakeFirst()
    return linked !== undefined
  },
})

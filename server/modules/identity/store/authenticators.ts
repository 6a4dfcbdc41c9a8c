import type { Tenant } from '../../../database/tenant.ts'

/** Secrets of authenticator apps: per account an active one (`confirmed`) and a pending one. */
export const createAuthenticatorStore = ({ code: merchant, db }: Tenant) => ({
  find: (account: string, confirmed: boolean) =>
    db
      .selectFrom('authenticators')
      .select(['sealed', 'last_step'])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('confirmed', '=', confirmed)
      .executeTakeFirst(),

  upsert: async (account: string, sealed: Buffer, confirmed: boolean, step: bigint) => {
    const row = { merchant, account, sealed, confirmed, last_step: step }
    await db
      .insertInto('authenticators')
      .values(row)
      .onConflict((conflict) => conflict.columns(['merchant', 'account', 'confirmed']).doUpdateSet({ sealed, last_step: step }))
      .execute()
  },

  delete: async (account: string, confirmed: boolean) => {
    await db
      .deleteFrom('authenticators')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('confirmed', '=', confirmed)
      .execute()
  },

  /**
   * Marks a time step of the active app as used. Returns `false` if this or a later step has already been used: each
   * code is valid once.
   */
  consumeStep: async (account: string, step: bigint) =>
    (await db
      .updateTable('authenticators')
      .set({ last_step: step })
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('confirmed', '=', true)
      .where('last_step', '<', step)
      .returning('account')
      .executeTakeFirst()) !== undefined,
})

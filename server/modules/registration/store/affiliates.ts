import type { Tenant } from '../../../database/tenant.ts'

/** The codes by which agents bring players. */
export const affiliatesOf = ({ code: merchant, db }: Tenant) => ({
  /** The agent whose affiliate code it is. */
  agent: async (code: string) =>
    (await db.selectFrom('affiliate_codes').select('agent').where('merchant', '=', merchant).where('code', '=', code).executeTakeFirst())
      ?.agent,

  set: async (code: string, agent: string) => {
    await db
      .insertInto('affiliate_codes')
      .values({ merchant, code, agent })
      .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet({ agent }))
      .execute()
  },
})

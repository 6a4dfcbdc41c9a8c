import { type Tenant, withTransaction } from '../../../database/tenant.ts'

interface NewKey {
  readonly id: string
  readonly sealed: Buffer
}

/** Keys of the gateways of a brand. */
export const createGatewayKeyStore = (tenant: Tenant) => {
  const { code: merchant, db } = tenant
  return {
    /** Lists the keys that have not expired, the current one first. */
    listValid: (gateway: string) =>
      db
        .selectFrom('payment_gateway_keys')
        .select(['id', 'sealed', 'created_at', 'ends_at'])
        .where('merchant', '=', merchant)
        .where('gateway', '=', gateway)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date())]))
        .orderBy('created_at', 'desc')
        .execute(),

    /** Inserts a new current key. All previous keys expire at `endsAt`, unless they expire earlier. */
    replace: (gateway: string, { id, sealed }: NewKey, endsAt: Date): Promise<void> =>
      withTransaction(tenant, async ({ db: trx }) => {
        await trx
          .updateTable('payment_gateway_keys')
          .set({ ends_at: endsAt })
          .where('merchant', '=', merchant)
          .where('gateway', '=', gateway)
          .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', endsAt)]))
          .execute()
        await trx.insertInto('payment_gateway_keys').values({ merchant, gateway, id, sealed }).execute()
      }),

    deleteAll: async (gateway: string): Promise<void> => {
      await db.deleteFrom('payment_gateway_keys').where('merchant', '=', merchant).where('gateway', '=', gateway).execute()
    },
  }
}

import type { Tenant } from '../../../database/tenant.ts'
import { withTransaction } from '../../../database/tenant.ts'

export interface NewKey {
  readonly id: string
  /** The encrypted secret. */
  readonly sealed: Buffer
}

export const createVendorKeyStore = (tenant: Tenant) => {
  const { code: merchant, db } = tenant
  return {
    /** Lists the keys that have not expired, newest first. */
    listValid: (vendor: string) =>
      db
        .selectFrom('vendor_keys')
        .select(['id', 'sealed', 'created_at', 'ends_at'])
        .where('merchant', '=', merchant)
        .where('vendor', '=', vendor)
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date())]))
        .orderBy('created_at', 'desc')
        .execute(),

    /** Inserts the first key. Does nothing if a concurrent call has inserted one. */
    insertFirst: async (vendor: string, { id, sealed }: NewKey): Promise<void> => {
      await db
        .insertInto('vendor_keys')
        .values({ merchant, vendor, id, sealed })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Inserts a new current key. The previous keys expire at `endsAt` at the latest. */
    replace: (vendor: string, { id, sealed }: NewKey, endsAt: Date): Promise<void> =>
      withTransaction(tenant, async ({ db: trx }) => {
        await trx
          .updateTable('vendor_keys')
          .set({ ends_at: endsAt })
          .where('merchant', '=', merchant)
          .where('vendor', '=', vendor)
          .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', endsAt)]))
          .execute()
        await trx.insertInto('vendor_keys').values({ merchant, vendor, id, sealed }).execute()
      }),
  }
}

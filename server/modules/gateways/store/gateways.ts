import { type Selectable, sql } from 'kysely'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type GatewayRecord = Pick<Selectable<Tables['payment_gateways']>, 'gateway' | 'url' | 'enabled'>

/** The payment gateways of a brand that have not been removed. */
export const createGatewayStore = ({ code: merchant, db }: Tenant) => {
  const selectGateways = () =>
    db.selectFrom('payment_gateways').select(['gateway', 'url', 'enabled']).where('merchant', '=', merchant).where('removed_at', 'is', null)
  return {
    list: (): Promise<readonly GatewayRecord[]> => selectGateways().orderBy('gateway').execute(),

    find: (gateway: string): Promise<GatewayRecord | undefined> => selectGateways().where('gateway', '=', gateway).executeTakeFirst(),

    /** Locks the gateway until the transaction ends. Until then, no deposit through it can be created. */
    lock: (gateway: string): Promise<GatewayRecord | undefined> => {
      recordRowLock({ db }, `the gateway ${gateway}`)
      return selectGateways().where('gateway', '=', gateway).forUpdate().executeTakeFirst()
    },

    /** Locks the gateway against removal until the transaction ends. Returns whether it accepts new orders. */
    lockForOrder: async (gateway: string): Promise<boolean> =>
      (await selectGateways().where('gateway', '=', gateway).forKeyShare().executeTakeFirst())?.enabled === true,

    /** Inserts a gateway, or restores a removed one. Returns `false` if the brand already has it. */
    insert: async (gateway: GatewayRecord): Promise<boolean> =>
      (await db
        .insertInto('payment_gateways')
        .values({ ...gateway, merchant })
        .onConflict((conflict) =>
          conflict
            .columns(['merchant', 'gateway'])
            .doUpdateSet({ ...gateway, removed_at: null })
            .where('payment_gateways.removed_at', 'is not', null),
        )
        .returning('gateway')
        .executeTakeFirst()) !== undefined,

    update: async (gateway: string, change: Partial<Omit<GatewayRecord, 'gateway'>>): Promise<void> => {
      await db.updateTable('payment_gateways').set(change).where('merchant', '=', merchant).where('gateway', '=', gateway).execute()
    },

    remove: async (gateway: string): Promise<void> => {
      await db
        .updateTable('payment_gateways')
        .set({ enabled: false, removed_at: sql<Date>`statement_timestamp()` })
        .where('merchant', '=', merchant)
        .where('gateway', '=', gateway)
        .execute()
    },
  }
}

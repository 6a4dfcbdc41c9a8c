import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type AdjustmentRecord = Selectable<Tables['adjustments']>
type NewAdjustment = Pick<AdjustmentRecord, 'request_key' | 'account' | 'amount' | 'currency' | 'reason' | 'requested_by' | 'requester'>

export const createAdjustmentStore = ({ code: merchant, db }: Tenant) => ({
  /** Inserts an adjustment, or finds the existing one with the same key, and locks it. */
  findOrInsert: async (adjustment: NewAdjustment): Promise<AdjustmentRecord> => {
    await db
      .insertInto('adjustments')
      .values({ ...adjustment, merchant, id: randomUUID(), state: 'waiting' })
      .onConflict((conflict) => conflict.columns(['merchant', 'request_key']).doNothing())
      .execute()
    return db
      .selectFrom('adjustments')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('request_key', '=', adjustment.request_key)
      .forUpdate()
      .executeTakeFirstOrThrow()
  },

  find: (id: string) => db.selectFrom('adjustments').selectAll().where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst(),

  lockById: (id: string) => {
    recordRowLock({ db }, `the adjustment ${id}`)
    return db.selectFrom('adjustments').selectAll().where('merchant', '=', merchant).where('id', '=', id).forUpdate().executeTakeFirst()
  },

  decide: (
    id: string,
    state: 'done' | 'refused',
    decider: { readonly id: string | null; readonly name: string },
  ): Promise<AdjustmentRecord> =>
    db
      .updateTable('adjustments')
      .set({ state, decided_by: decider.name, decider: decider.id, decided_at: sql<Date>`statement_timestamp()` })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  listNewest: (limit: number) =>
    db
      .selectFrom('adjustments')
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.merchant', '=', 'adjustments.merchant').onRef('accounts.id', '=', 'adjustments.account'),
      )
      .selectAll('adjustments')
      .select('accounts.username')
      .where('adjustments.merchant', '=', merchant)
      .orderBy('adjustments.requested_at', 'desc')
      .limit(limit)
      .execute(),
})

import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Payment } from '../../../server/integrations/gateway-contract.ts'
import type { GatewayStore, GatewayTables } from './tables.ts'

export type OrderRecord = Selectable<GatewayTables['demo_orders']>
export type NoticeRecord = Selectable<GatewayTables['demo_notices']>
export interface NewNotice {
  readonly body: string
  readonly dueAt: Date
}

export const createOrderStore = ({ db }: GatewayStore) => ({
  /** Creates the order, or returns the existing one with this id. */
  findOrCreate: async (order: Insertable<GatewayTables['demo_orders']>): Promise<OrderRecord> => {
    await db
      .insertInto('demo_orders')
      .values(order)
      .onConflict((conflict) => conflict.columns(['merchant', 'id']).doNothing())
      .execute()
    return db
      .selectFrom('demo_orders')
      .selectAll()
      .where('merchant', '=', order.merchant)
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
  },

  findByToken: (hash: Buffer) => db.selectFrom('demo_orders').selectAll().where('token_hash', '=', hash).executeTakeFirst(),

  /** Lists at most 10,000 orders of a merchant, oldest first, filtered by id and by creation time if they are given. */
  list: (merchant: string, { order, since }: { readonly order?: string | undefined; readonly since?: Date | undefined }) =>
    db
      .selectFrom('demo_orders')
      .selectAll()
      .where('merchant', '=', merchant)
      .$if(order !== undefined, (query) => query.where('id', '=', order ?? ''))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? new Date()))
      .orderBy('created_at')
      .limit(10_000)
      .execute(),

  /**
   * Adds payments, and the notices about them, to an unpaid order. Returns `false` and adds nothing if the order is
   * already paid, so that only one of several concurrent submissions succeeds.
   */
  addPayments: (
    { merchant, id, notify_url: url }: OrderRecord,
    payments: readonly Payment[],
    notices: readonly NewNotice[],
  ): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('demo_orders')
        .set({ payments: sql<string>`payments || ${JSON.stringify(payments)}::jsonb` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .where(sql<boolean>`not payments @> '[{"status": "paid"}]'::jsonb`)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      if (notices.length === 0) return true
      await trx
        .insertInto('demo_notices')
        .values(notices.map(({ body, dueAt }) => ({ merchant, id: randomUUID(), url, body, attempts: 0, due_at: dueAt })))
        .execute()
      return true
    }),

  /**
   * Claims up to 20 notices that are due and reschedules them, so that an unacknowledged one is sent again. They are
   * claimed one by one, because a distributed database can lock the rows of only one merchant at a time.
   */
  claimDueNotices: async (now: Date, retryAt: Date): Promise<readonly NoticeRecord[]> => {
    const dueNotices = await db
      .selectFrom('demo_notices')
      .select(['merchant', 'id'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(20)
      .execute()
    const claimedNotices: NoticeRecord[] = []
    for (const { merchant, id } of dueNotices) {
      const notice = await db
        .updateTable('demo_notices')
        .set({ due_at: retryAt, attempts: sql<number>`attempts + 1` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .where('due_at', '<=', now)
        .returningAll()
        .executeTakeFirst()
      if (notice !== undefined) claimedNotices.push(notice)
    }
    return claimedNotices
  },

  rescheduleNotice: async ({ merchant, id }: NoticeRecord, dueAt: Date) => {
    await db.updateTable('demo_notices').set({ due_at: dueAt }).where('merchant', '=', merchant).where('id', '=', id).execute()
  },

  deleteNotice: async ({ merchant, id }: NoticeRecord) => {
    await db.deleteFrom('demo_notices').where('merchant', '=', merchant).where('id', '=', id).execute()
  },
})

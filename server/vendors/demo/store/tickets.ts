import type { VendorBrand } from './tables.ts'

export interface NewTicket {
  readonly id: string
  readonly player: string
  readonly board: string
  readonly period: number
  readonly bet: unknown
  readonly stake: bigint
}

export const ticketsOf = ({ code: merchant, db }: VendorBrand) => ({
  /** Whether it is new: one with this id is left as it is. */
  insert: async ({ bet, ...ticket }: NewTicket): Promise<boolean> =>
    (await db
      .insertInto('demo_tickets')
      .values({ ...ticket, merchant, bet: JSON.stringify(bet), win: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined,

  last: (player: string, board: string, count: number) =>
    db
      .selectFrom('demo_tickets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('board', '=', board)
      .orderBy('created_at', 'desc')
      .limit(count)
      .execute(),

  /** A player's tickets of periods before `period` that are not settled; they are this transaction's until it ends. */
  due: (player: string, board: string, period: number) =>
    db
      .selectFrom('demo_tickets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('board', '=', board)
      .where('period', '<', period)
      .where('win', 'is', null)
      .forUpdate()
      .execute(),

  settle: async (player: string, id: string, win: bigint) => {
    await db
      .updateTable('demo_tickets')
      .set({ win })
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('id', '=', id)
      .where('win', 'is', null)
      .execute()
  },
})

import { sql } from 'kysely'
import type { StakeState, VendorBrand, VendorStore } from './tables.ts'

export interface NewTicket {
  readonly id: string
  readonly player: string
  readonly scheduled_game: string
  readonly period: number
  readonly bet: unknown
  readonly stake: bigint
  /** Set if the ticket is bought for money; its stake has not been debited yet. */
  readonly money?: { readonly vendor: string; readonly unit: bigint; readonly game: string } | undefined
}

export const createTicketStore = ({ code: merchant, db }: VendorBrand) => ({
  /** Inserts a ticket and returns `true`. Returns `false` if a ticket with this id exists, which is left unchanged. */
  insert: async ({ bet, money, ...ticket }: NewTicket): Promise<boolean> =>
    (await db
      .insertInto('demo_tickets')
      .values({ ...ticket, ...(money && { ...money, state: 'stake-pending' }), merchant, bet: JSON.stringify(bet), win: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined,

  find: (player: string, id: string) =>
    db
      .selectFrom('demo_tickets')
      .select(['state', 'period', 'game', 'voided'])
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Sets the final state of a ticket's stake. Returns `false` without a change if it is no longer `betting`. */
  resolveStake: async (player: string, id: string, state: Exclude<StakeState, 'stake-pending'>): Promise<boolean> =>
    (await db
      .updateTable('demo_tickets')
      .set({ state })
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('id', '=', id)
      .where('state', '=', 'stake-pending')
      .returning('id')
      .executeTakeFirst()) !== undefined,

  listRecent: (player: string, game: string, count: number, forMoney: boolean) =>
    db
      .selectFrom('demo_tickets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('scheduled_game', '=', game)
      .where('state', '=', 'accepted')
      .where('vendor', forMoney ? 'is not' : 'is', null)
      .orderBy('created_at', 'desc')
      .limit(count)
      .execute(),

  /** Lists and locks a player's unsettled tickets of periods before `period`. */
  lockUnsettled: (player: string, game: string, period: number) =>
    db
      .selectFrom('demo_tickets')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('scheduled_game', '=', game)
      .where('period', '<', period)
      .where('state', '=', 'accepted')
      .where('win', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /**
   * Sets the win of a settled ticket for money to its stake, and returns the values for the correction. `undefined` if
   * there is no such ticket, or it was voided before.
   */
  void: (player: string, id: string) =>
    db
      .updateTable('demo_tickets')
      .set(({ ref }) => ({ win: ref('stake'), voided: true }))
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('id', '=', id)
      .where('state', '=', 'accepted')
      .where('vendor', 'is not', null)
      .where('win', 'is not', null)
      .where('voided', '=', false)
      .returning(['vendor', 'game', 'scheduled_game', 'stake', 'unit'])
      .executeTakeFirst(),

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

/**
 * Lists the pairs of a player and a scheduled game that have tickets for money to settle, at most 500: unsettled
 * tickets of periods before the given period of the scheduled game.
 */
export const listDueTickets = ({ db }: VendorStore, scheduledGames: readonly { readonly name: string; readonly period: number }[]) =>
  db
    .selectFrom('demo_tickets')
    .select(['merchant', 'player', 'scheduled_game'])
    .distinct()
    .where(({ or, and, eb }) =>
      or(scheduledGames.map(({ name, period }) => and([eb('scheduled_game', '=', name), eb('period', '<', period)]))),
    )
    .where('state', '=', 'accepted')
    .where('vendor', 'is not', null)
    .where('win', 'is', null)
    .limit(500)
    .execute()

/**
 * Marks unsettled tickets of all brands as returned, so that they are never settled: tickets whose stake has been
 * pending for this many seconds, and tickets of scheduled games that no longer exist. Returns them.
 */
export const markStaleTicketsRefunded = ({ db }: VendorStore, seconds: number, scheduledGames: readonly string[]) =>
  db
    .updateTable('demo_tickets')
    .set({ state: 'refunded' })
    .where('win', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'stake-pending'), eb('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)]),
        and([eb('state', '=', 'accepted'), eb('scheduled_game', 'not in', scheduledGames)]),
      ]),
    )
    .returning(['merchant', 'player', 'id', 'game', 'scheduled_game', 'stake', 'vendor'])
    .execute()

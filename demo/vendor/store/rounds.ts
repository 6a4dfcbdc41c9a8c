import { sql } from 'kysely'
import type { StakeState, VendorBrand, VendorStore } from './tables.ts'

export interface NewRound {
  readonly id: string
  readonly player: string
  readonly game: string
  readonly stake: bigint
  readonly win: bigint
  readonly seed: Buffer
  readonly playerSeed: string
  readonly bet: unknown
  readonly outcome: unknown
  /** Set if the round is played for money; its stake has not been debited yet. */
  readonly money?: { readonly vendor: string; readonly unit: bigint } | undefined
}

export const createRoundStore = ({ code: merchant, db }: VendorBrand) => ({
  find: (player: string, id: string) =>
    db
      .selectFrom('demo_rounds')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('id', '=', id)
      .executeTakeFirst(),

  insert: async ({ playerSeed, bet, outcome, money, ...round }: NewRound) => {
    await db
      .insertInto('demo_rounds')
      .values({
        ...round,
        ...(money && { ...money, state: 'stake-pending' }),
        merchant,
        player_seed: playerSeed,
        bet: JSON.stringify(bet),
        outcome: JSON.stringify(outcome),
      })
      .execute()
  },

  /** Sets the final state of a round. Returns `false` without a change if the round is no longer `betting`. */
  resolveStake: async (player: string, id: string, state: Exclude<StakeState, 'stake-pending'>): Promise<boolean> =>
    (await db
      .updateTable('demo_rounds')
      .set({ state })
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('id', '=', id)
      .where('state', '=', 'stake-pending')
      .returning('id')
      .executeTakeFirst()) !== undefined,

  /** Lists the last completed rounds of a game, for money or for credits, newest first. */
  listRecent: (player: string, game: string, count: number, forMoney: boolean) =>
    db
      .selectFrom('demo_rounds')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('game', '=', game)
      .where('state', '=', 'accepted')
      .where('vendor', forMoney ? 'is not' : 'is', null)
      .orderBy('created_at', 'desc')
      .limit(count)
      .execute(),

  /**
   * Returns the seed of the player's next round, creating it with `createSeed` if it is missing. Locks it until
   * the transaction ends.
   */
  lockNextSeed: async (player: string, game: string, createSeed: () => Buffer): Promise<Buffer> => {
    await db
      .insertInto('demo_seeds')
      .values({ merchant, player, game, seed: createSeed() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { seed } = await db
      .selectFrom('demo_seeds')
      .select('seed')
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('game', '=', game)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return seed
  },

  /** Replaces a used seed with the next one. */
  replaceSeed: async (player: string, game: string, next: Buffer) => {
    await db
      .updateTable('demo_seeds')
      .set({ seed: next })
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('game', '=', game)
      .execute()
  },
})

/**
 * Marks rounds of all brands that have been pending for this many seconds as returned, so that they are never played.
 * Returns them.
 */
export const markStaleRoundsRefunded = ({ db }: VendorStore, seconds: number) =>
  db
    .updateTable('demo_rounds')
    .set({ state: 'refunded' })
    .where('state', '=', 'stake-pending')
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .returning(['merchant', 'player', 'id', 'game', 'vendor'])
    .execute()

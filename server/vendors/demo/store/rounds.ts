import type { VendorBrand } from './tables.ts'

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
}

export const roundsOf = ({ code: merchant, db }: VendorBrand) => ({
  find: (player: string, id: string) =>
    db
      .selectFrom('demo_rounds')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('id', '=', id)
      .executeTakeFirst(),

  insert: async ({ playerSeed, bet, outcome, ...round }: NewRound) => {
    await db
      .insertInto('demo_rounds')
      .values({ ...round, merchant, player_seed: playerSeed, bet: JSON.stringify(bet), outcome: JSON.stringify(outcome) })
      .execute()
  },

  last: (player: string, game: string, count: number) =>
    db
      .selectFrom('demo_rounds')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('game', '=', game)
      .orderBy('created_at', 'desc')
      .limit(count)
      .execute(),

  /** The seed of the player's next round, which is made by `make` where there is none yet. It is this transaction's until it ends. */
  seed: async (player: string, game: string, make: () => Buffer): Promise<Buffer> => {
    await db
      .insertInto('demo_seeds')
      .values({ merchant, player, game, seed: make() })
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

  /** Puts the seed of the round after in the place of one that was used. */
  turnSeed: async (player: string, game: string, next: Buffer) => {
    await db
      .updateTable('demo_seeds')
      .set({ seed: next })
      .where('merchant', '=', merchant)
      .where('player', '=', player)
      .where('game', '=', game)
      .execute()
  },
})

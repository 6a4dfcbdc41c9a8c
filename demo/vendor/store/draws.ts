import type { VendorStore } from './tables.ts'

/** The vendor's own draws, which belong to no brand. */
export const createDrawStore = ({ db }: VendorStore) => ({
  /** Creates the missing seeds of periods, before their results, so that the published hashes are binding. */
  ensureSeeds: async (game: string, periods: readonly { readonly period: number; readonly drawsAt: Date }[], createSeed: () => Buffer) => {
    await db
      .insertInto('demo_draws')
      .values(periods.map(({ period, drawsAt }) => ({ scheduled_game: game, period, seed: createSeed(), draws_at: drawsAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  findSeed: async (game: string, period: number): Promise<Buffer | undefined> =>
    (await db.selectFrom('demo_draws').select('seed').where('scheduled_game', '=', game).where('period', '=', period).executeTakeFirst())
      ?.seed,

  /** Lists the last `count` draws up to `now`, newest first. */
  listPast: (game: string, now: Date, count: number) =>
    db
      .selectFrom('demo_draws')
      .selectAll()
      .where('scheduled_game', '=', game)
      .where('draws_at', '<=', now)
      .orderBy('period', 'desc')
      .limit(count)
      .execute(),
})

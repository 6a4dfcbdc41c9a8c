import type { VendorStore } from './tables.ts'

/** The vendor's own draws: they belong to no brand. */
export const drawsOf = ({ db }: VendorStore) => ({
  /** Makes the seeds of periods that have none yet: before their results, so that the hashes bind. */
  ensure: async (board: string, periods: readonly { readonly period: number; readonly drawsAt: Date }[], make: () => Buffer) => {
    await db
      .insertInto('demo_draws')
      .values(periods.map(({ period, drawsAt }) => ({ board, period, seed: make(), draws_at: drawsAt })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  seed: async (board: string, period: number): Promise<Buffer | undefined> =>
    (await db.selectFrom('demo_draws').select('seed').where('board', '=', board).where('period', '=', period).executeTakeFirst())?.seed,

  /** The last draws whose time has come. */
  past: (board: string, now: Date, count: number) =>
    db
      .selectFrom('demo_draws')
      .selectAll()
      .where('board', '=', board)
      .where('draws_at', '<=', now)
      .orderBy('period', 'desc')
      .limit(count)
      .execute(),
})

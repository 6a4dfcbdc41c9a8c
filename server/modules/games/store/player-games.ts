import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

/** Maximum numbers of listed games. When a player adds a favourite beyond the maximum, the oldest is deleted. */
const maxListed = { favourites: 500, played: 200 } as const
const popularDays = 30

/** Games that players have marked as favourites or played. */
export const createPlayerGameStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns the ids of an account's favourites, newest first. */
  listFavourites: async (account: string): Promise<string[]> =>
    (
      await db
        .selectFrom('favourite_games')
        .select('game')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .orderBy('since', 'desc')
        .orderBy('game')
        .limit(maxListed.favourites)
        .execute()
    ).map(({ game }) => game),

  insertFavourite: async (account: string, game: string): Promise<void> => {
    await db
      .insertInto('favourite_games')
      .values({ merchant, account, game })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sql`delete from favourite_games where merchant = ${merchant} and account = ${account} and game in (
      select game from favourite_games where merchant = ${merchant} and account = ${account} order by since desc, game offset ${maxListed.favourites})`.execute(
      db,
    )
  },

  deleteFavourite: async (account: string, game: string): Promise<void> => {
    await db
      .deleteFrom('favourite_games')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .where('game', '=', game)
      .execute()
  },

  /** Returns the ids of the games that an account played, newest first. */
  listPlayed: async (account: string): Promise<string[]> =>
    (
      await db
        .selectFrom('played_games')
        .select('game')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .orderBy('last_at', 'desc')
        .orderBy('game')
        .limit(maxListed.played)
        .execute()
    ).map(({ game }) => game),

  /** Records the start of a game. */
  upsertPlayed: async (account: string, game: string): Promise<void> => {
    await db
      .insertInto('played_games')
      .values({ merchant, account, game })
      .onConflict((conflict) =>
        conflict
          .columns(['merchant', 'account', 'game'])
          .doUpdateSet({ times: sql`played_games.times + 1`, last_at: sql`excluded.last_at` }),
      )
      .execute()
  },

  /**
   * Returns the ids of the brand's most popular games: by the number of players whose last start was within 30 days,
   * then by all starts of these players.
   */
  listPopular: async (): Promise<string[]> =>
    (
      await db
        .selectFrom('played_games')
        .select('game')
        .where('merchant', '=', merchant)
        .where('last_at', '>', sql<Date>`now() - make_interval(days => ${popularDays})`)
        .groupBy('game')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy(sql`sum(times)`, 'desc')
        .orderBy('game')
        .limit(maxListed.played)
        .execute()
    ).map(({ game }) => game),
})

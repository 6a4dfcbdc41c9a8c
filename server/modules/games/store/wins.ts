import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { subtractDays, type CleanUp } from '../../../database/clean-up.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type WinRecord = Pick<Selectable<Tables['wins']>, 'name' | 'game' | 'amount' | 'won_at'>
export type NewWin = Omit<Insertable<Tables['wins']>, 'merchant'>

/** Number of days for which a win is listed. */
const winDays = 30

const listedSince = sql<Date>`now() - make_interval(days => ${winDays})`

export const createWinStore = ({ code: merchant, db }: Tenant) => ({
  /** Inserts a win. If a win with the id is already stored, it is kept. */
  insert: async (win: NewWin) => {
    await db
      .insertInto('wins')
      .values({ ...win, merchant })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  delete: async (id: string) => {
    await db.deleteFrom('wins').where('merchant', '=', merchant).where('id', '=', id).execute()
  },

  /** Lists the largest win of each winner in the last 30 days, in descending order. */
  largest: (count: number): Promise<WinRecord[]> =>
    db
      .selectFrom(
        db
          .selectFrom('wins')
          .distinctOn('winner')
          .select(['winner', 'name', 'game', 'amount', 'won_at'])
          .where('merchant', '=', merchant)
          .where('won_at', '>', listedSince)
          .orderBy('winner')
          .orderBy('amount', 'desc')
          .orderBy('won_at', 'desc')
          .as('best'),
      )
      .select(['name', 'game', 'amount', 'won_at'])
      .orderBy('amount', 'desc')
      .orderBy('won_at', 'desc')
      .limit(count)
      .execute(),

  /** Lists the latest wins of the last 30 days, newest first. */
  latest: (count: number): Promise<WinRecord[]> =>
    db
      .selectFrom('wins')
      .select(['name', 'game', 'amount', 'won_at'])
      .where('merchant', '=', merchant)
      .where('won_at', '>', listedSince)
      .orderBy('won_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute(),
})

/** Deletes launches a day after they expire, and wins that are no longer listed. */
export const purgeLaunchesAndWins: CleanUp = async (db, now) => {
  await db.deleteFrom('launches').where('expires_at', '<', subtractDays(now, 1)).execute()
  await db.deleteFrom('wins').where('won_at', '<', subtractDays(now, winDays)).execute()
}

import { sql } from 'kysely'
import type { Tenant } from 'livery/server'

declare module 'livery/server' {
  interface Tables {
    stamps: {
      merchant: string
      account: string
      /** yyyy-MM-dd */
      day: string
    }
  }
}

/** The stamps of a brand's players. */
export const createStampStore = ({ code: merchant, db }: Tenant) => ({
  /** Inserts the stamp of a day, unless the player already has it. */
  insert: async (account: string, day: string): Promise<void> => {
    await db
      .insertInto('stamps')
      .values({ merchant, account, day })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Returns the number of stamps of all days, and whether the player has the stamp of `today`. */
  getCard: async (account: string, today: string): Promise<{ readonly count: number; readonly collectedToday: boolean }> => {
    const { count, today: collectedToday } = await db
      .selectFrom('stamps')
      .select([sql<number>`count(*)::int4`.as('count'), sql<boolean>`coalesce(bool_or(day = ${today}::date), false)`.as('today')])
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    return { count, collectedToday }
  },
})

import { type Kysely, sql } from 'kysely'

/** From which week on a brand's players were not given the cashback of their rank yet. */
export const rankCashback = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table rank_cursors add column cashback_from date`.execute(db)
  },
}

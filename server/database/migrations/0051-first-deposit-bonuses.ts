import { type Kysely, sql } from 'kysely'

/** Whether a bonus is for the first deposit of an account alone. */
export const firstDepositBonuses = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table deposit_bonuses add column first boolean not null default false`.execute(db)
  },
}

import { type Kysely, sql } from 'kysely'

/** The demo vendor's tables are named for what they hold: sessions of players, and wallets of play credits. */
export const demoSessionsAndWallets = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table demo_seats rename to demo_sessions`.execute(db)
    await sql`alter index demo_seats_by_end rename to demo_sessions_by_end`.execute(db)
    await sql`alter table demo_purses rename to demo_wallets`.execute(db)
  },
}

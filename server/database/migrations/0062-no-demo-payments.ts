import { type Kysely, sql } from 'kysely'

/** The history of demo accounts was never paid at a gateway: no payment of one stands for it any more. */
export const noDemoPayments = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`delete from deposit_payments where payment like 'demo/%'`.execute(db)
  },
}

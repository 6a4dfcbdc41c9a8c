import { type Kysely, sql } from 'kysely'

/** The kinds of payment are data (`schemas/payment-kinds.json`): the database repeats no list of them. */
export const paymentKinds = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table deposit_channels drop constraint deposit_channels_kind_check`.execute(db)
  },
}

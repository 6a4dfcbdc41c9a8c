import { type Kysely, sql } from 'kysely'

/** The sales channels and client types that a vendor's games are for; all where it is not said. */
export const vendorReach = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table vendors add column channels text[], add column client_types integer[]`.execute(db)
  },
}

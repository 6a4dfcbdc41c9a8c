import { type Kysely, sql } from 'kysely'

/** Tickets of the demo vendor that were settled and then voided at the operator's request. */
export const voidedTickets = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table demo_tickets add column voided boolean not null default false`.execute(db)
  },
}

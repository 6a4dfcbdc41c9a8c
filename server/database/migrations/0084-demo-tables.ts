import { type Kysely, sql } from 'kysely'

/** The demo makes its own tables (`demo/migrations`). Only a database that belongs to a demo keeps those it has. */
export const demoTables = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { rows } = await sql`select from installation where mode = 'demo'`.execute(db)
    if (rows.length === 0) await sql.raw(`drop table ${names.join(', ')}`).execute(db)
  },
}

const names = [
  'demo_sessions',
  'demo_wallets',
  'demo_seeds',
  'demo_rounds',
  'demo_draws',
  'demo_tickets',
  'demo_messages',
  'demo_orders',
  'demo_notices',
]

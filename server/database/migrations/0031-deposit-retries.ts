import { type Kysely, sql } from 'kysely'

/**
 * Where a deposit's payer comes from, so that its gateway can be asked again without them; and how old the answers are
 * that vendors were given.
 */
export const depositRetries = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table deposits add column origin text, add column language text`,
  `create index vendor_calls_by_time on vendor_calls using brin (at)`,
]

import { type Kysely, sql } from 'kysely'

/**
 * Entries have the moment of their transfer, so that what an account did in a time is found without reading all that it
 * ever did.
 */
export const datedEntries = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table entries add column created_at timestamptz`,
  `alter table entries disable trigger entries_append_only`,
  `update entries set created_at = t.created_at from transfers t where t.merchant = entries.merchant and t.id = entries.transfer`,
  `alter table entries enable trigger entries_append_only`,
  `alter table entries alter column created_at set default now(), alter column created_at set not null`,
  `create index entries_by_account_and_time on entries (merchant, account, created_at)`,
  `drop index entries_by_account`,
]

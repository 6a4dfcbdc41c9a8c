import { type Kysely, sql } from 'kysely'

/**
 * A rejected application is kept beside the one that is sent after it: an account enters an activity once in a period,
 * rejected applications left out.
 */
export const keptApplications = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table activity_entries drop constraint activity_entries_once`,
  `create unique index activity_entries_once on activity_entries (merchant, account, activity, period) where state <> 'rejected'`,
  `create index activity_entries_by_account on activity_entries (merchant, account, period)`,
]

import { type Kysely, sql } from 'kysely'

/** Those below an agent are found without looking at everybody, the newest first. */
export const downlines = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw('create index accounts_by_upline on accounts (merchant, upline, created_at, id) where upline is not null').execute(db)
  },
}

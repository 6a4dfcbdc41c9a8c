import { type Kysely, sql } from 'kysely'

/** When a session was used last. */
export const idleSessions = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw('alter table sessions add column seen_at timestamptz not null default now()').execute(db)
  },
}

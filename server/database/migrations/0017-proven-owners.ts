import { type Kysely, sql } from 'kysely'

/** Whether an account has a password that its owner knows, and when a session's owner showed who they are. */
export const provenOwners = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql.raw('alter table accounts add column password_own boolean not null default true').execute(db)
    await sql.raw('alter table sessions add column proven_at timestamptz default now()').execute(db)
  },
}

import { type Kysely, sql } from 'kysely'

/**
 * What the database as a whole belongs to: a demo or production, and which secrets. A database with brands from before
 * has demo accounts, and is a demo's.
 */
export const installation = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create table installation (
      only_row boolean primary key default true check (only_row),
      mode text not null check (mode in ('demo', 'production')),
      started_at timestamptz not null default now()
    )`.execute(db)
    await sql`create table secret_fingerprints (
      name text primary key,
      fingerprint bytea not null,
      recorded_at timestamptz not null default now()
    )`.execute(db)
    await sql`insert into installation (mode) select 'demo' where exists (select from sites)`.execute(db)
  },
}

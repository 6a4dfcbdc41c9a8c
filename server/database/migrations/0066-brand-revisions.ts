import { type Kysely, sql } from 'kysely'

/** The last good revision of each brand: its files by their content, each content stored once. */
export const brandRevisions = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create table brand_files (
      digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
      content bytea not null)`.execute(db)
    await sql`create table brand_revisions (
      merchant text primary key references sites (merchant) on delete cascade,
      folder text not null,
      version text not null,
      domains text[] not null,
      saved_at timestamptz not null default now())`.execute(db)
    await sql`create table brand_revision_files (
      merchant text not null references brand_revisions (merchant) on delete cascade,
      folder text not null,
      path text not null,
      digest text not null references brand_files (digest),
      primary key (merchant, folder, path))`.execute(db)
    await sql`create index brand_revision_files_by_digest on brand_revision_files (digest)`.execute(db)
  },
}

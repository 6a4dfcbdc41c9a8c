import { type Kysely, sql } from 'kysely'

/**
 * A number for each brand that rises with every change of what is true of it, so that one question tells a server which
 * brands to read again.
 */
export const siteEditions = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const watched = ['sites', 'flags', 'register_rules', 'restricted_countries', 'vendors', 'resources', 'customer_services']
const changes = { insert: 'new', update: 'new', delete: 'old' }

const statements = [
  `create table site_editions (merchant text primary key, edition bigint not null)`,
  `create function raise_site_edition() returns trigger language plpgsql as $$
  begin
    insert into site_editions (merchant, edition) select distinct merchant, 1 from changed order by merchant
    on conflict (merchant) do update set edition = site_editions.edition + 1;
    return null;
  end $$`,
  ...watched.flatMap((table) =>
    Object.entries(changes).map(
      ([change, rows]) => `create trigger ${table}_${change}_raises_site_edition after ${change} on ${table}
      referencing ${rows} table as changed for each statement execute function raise_site_edition()`,
    ),
  ),
]

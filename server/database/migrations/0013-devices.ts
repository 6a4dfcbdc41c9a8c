import { type Kysely, sql } from 'kysely'

/**
 * What its owner may see of a session and of a known address: a name to end or forget it by, the country, and what kind
 * of device it is.
 */
export const devices = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table sessions
    add column id uuid not null default gen_random_uuid(),
    add column country text not null default 'ZZ',
    add column browser text not null default 'other',
    add column system text not null default 'other'`,
  `alter table known_networks
    add column id uuid not null default gen_random_uuid(),
    add column country text not null default 'ZZ'`,
]

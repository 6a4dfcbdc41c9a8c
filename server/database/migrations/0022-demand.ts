import { type Kysely, sql } from 'kysely'

/**
 * What addresses, networks and brands have asked for lately; proofs of work that have been used up; and accounts that
 * the platform made by a click and nobody has come back to.
 */
export const demand = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table demand (
    merchant text not null,
    subject bytea not null,
    level double precision not null,
    counted_at timestamptz not null,
    primary key (merchant, subject)
  )`,
  `create index demand_by_time on demand (counted_at)`,
  `create table spent_proofs (
    merchant text not null,
    id_hash bytea not null,
    expires_at timestamptz not null,
    primary key (merchant, id_hash)
  )`,
  `create index spent_proofs_by_end on spent_proofs (expires_at)`,
  `alter table accounts add column unclaimed boolean not null default false`,
  `create index accounts_unclaimed on accounts (merchant, created_at) where unclaimed`,
  `update accounts set unclaimed = true where type = 4 and username like 'guest-%'`,
]

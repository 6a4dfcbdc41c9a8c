import { type Kysely, sql } from 'kysely'

/**
 * From where an account has been logged in to, by keyed hashes; logins whose password was right and that wait for
 * something else, with what they need encrypted; and the secrets of authenticator apps, encrypted: one in use for each
 * account, and one that is not confirmed yet.
 */
export const extraVerification = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table known_networks (
    merchant text not null,
    account uuid not null,
    network_hash bytea not null,
    seen_at timestamptz not null default now(),
    primary key (merchant, account, network_hash),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create table waiting_logins (
    merchant text not null,
    id_hash bytea not null,
    account uuid not null,
    sealed bytea not null,
    method text,
    code_hash bytea,
    code_until timestamptz,
    attempts integer not null default 0,
    expires_at timestamptz not null,
    primary key (merchant, id_hash)
  )`,
  `create index waiting_logins_by_end on waiting_logins (expires_at)`,
  `create table authenticators (
    merchant text not null,
    account uuid not null,
    sealed bytea not null,
    confirmed boolean not null,
    last_step bigint not null default 0,
    primary key (merchant, account, confirmed),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
]

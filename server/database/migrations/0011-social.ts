import { type Kysely, sql } from 'kysely'

/**
 * Logins by other sites: those under way, bound to a browser by the hash of its cookie, with what they need encrypted;
 * and who of another site is which account here, by a keyed hash of the name that the other site has for them.
 */
export const social = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table social_logins (
    merchant text not null,
    id_hash bytea not null,
    state_hash bytea,
    sealed bytea not null,
    expires_at timestamptz not null,
    primary key (merchant, id_hash)
  )`,
  `create index social_logins_by_end on social_logins (expires_at)`,
  `create table social_identities (
    merchant text not null,
    provider text not null,
    subject_hash bytea not null,
    account uuid not null,
    linked_at timestamptz not null default now(),
    primary key (merchant, provider, subject_hash),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index social_identities_by_account on social_identities (merchant, account)`,
]

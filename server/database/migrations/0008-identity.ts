import { type Kysely, sql } from 'kysely'

/**
 * Logins that a browser is to remember, by the hash of what its cookie holds; and accounts whose phone's number is a
 * name to log in with, one for each number.
 */
export const identity = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table remembered_logins (
    merchant text not null,
    token_hash bytea not null,
    account uuid not null,
    expires_at timestamptz not null,
    primary key (merchant, token_hash),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index remembered_logins_by_account on remembered_logins (merchant, account)`,
  `create index remembered_logins_by_end on remembered_logins (expires_at)`,
  `alter table accounts add column mobile_login boolean not null default false`,
  `create unique index accounts_mobile_login on accounts (merchant, mobile_key) where mobile_login`,
]

import { type Kysely, sql } from 'kysely'

/**
 * What is granted to an account carries the account's security stamp of that moment, and is worth nothing once the
 * account has another one. A launch carries the session that asked for it. And the nonces of sealed requests that were
 * opened, so that none is opened twice.
 */
export const securityStamps = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const stamped = ['accounts', 'sessions', 'waiting_logins', 'remembered_logins', 'temporary_passwords', 'phone_codes']

const statements = [
  ...stamped.map((table) => `alter table ${table} add column security_stamp integer not null default 0`),
  `alter table launches add column session_hash bytea`,
  `create table payload_nonces (
    merchant text not null,
    nonce_hash bytea not null,
    expires_at timestamptz not null,
    primary key (merchant, nonce_hash)
  )`,
  `create index payload_nonces_by_end on payload_nonces (expires_at)`,
]

import { type Kysely, sql } from 'kysely'

/**
 * An affiliate code says which account it makes: its type, and the prize levels and rebate rates that it plays by. It
 * can be switched off. Accounts keep the terms that they came with, and who has frozen them; what came by a code is
 * counted.
 */
export const registerLinks = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table affiliate_codes
    add column type integer not null default 0,
    add column terms jsonb,
    add column disabled boolean not null default false,
    add column created_at timestamptz not null default now()`,
  `create index affiliate_codes_by_agent on affiliate_codes (merchant, agent)`,
  `alter table accounts add column terms jsonb, add column frozen_by uuid check (frozen_by is null or disabled)`,
  `create index accounts_by_affiliate_code on accounts (merchant, affiliate_code) where affiliate_code is not null`,
]

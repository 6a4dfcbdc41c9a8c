import { type Kysely, sql } from 'kysely'

/**
 * What resetting a password needs: how an account is found by its number or address, passwords and sessions that are
 * there to be changed, codes, temporary passwords, and the messages that were sent. Codes, numbers and temporary
 * passwords are kept as keyed hashes, messages encrypted.
 */
export const passwords = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const digitsOf = (field: string): string => `regexp_replace(coalesce(profile ->> '${field}', ''), '\\D', '', 'g')`

const statements = [
  `alter table accounts add column email_key text, add column mobile_key text, add column password_default boolean not null default false`,
  `update accounts set
    email_key = nullif(lower(trim(profile ->> 'email')), ''),
    mobile_key = case when ${digitsOf('mobileNum')} <> '' and ${digitsOf('countryDialingCode')} <> ''
      then ${digitsOf('countryDialingCode')} || '-' || ltrim(${digitsOf('mobileNum')}, '0') end`,
  `create index accounts_by_mobile on accounts (merchant, mobile_key) where mobile_key is not null`,
  `alter table sessions add column must_change boolean not null default false`,
  `create table phone_codes (
    merchant text not null,
    phone_hash bytea not null,
    number_hash bytea not null,
    account uuid,
    code_hash bytea not null,
    attempts integer not null,
    expires_at timestamptz not null,
    primary key (merchant, phone_hash)
  )`,
  `create index phone_codes_by_number on phone_codes (merchant, number_hash)`,
  `create index phone_codes_by_end on phone_codes (expires_at)`,
  `create table temporary_passwords (
    merchant text not null,
    account uuid not null,
    password_hash bytea not null,
    expires_at timestamptz not null,
    primary key (merchant, account),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index temporary_passwords_by_end on temporary_passwords (expires_at)`,
  `create table outbox (
    merchant text not null,
    id uuid not null,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    primary key (merchant, id)
  )`,
  `create index outbox_by_time on outbox (merchant, created_at)`,
]

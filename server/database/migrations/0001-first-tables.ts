import { type Kysely, sql } from 'kysely'

/**
 * The first tables. Plain SQL that a distributed PostgreSQL takes as well: keys are the merchant's code and a UUID or a
 * name, nothing counts up, nothing listens. Amounts are minor units; 38 digits hold any amount of any currency.
 */
export const firstTables = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table sites (
    merchant text primary key,
    maintenance boolean not null default false,
    local_country text not null,
    currency text not null,
    exponent integer not null,
    registration_bonus numeric(38, 0) not null,
    seeded_at timestamptz not null default now()
  )`,
  `create table flags (merchant text not null, flag text not null, enabled boolean not null, primary key (merchant, flag))`,
  `create table register_rules (
    merchant text not null,
    field text not null,
    enabled boolean not null,
    required boolean not null,
    pattern text,
    accepted_pattern text,
    min_length integer,
    max_length integer,
    primary key (merchant, field)
  )`,
  `create table restricted_countries (merchant text not null, country text not null, primary key (merchant, country))`,
  `create table vendors (merchant text not null, vendor text not null, enabled boolean not null, position double precision not null, primary key (merchant, vendor))`,
  `create table resources (merchant text not null, kind text not null, url text not null, label_en text not null, label_cn text not null, primary key (merchant, kind))`,
  `create table customer_services (merchant text not null, kind text not null, title text not null, path text not null, primary key (merchant, kind))`,
  `create table affiliate_codes (merchant text not null, code text not null, agent text not null, primary key (merchant, code))`,
  `create table accounts (
    merchant text not null,
    id uuid not null,
    username text not null,
    username_key text not null,
    password_hash text not null,
    payment_password_hash text,
    type integer not null,
    side text not null check (side in ('member', 'agent', 'both')),
    disabled boolean not null default false,
    nickname text not null,
    club_label text,
    rank_level integer,
    upline uuid,
    affiliate_code text,
    profile jsonb not null,
    password_expired boolean not null default false,
    first_login_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (merchant, id),
    constraint accounts_username unique (merchant, username_key),
    foreign key (merchant, upline) references accounts (merchant, id)
  )`,
  `create table sessions (
    merchant text not null,
    token_hash bytea not null,
    account uuid not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    primary key (merchant, token_hash),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index sessions_by_account on sessions (merchant, account)`,
  `create index sessions_by_end on sessions (expires_at)`,
  `create table login_failures (
    merchant text not null,
    subject bytea not null,
    failures integer not null,
    window_ends_at timestamptz not null,
    blocked_until timestamptz,
    primary key (merchant, subject)
  )`,
  `create index login_failures_by_end on login_failures (window_ends_at)`,
  `create table captchas (merchant text not null, id_hash bytea not null, answer_hash bytea not null, expires_at timestamptz not null, primary key (merchant, id_hash))`,
  `create index captchas_by_end on captchas (expires_at)`,
  `create table ledger_accounts (
    merchant text not null,
    id uuid not null,
    owner uuid,
    purpose text not null,
    currency text not null,
    balance numeric(38, 0),
    primary key (merchant, id),
    constraint ledger_accounts_owner unique nulls not distinct (merchant, owner, purpose, currency),
    constraint ledger_accounts_no_overdraft check ((owner is null) = (balance is null) and balance >= 0),
    foreign key (merchant, owner) references accounts (merchant, id)
  )`,
  `create table transfers (
    merchant text not null,
    id uuid not null,
    idempotency_key text not null,
    fingerprint text not null,
    purpose text not null,
    created_at timestamptz not null default now(),
    primary key (merchant, id),
    constraint transfers_idempotency unique (merchant, idempotency_key)
  )`,
  `create table entries (
    merchant text not null,
    transfer uuid not null,
    line integer not null,
    account uuid not null,
    amount numeric(38, 0) not null check (amount <> 0),
    primary key (merchant, transfer, line),
    foreign key (merchant, transfer) references transfers (merchant, id),
    foreign key (merchant, account) references ledger_accounts (merchant, id)
  )`,
  `create index entries_by_account on entries (merchant, account)`,
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the journal is append-only' using errcode = 'integrity_constraint_violation';
  end $$`,
  ...['transfers', 'entries'].flatMap((table) => [
    `create trigger ${table}_append_only before update or delete on ${table} for each row execute function refuse_change()`,
    `create trigger ${table}_keep before truncate on ${table} for each statement execute function refuse_change()`,
  ]),
  `create function refuse_imbalance() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from entries where merchant = new.merchant and transfer = new.transfer) <> 0 then
      raise exception 'the entries of a transfer must sum to zero' using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$`,
  `create constraint trigger entries_balanced after insert on entries deferrable initially deferred for each row execute function refuse_imbalance()`,
]

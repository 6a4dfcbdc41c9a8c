import { type Kysely, sql } from 'kysely'

/**
 * Bets for money with vendors, whose wins stand on the board of winners in place of those of play credits: rounds,
 * bets, the first answer to each call of a vendor, and the keys that calls are signed with; what the demo vendor keeps
 * of rounds for money.
 */
export const bets = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `delete from wins where id not like 'seed/%'`,
  `update wins set amount = amount * (10::numeric ^ sites.exponent) from sites where sites.merchant = wins.merchant`,
  `alter table launches add column id uuid not null default gen_random_uuid()`,
  `create unique index launches_by_id on launches (merchant, id)`,
  `create table bets (
    merchant text not null,
    id uuid not null,
    account uuid not null,
    vendor text not null,
    game text not null,
    category text not null,
    round text not null,
    transaction text not null,
    wallet text not null,
    currency text not null,
    stake numeric(38, 0) not null check (stake > 0),
    bonus_stake numeric(38, 0) not null default 0 check (bonus_stake between 0 and stake),
    win numeric(38, 0) not null default 0 check (win >= 0),
    state text not null check (state in ('open', 'settled', 'rolled-back')),
    placed_at timestamptz not null default now(),
    settled_at timestamptz,
    asked_at timestamptz,
    primary key (merchant, id),
    foreign key (merchant, account) references accounts (merchant, id),
    check ((state = 'open') = (settled_at is null)),
    check (state <> 'rolled-back' or win = 0)
  )`,
  `create index bets_by_account on bets (merchant, account, placed_at desc, id desc)`,
  `create index bets_by_settlement on bets (merchant, account, settled_at) where state = 'settled'`,
  `create index bets_open on bets (merchant, placed_at) where state = 'open'`,
  `create index bets_open_by_round on bets (merchant, vendor, account, round) where state = 'open'`,
  `create table rounds (
    merchant text not null,
    vendor text not null,
    account uuid not null,
    id text not null,
    opened_at timestamptz not null default now(),
    closed_at timestamptz,
    primary key (merchant, vendor, account, id),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create table vendor_calls (
    merchant text not null,
    vendor text not null,
    kind text not null check (kind in ('bet', 'win', 'rollback', 'close')),
    scope text not null,
    transaction text not null,
    fingerprint bytea,
    bet uuid,
    answer jsonb not null,
    at timestamptz not null default now(),
    primary key (merchant, vendor, kind, scope, transaction)
  )`,
  `create table vendor_keys (
    merchant text not null,
    vendor text not null,
    id text not null,
    sealed bytea not null,
    made_at timestamptz not null default now(),
    ends_at timestamptz,
    primary key (merchant, vendor, id)
  )`,
  `create unique index vendor_keys_current on vendor_keys (merchant, vendor) where ends_at is null`,
  `create table vendor_nonces (
    merchant text not null,
    nonce_hash bytea not null,
    expires_at timestamptz not null,
    primary key (merchant, nonce_hash)
  )`,
  `create index vendor_nonces_by_end on vendor_nonces (expires_at)`,
  `alter table demo_seats add column vendor text, add column session text, add column currency jsonb`,
  `alter table demo_rounds
    add column vendor text,
    add column state text not null default 'done' check (state in ('betting', 'done', 'refused', 'returned')),
    add column unit numeric(38, 0)`,
  `alter table demo_tickets
    add column vendor text,
    add column state text not null default 'done' check (state in ('betting', 'done', 'refused', 'returned')),
    add column unit numeric(38, 0),
    add column game text`,
  `create index demo_rounds_betting on demo_rounds (created_at) where state = 'betting'`,
  `create index demo_tickets_betting on demo_tickets (created_at) where state = 'betting'`,
  `create index demo_tickets_due on demo_tickets (board, period) where state = 'done' and win is null and vendor is not null`,
  `create table demo_messages (
    id uuid primary key,
    merchant text not null,
    vendor text not null,
    player uuid not null,
    round text not null,
    calls jsonb not null,
    tries integer not null default 0,
    next_at timestamptz not null default now(),
    done_at timestamptz
  )`,
  `create index demo_messages_due on demo_messages (next_at) where done_at is null`,
  `create index demo_messages_by_round on demo_messages (merchant, vendor, player, round)`,
]

import { type Kysely, sql } from 'kysely'

/**
 * Points: what they are worth and what earns them, what they buy, and what they were spent on. The points themselves
 * stand in the ledger. A brand that was started before has a hundred points for one unit of its currency, and one point
 * for ten units staked from now on.
 */
export const points = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table points_settings (
    merchant text primary key references sites (merchant),
    ratio_points bigint not null check (ratio_points > 0),
    ratio_amount numeric(38, 0) not null check (ratio_amount > 0),
    turnover numeric(38, 0) check (turnover > 0)
  )`,
  `insert into points_settings select merchant, 100, 10::numeric ^ exponent, 10 * 10::numeric ^ exponent from sites`,
  `create table points_rewards (
    merchant text not null,
    id text not null,
    kind text not null check (kind in ('money', 'goods')),
    texts jsonb not null,
    points bigint not null check (points > 0),
    amount numeric(38, 0) not null check (amount > 0),
    requirement numeric(38, 0) not null default 0 check (requirement >= 0),
    stock bigint not null check (stock >= 0),
    enabled boolean not null default true,
    position integer not null,
    primary key (merchant, id)
  )`,
  `create table points_redemptions (
    merchant text not null,
    id uuid not null,
    seq bigint not null generated always as identity,
    reference text not null,
    account uuid not null,
    request_key text not null,
    fingerprint text not null,
    kind text not null check (kind in ('money', 'goods', 'convert')),
    reward text,
    texts jsonb not null default '{}',
    quantity bigint not null check (quantity > 0),
    points bigint not null check (points > 0),
    amount numeric(38, 0) not null check (amount > 0),
    currency text not null,
    state text not null check (state in ('process', 'approved', 'rejected')),
    reason text,
    requested_at timestamptz not null default clock_timestamp(),
    decided_at timestamptz,
    primary key (merchant, id),
    constraint points_redemptions_key unique (merchant, account, request_key),
    constraint points_redemptions_reference unique (merchant, reference),
    foreign key (merchant, account) references accounts (merchant, id),
    check ((kind = 'convert') = (reward is null)),
    check ((state = 'process') = (decided_at is null))
  )`,
  `create index points_redemptions_by_account on points_redemptions (merchant, account, seq desc)`,
  `create index points_redemptions_waiting on points_redemptions (merchant, seq) where state = 'process'`,
  `create table points_counted (
    merchant text not null,
    account uuid not null,
    currency text not null,
    counted numeric(38, 0) not null check (counted >= 0),
    primary key (merchant, account, currency),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `insert into points_counted select merchant, account, currency, sum(settled_stake) from play_days group by merchant, account, currency`,
]

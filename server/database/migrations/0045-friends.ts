import { type Kysely, sql } from 'kysely'

/**
 * Friends that players bring: each player's code, who came by it, and what that gives. A brand that was started before
 * gives nothing until its operator says so.
 */
export const referrals = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table referral_settings (
    merchant text primary key references sites (merchant),
    deposited numeric(38, 0) not null check (deposited >= 0),
    staked numeric(38, 0) not null check (staked >= 0),
    days integer not null check (days > 0),
    inviter numeric(38, 0) not null check (inviter >= 0),
    friend numeric(38, 0) not null check (friend >= 0),
    turnover integer not null check (turnover >= 0),
    inviter_texts jsonb not null,
    friend_texts jsonb not null
  )`,
  `insert into referral_settings
    select merchant, 0, 0, 30, 0, 0, 0, '{"EN": {"title": "A friend has joined"}}', '{"EN": {"title": "Welcome from your friend"}}' from sites`,
  `create table referral_codes (
    merchant text not null,
    account uuid not null,
    code text not null,
    primary key (merchant, account),
    constraint referral_codes_code unique (merchant, code),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create table referrals (
    merchant text not null,
    account uuid not null,
    inviter uuid not null,
    seq bigint not null generated always as identity,
    registered_at timestamptz not null default clock_timestamp(),
    rewarded_at timestamptz,
    amount numeric(38, 0) check (amount >= 0),
    primary key (merchant, account),
    foreign key (merchant, account) references accounts (merchant, id) on delete cascade,
    foreign key (merchant, inviter) references accounts (merchant, id),
    check (account <> inviter),
    check ((rewarded_at is null) = (amount is null))
  )`,
  `create index referrals_by_inviter on referrals (merchant, inviter, seq desc)`,
  `create index referrals_waiting on referrals (merchant, registered_at) where rewarded_at is null`,
]

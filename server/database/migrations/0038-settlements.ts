import { type Kysely, sql } from 'kysely'

/**
 * Contracts are settled: from when until when each was in force, up to where each kind was settled, and what each
 * contract came to in each period, once. Bets are found by when they were settled.
 */
export const settlements = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table contracts add column accepted_at timestamptz, add column ended_at timestamptz`,
  `update contracts set accepted_at = now() where state in ('accepted', 'ending')`,
  `update contracts set accepted_at = changed_at, ended_at = changed_at where state = 'ended'`,
  `alter table contracts add check ((state in ('accepted', 'ending', 'ended')) = (accepted_at is not null)), add check ((state = 'ended') = (ended_at is not null))`,
  `create index contracts_by_force on contracts (merchant, kind, accepted_at) where accepted_at is not null`,
  `create index bets_by_settled_at on bets (merchant, settled_at) where state = 'settled'`,
  `create table settlement_cursors (
    merchant text not null,
    kind text not null,
    period text not null,
    settled_to timestamptz not null,
    primary key (merchant, kind, period)
  )`,
  `create table settlements (
    merchant text not null,
    id uuid not null,
    contract uuid not null,
    kind text not null,
    upline uuid not null,
    downline uuid not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    currency text not null,
    stake numeric(38, 0) not null,
    lost numeric(38, 0) not null,
    members integer not null,
    amount numeric(38, 0) not null check (amount >= 0),
    missed text check (missed in ('bet', 'profitLoss', 'members', 'nothing')),
    made_at timestamptz not null default now(),
    paid_at timestamptz,
    primary key (merchant, id),
    foreign key (merchant, contract) references contracts (merchant, id),
    check ((amount = 0) = (missed is not null)),
    check (paid_at is null or amount > 0)
  )`,
  `create unique index settlements_once on settlements (merchant, contract, starts_at)`,
  `create index settlements_due on settlements (merchant, ends_at) where paid_at is null and amount > 0`,
  `create index settlements_by_downline on settlements (merchant, downline, kind, ends_at desc, id)`,
  `create index settlements_by_upline on settlements (merchant, upline, kind, ends_at desc, id)`,
]

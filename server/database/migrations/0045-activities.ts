import { type Kysely, sql } from 'kysely'

/** What can be done at promotions: the rules of each, and who has joined or applied. */
export const activities = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table activities (
    merchant text not null references sites (merchant),
    id text not null,
    kind text not null check (kind in ('join', 'apply', 'envelope')),
    enabled boolean not null default true,
    opens_at timestamptz not null,
    closes_at timestamptz,
    every text not null check (every in ('once', 'day', 'week')),
    who text not null check (who in ('all', 'players', 'agents')),
    least_rank integer check (least_rank > 0),
    registered_from timestamptz,
    reward text not null check (reward in ('money', 'points')),
    amount numeric(38, 0) not null check (amount > 0),
    most_amount numeric(38, 0) check (most_amount >= amount),
    turnover integer not null check (turnover between 0 and 100),
    claim_days integer check (claim_days > 0),
    issue text not null check (issue in ('claim', 'itself')),
    needed numeric(38, 0) not null check (needed >= 0),
    total numeric(38, 0) check (total >= 0),
    given numeric(38, 0) not null default 0 check (given >= 0 and (total is null or given <= total)),
    primary key (merchant, id)
  )`,
  `create table activity_entries (
    merchant text not null,
    id uuid not null,
    seq bigint not null generated always as identity,
    reference text not null,
    activity text not null,
    account uuid not null,
    period text not null,
    state text not null check (state in ('joined', 'applying', 'process', 'approved', 'rejected')),
    remark text not null default '',
    images uuid[] not null default '{}',
    staked_before numeric(38, 0) not null default 0,
    reason text,
    entered_at timestamptz not null default clock_timestamp(),
    decided_at timestamptz,
    primary key (merchant, id),
    constraint activity_entries_once unique (merchant, account, activity, period),
    constraint activity_entries_reference unique (merchant, reference),
    foreign key (merchant, account) references accounts (merchant, id),
    foreign key (merchant, activity) references activities (merchant, id)
  )`,
  `create index activity_entries_by_place on activity_entries (merchant, seq desc)`,
  `create index activity_entries_waiting on activity_entries (merchant, seq) where state in ('applying', 'process')`,
]

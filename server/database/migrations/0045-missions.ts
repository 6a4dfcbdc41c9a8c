import { type Kysely, sql } from 'kysely'

/** Missions of a brand, and what each player has claimed of them in each period, once. */
export const missions = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table missions (
    merchant text not null references sites (merchant),
    id text not null,
    measure text not null check (measure in ('deposit', 'stake', 'bets', 'logins')),
    period text not null check (period in ('day', 'week', 'once')),
    categories jsonb not null default '[]',
    target numeric(38, 0) not null check (target > 0),
    kind text not null check (kind in ('money', 'points')),
    amount numeric(38, 0) not null check (amount > 0),
    turnover integer not null default 0 check (turnover >= 0),
    score integer not null check (score >= 0),
    texts jsonb not null,
    enabled boolean not null default true,
    position integer not null,
    primary key (merchant, id)
  )`,
  `create table mission_claims (
    merchant text not null,
    account uuid not null,
    mission text not null,
    first_day date not null,
    day date not null,
    score integer not null,
    claimed_at timestamptz not null default clock_timestamp(),
    primary key (merchant, account, mission, first_day),
    foreign key (merchant, account) references accounts (merchant, id) on delete cascade
  )`,
  `create index mission_claims_by_day on mission_claims (merchant, day, account)`,
]

import { type Kysely, sql } from 'kysely'

/**
 * What members were given by activities, missions, friends they brought, ranks and the operator: each once for its
 * source and key.
 */
export const rewards = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table rewards (
    merchant text not null,
    id uuid not null,
    seq bigint not null generated always as identity,
    account uuid not null,
    source text not null check (source in ('activity', 'mission', 'referral', 'rank', 'operator')),
    name text not null,
    key text not null,
    texts jsonb not null,
    kind text not null check (kind in ('money', 'points')),
    currency text not null,
    amount numeric(38, 0) not null check (amount > 0),
    turnover integer not null default 0 check (turnover between 0 and 100),
    given_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz,
    claimed_at timestamptz,
    primary key (merchant, id),
    constraint rewards_once unique (merchant, account, source, name, key),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index rewards_by_account on rewards (merchant, account, seq desc)`,
  `create index rewards_by_place on rewards (merchant, seq desc)`,
]

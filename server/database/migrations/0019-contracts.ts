import { type Kysely, sql } from 'kysely'

/**
 * Contracts between an agent and an agent directly below, and who may offer which kind. Of each kind two agents have
 * one open offer at most, and an agent one contract in force with the one above.
 */
export const contracts = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table contracts (
    merchant text not null,
    id uuid not null,
    kind text not null check (kind in ('dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary')),
    upline uuid not null,
    downline uuid not null check (downline <> upline),
    state text not null check (state in ('offered', 'accepted', 'rejected', 'withdrawn', 'ending', 'ended')),
    asked_by text check (asked_by in ('upline', 'downline')),
    reason text check (reason in ('agreed', 'replaced', 'lowerRate')),
    period text check (period in ('D', 'W', 'H', 'M')),
    bet numeric(38, 0) not null check (bet >= 0),
    profit_loss numeric(38, 0) check (profit_loss >= 0),
    members integer check (members >= 0),
    rate integer check (rate between 1 and 10000),
    loss_rate integer check (loss_rate between 1 and 10000),
    offered_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    primary key (merchant, id),
    foreign key (merchant, upline) references accounts (merchant, id),
    foreign key (merchant, downline) references accounts (merchant, id),
    check ((state = 'ending') = (asked_by is not null)),
    check ((state = 'ended') = (reason is not null))
  )`,
  `create unique index contracts_one_offer on contracts (merchant, downline, kind, upline) where state = 'offered'`,
  `create unique index contracts_one_in_force on contracts (merchant, downline, kind, upline) where state in ('accepted', 'ending')`,
  `create index contracts_by_downline on contracts (merchant, downline, kind, changed_at)`,
  `create index contracts_by_upline on contracts (merchant, upline, kind, changed_at)`,
  `create table contract_permits (
    merchant text not null,
    account uuid not null,
    kind text not null,
    primary key (merchant, account, kind),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
]

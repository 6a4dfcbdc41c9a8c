import { type Kysely, sql } from 'kysely'

/**
 * Bets without a stake (free rounds), corrections of settled bets, and what players owe after a correction that they
 * had too little money for.
 */
export const resettlements = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table bets drop constraint bets_stake_check, add constraint bets_stake_check check (stake >= 0)`,
  `alter table bets add column revision integer not null default 0 check (revision >= 0)`,
  `create index bets_by_round on bets (merchant, vendor, account, round, placed_at desc)`,
  `alter table vendor_calls drop constraint vendor_calls_kind_check,
    add constraint vendor_calls_kind_check check (kind in ('bet', 'win', 'rollback', 'close', 'resettle'))`,
  `create table debts (
    merchant text not null,
    account uuid not null,
    currency text not null,
    amount numeric(38, 0) not null check (amount >= 0),
    changed_at timestamptz not null default clock_timestamp(),
    primary key (merchant, account, currency),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
]

import { type Kysely, sql } from 'kysely'

/** Corrections of a player's money by operators: above a brand's limit one asks, and another confirms. */
export const adjustments = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table sites add column adjustment_limit numeric(38, 0) not null default 0`,
  `create table adjustments (
    merchant text not null,
    id uuid not null,
    request_key text not null,
    account uuid not null,
    amount numeric(38, 0) not null check (amount <> 0),
    currency text not null,
    reason text not null,
    asked_by text not null,
    asked_at timestamptz not null default clock_timestamp(),
    state text not null check (state in ('waiting', 'done', 'refused')),
    decided_by text,
    decided_at timestamptz,
    primary key (merchant, id),
    constraint adjustments_key unique (merchant, request_key),
    foreign key (merchant, account) references accounts (merchant, id),
    check ((state = 'waiting') = (decided_at is null)),
    check (state <> 'waiting' or decided_by is null)
  )`,
  `create index adjustments_by_time on adjustments (merchant, asked_at desc)`,
]

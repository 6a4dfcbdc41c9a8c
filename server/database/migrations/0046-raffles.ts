import { type Kysely, sql } from 'kysely'

/** Raffles among the activities: their tickets, prizes and draws. */
export const raffles = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `alter table activities drop constraint activities_kind_check`,
  `alter table activities add constraint activities_kind_check check (kind in ('join', 'apply', 'envelope', 'raffle'))`,
  `alter table activities add column free_tickets integer not null default 0 check (free_tickets between 0 and 100)`,
  `alter table activities add column ticket_stake numeric(38, 0) check (ticket_stake > 0)`,
  `create table raffle_prizes (
    merchant text not null,
    activity text not null,
    id text not null,
    texts jsonb not null,
    kind text not null check (kind in ('money', 'points')),
    amount numeric(38, 0) not null check (amount > 0),
    chance integer not null check (chance between 1 and 10000),
    stock bigint check (stock >= 0),
    primary key (merchant, activity, id),
    foreign key (merchant, activity) references activities (merchant, id)
  )`,
  `create table raffle_draws (
    merchant text not null,
    id uuid not null,
    seq bigint not null generated always as identity,
    activity text not null,
    account uuid not null,
    period text not null,
    request_key text not null,
    roll integer not null check (roll between 0 and 9999),
    prize text,
    drawn_at timestamptz not null default clock_timestamp(),
    primary key (merchant, id),
    constraint raffle_draws_key unique (merchant, account, activity, request_key),
    foreign key (merchant, account) references accounts (merchant, id),
    foreign key (merchant, activity) references activities (merchant, id)
  )`,
  `create index raffle_draws_by_account on raffle_draws (merchant, account, activity, seq desc)`,
]

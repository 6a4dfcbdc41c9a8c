import { type Kysely, sql } from 'kysely'

/** The demo vendor's draws, the same for every brand, and what players have put on them. */
export const demoDraws = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table demo_draws (
    board text not null,
    period integer not null,
    seed bytea not null,
    draws_at timestamptz not null,
    primary key (board, period)
  )`,
  `create index demo_draws_by_time on demo_draws (draws_at)`,
  `create table demo_tickets (
    merchant text not null,
    player uuid not null,
    id uuid not null,
    board text not null,
    period integer not null,
    bet jsonb not null,
    stake numeric(38, 0) not null check (stake > 0),
    win numeric(38, 0) check (win >= 0),
    created_at timestamptz not null default now(),
    primary key (merchant, player, id)
  )`,
  `create index demo_tickets_by_board on demo_tickets (merchant, player, board, created_at)`,
]

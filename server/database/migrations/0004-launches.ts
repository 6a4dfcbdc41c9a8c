import { type Kysely, sql } from 'kysely'

/**
 * Launches of games, and what the demo vendor keeps: its sessions, demo wallets of play credits, the seed of each
 * player's next round, and the rounds. What is the vendor's own begins with `demo_`; no money is in it.
 */
export const launches = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table launches (
    merchant text not null,
    token_hash bytea not null,
    account uuid not null,
    vendor text not null,
    game text not null,
    mode text not null check (mode in ('REAL', 'FUN', 'LOTT')),
    language text not null,
    host text not null,
    lottery jsonb,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (merchant, token_hash),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index launches_by_end on launches (expires_at)`,
  `create table demo_seats (
    merchant text not null,
    token_hash bytea not null,
    player uuid not null,
    game text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    primary key (merchant, token_hash)
  )`,
  `create index demo_seats_by_end on demo_seats (expires_at)`,
  `create table demo_purses (
    merchant text not null,
    player uuid not null,
    credits numeric(38, 0) not null check (credits >= 0),
    primary key (merchant, player)
  )`,
  `create table demo_seeds (
    merchant text not null,
    player uuid not null,
    game text not null,
    seed bytea not null,
    primary key (merchant, player, game)
  )`,
  `create table demo_rounds (
    merchant text not null,
    player uuid not null,
    id uuid not null,
    game text not null,
    stake numeric(38, 0) not null check (stake > 0),
    win numeric(38, 0) not null check (win >= 0),
    seed bytea not null,
    player_seed text not null,
    bet jsonb not null,
    outcome jsonb not null,
    created_at timestamptz not null default now(),
    primary key (merchant, player, id)
  )`,
  `create index demo_rounds_by_game on demo_rounds (merchant, player, game, created_at)`,
]

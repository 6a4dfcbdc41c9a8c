import { type Kysely, sql } from 'kysely'

/**
 * What players have marked and what they have played. A game is named by the catalogue's id: it may leave the catalogue
 * and come back.
 */
export const gamesOfPlayers = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table favourite_games (
    merchant text not null,
    account uuid not null,
    game text not null,
    since timestamptz not null default clock_timestamp(),
    primary key (merchant, account, game),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create table played_games (
    merchant text not null,
    account uuid not null,
    game text not null,
    times integer not null default 1,
    last_at timestamptz not null default clock_timestamp(),
    primary key (merchant, account, game),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create index played_games_by_time on played_games (merchant, last_at)`,
]

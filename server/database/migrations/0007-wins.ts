import { type Kysely, sql } from 'kysely'

/**
 * What players have won, for the board of winners: names are masked before they are written. And the brand's analytics
 * tag.
 */
export const wins = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table wins (
    merchant text not null,
    id text not null,
    winner text not null,
    name text not null,
    game text not null,
    amount numeric(38, 0) not null check (amount > 0),
    won_at timestamptz not null default now(),
    primary key (merchant, id)
  )`,
  `create index wins_by_time on wins (merchant, won_at)`,
  `alter table sites add column gtag_id text`,
]

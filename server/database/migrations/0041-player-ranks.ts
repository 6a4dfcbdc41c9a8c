import { type Kysely, sql } from 'kysely'

/**
 * When each player has reached each rank, once; and up to which settled bets a brand's players were looked at for that.
 */
export const playerRanks = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table rank_rises (
    merchant text not null,
    account uuid not null,
    level integer not null,
    reached_at timestamptz not null default clock_timestamp(),
    primary key (merchant, account, level),
    foreign key (merchant, account) references accounts (merchant, id)
  )`,
  `create table rank_cursors (
    merchant text primary key references sites (merchant),
    looked_to timestamptz not null
  )`,
]

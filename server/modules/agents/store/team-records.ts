import { sql } from 'kysely'
import { normalizeUsername } from '../../accounts/store/accounts.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Selection of a team's records: one currency, `from` (inclusive) to `to` (exclusive), optionally one member. */
export interface TeamScope {
  readonly currency: string
  readonly from: Date
  readonly to: Date
  /** Username of one member; empty for the whole team. */
  readonly username: string
}

/** Page cursor: the last record of the previous page. */
export interface TeamCursor {
  /** Time of the record, to the microsecond. */
  readonly timestamp: string
  /** Orders records of the same time: the id of a bet, the sequence number of a movement. */
  readonly key: string
}

export interface TeamBetRow extends TeamCursor {
  readonly username: string
  readonly id: string
  readonly vendor: string
  readonly game: string
  readonly category: string
  /** Minor units. */
  readonly stake: bigint
  /** Minor units. */
  readonly win: bigint
  readonly state: 'open' | 'settled' | 'rolled-back'
  /** Time at which the bet was placed. */
  readonly at: Date
}

export interface TeamMovementRow extends TeamCursor {
  readonly username: string
  /** The id of the transfer. A transfer between two members has a movement for each of them. */
  readonly id: string
  readonly purpose: string
  /** Minor units; 0 if money moved only between the member's own wallets. */
  readonly amount: bigint
  /** Amount moved between the member's own wallets; minor units. */
  readonly internal: bigint
  readonly at: Date
}

/** Stakes and wins of bets settled on a day, in minor units. */
export interface TeamDay {
  readonly day: string
  readonly stake: bigint
  readonly win: bigint
}

/** Records of an account's whole team, at any depth, without those of the account itself. */
export const createTeamRecordStore = ({ code: merchant, db }: Tenant, agent: string) => {
  const team = sql`
    with recursive team (id) as (
      select id from accounts where merchant = ${merchant} and upline = ${agent}
      union
      select below.id from team join accounts below on below.merchant = ${merchant} and below.upline = team.id
    )`
  const joinMembers = (username: string) =>
    sql`team join accounts a on a.merchant = ${merchant} and a.id = team.id ${username === '' ? sql`` : sql`and a.username_key = ${normalizeUsername(username)}`}`
  /**
   * Condition for the records that are older than the cursor, or than the end of the scope if there is no cursor. It
   * lets an index scan read at most one page per member.
   */
  const createCursorCondition = (
    timeColumn: ReturnType<typeof sql>,
    keyColumn: ReturnType<typeof sql>,
    { to }: TeamScope,
    cursor: TeamCursor | undefined,
  ) =>
    cursor === undefined
      ? sql`${timeColumn} < ${to}`
      : sql`${timeColumn} <= ${cursor.timestamp}::timestamptz and (${timeColumn}, ${keyColumn}) < (${cursor.timestamp}::timestamptz, ${cursor.key})`

  const selectCursor = (timeColumn: ReturnType<typeof sql>, keyColumn: ReturnType<typeof sql>) =>
    sql`to_char(${timeColumn} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as timestamp, ${keyColumn}::text as key`

  return {
    /** Lists bets by the time at which they were placed, newest first. */
    listBets: async (scope: TeamScope, cursor: TeamCursor | undefined, limit: number): Promise<readonly TeamBetRow[]> =>
      (
        await sql<TeamBetRow>`${team}
          select a.username, b.*, ${selectCursor(sql`b.at`, sql`b.id`)} from ${joinMembers(scope.username)} cross join lateral (
            select id, vendor, game, category, stake, win, state, placed_at as at from bets
            where merchant = ${merchant} and account = a.id and currency = ${scope.currency} and placed_at >= ${scope.from}
              and ${createCursorCondition(sql`placed_at`, sql`id`, scope, cursor)}
            order by placed_at desc, id desc limit ${limit}
          ) b order by b.at desc, b.id desc limit ${limit}`.execute(db)
      ).rows,

    /** Lists movements except bets, wins and rollbacks, which `listBets` covers. Newest first. */
    listMovements: async (scope: TeamScope, cursor: TeamCursor | undefined, limit: number): Promise<readonly TeamMovementRow[]> =>
      (
        await sql<TeamMovementRow>`${team}
          select a.username, m.*, ${selectCursor(sql`m.at`, sql`m.seq`)} from ${joinMembers(scope.username)} cross join lateral (
            select seq, transfer as id, purpose, amount, internal, at from movements
            where merchant = ${merchant} and account = a.id and currency = ${scope.currency} and purpose not in ('bet', 'win', 'rollback') and at >= ${scope.from}
              and ${createCursorCondition(sql`at`, sql`seq`, scope, cursor)}
            order by at desc, seq desc limit ${limit}
          ) m order by m.at desc, m.seq desc limit ${limit}`.execute(db)
      ).rows,

    /** Stakes and wins of bets settled on these days. */
    listDays: async (currency: string, firstDay: string, lastDay: string): Promise<readonly TeamDay[]> =>
      (
        await sql<TeamDay>`${team}
          select to_char(d.day, 'YYYY-MM-DD') as day, sum(d.settled_stake)::numeric(38, 0) as stake, sum(d.settled_win)::numeric(38, 0) as win
          from team cross join lateral (
            select day, settled, settled_stake, settled_win from play_days
            where merchant = ${merchant} and account = team.id and currency = ${currency} and day between ${firstDay}::date and ${lastDay}::date offset 0
          ) d group by d.day having sum(d.settled) > 0 order by d.day`.execute(db)
      ).rows,
  }
}

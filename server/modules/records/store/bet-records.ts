import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

type BetState = 'open' | 'settled' | 'rolled-back'

/** Filters of bets: the account, the currency, and the time when they were placed, `from` inclusive, `to` exclusive. */
export interface BetScope {
  readonly account: string
  readonly currency: string
  readonly from: Date
  readonly to: Date
  readonly vendor?: string | undefined
  readonly category?: string | undefined
  readonly state?: BetState | undefined
}

/** A bet. Stakes and wins are minor units; `bonus_stake` is the part of `stake` that was paid from bonuses. */
export interface BetRow {
  readonly id: string
  readonly vendor: string
  readonly game: string
  readonly category: string
  readonly round: string
  readonly stake: bigint
  readonly bonus_stake: bigint
  readonly win: bigint
  readonly state: BetState
  readonly placed_at: Date
  readonly settled_at: Date | null
}

export const createBetRecordStore = ({ code: merchant, db }: Tenant) => ({
  /** Lists bets, newest first, after the cursor `after`. */
  listPage: async (
    { account, currency, from, to, vendor, category, state }: BetScope,
    after: string | undefined,
    limit: number,
  ): Promise<readonly BetRow[]> => {
    const cursorTime = sql`(select placed_at from bets where merchant = ${merchant} and account = ${account} and id = ${after ?? null})`
    // Only one upper bound: with two, the planner may enter the index at the later one and read all rows between them.
    // The id orders bets of the same instant.
    const beforeCondition =
      after === undefined
        ? sql`placed_at < ${to}`
        : sql`placed_at <= least(${cursorTime}, ${to}::timestamptz - interval '1 microsecond') and (placed_at < ${cursorTime} or id < ${after}::uuid)`
    // Repeats the condition of the partial index on unsettled bets, so that the planner uses it.
    const stateCondition =
      state === undefined ? sql`` : state === 'settled' ? sql`and state = 'settled'` : sql`and state <> 'settled' and state = ${state}`
    const { rows } = await sql<BetRow>`
      select id, vendor, game, category, round, stake, bonus_stake, win, state, placed_at, settled_at from bets
      where merchant = ${merchant} and account = ${account} and currency = ${currency} and placed_at >= ${from} and ${beforeCondition}
        ${vendor === undefined ? sql`` : sql`and vendor = ${vendor}`} ${category === undefined ? sql`` : sql`and category = ${category}`} ${stateCondition}
      order by placed_at desc, id desc limit ${limit}`.execute(db)
    return rows
  },
})

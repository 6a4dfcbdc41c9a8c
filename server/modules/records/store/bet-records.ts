import { sql } from 'kysely'
import type { Tenant } from '../../../database/tenant.ts'

type BetState = 'open' | 'settled' | 'rolled-back'

/** Which bets: those that an account placed in one currency, from a moment on and before another. */
export interface BetScope {
  readonly account: string
  readonly currency: string
  readonly from: Date
  readonly to: Date
  readonly vendor?: string | undefined
  readonly category?: string | undefined
  readonly state?: BetState | undefined
}

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

export const betRecordsOf = ({ code: merchant, db }: Tenant) => ({
  /** The newest first, after the one that `after` names. */
  page: async (
    { account, currency, from, to, vendor, category, state }: BetScope,
    after: string | undefined,
    limit: number,
  ): Promise<readonly BetRow[]> => {
    const cursorTime = sql`(select placed_at from bets where merchant = ${merchant} and account = ${account} and id = ${after ?? null})`
    // One upper bound alone: of two, the index may be entered at the later one, and all between them is read. The id
    // decides among those of one moment.
    const before =
      after === undefined
        ? sql`placed_at < ${to}`
        : sql`placed_at <= least(${cursorTime}, ${to}::timestamptz - interval '1 microsecond') and (placed_at < ${cursorTime} or id < ${after}::uuid)`
    // The index of the few that are not settled is found by what it says of itself.
    const ofState =
      state === undefined ? sql`` : state === 'settled' ? sql`and state = 'settled'` : sql`and state <> 'settled' and state = ${state}`
    const { rows } = await sql<BetRow>`
      select id, vendor, game, category, round, stake, bonus_stake, win, state, placed_at, settled_at from bets
      where merchant = ${merchant} and account = ${account} and currency = ${currency} and placed_at >= ${from} and ${before}
        ${vendor === undefined ? sql`` : sql`and vendor = ${vendor}`} ${category === undefined ? sql`` : sql`and category = ${category}`} ${ofState}
      order by placed_at desc, id desc limit ${limit}`.execute(db)
    return rows
  },
})

import { sql } from 'kysely'
import { liftTimeout } from '../../../database/connections/response-limit.ts'
import { type Tenant, withTransaction } from '../../../database/tenant.ts'

/**
 * Counts and sums of the bets placed on given days. Of these, `ended` bets have been settled and `returned` bets rolled
 * back since, on any day. Stakes and wins are minor units.
 */
interface PlaySums {
  readonly placed: bigint
  readonly placed_stake: bigint
  readonly ended: bigint
  readonly ended_stake: bigint
  readonly ended_win: bigint
  readonly returned: bigint
  readonly returned_stake: bigint
}

export interface PlaySumsByVendor extends PlaySums {
  readonly vendor: string
  readonly category: string
}

/** Number of bets settled on given days, whenever they were placed, and their stakes and wins in minor units. */
export interface SettledSums {
  readonly settled: bigint
  readonly stake: bigint
  readonly win: bigint
}

export interface DayScope {
  readonly account: string
  readonly currency: string
  readonly firstDay: string
  readonly lastDay: string
}

const settledSums = sql`sum(settled)::bigint as settled, sum(settled_stake)::numeric(38, 0) as stake, sum(settled_win)::numeric(38, 0) as win`

/** Daily sums of a player's bets. */
export const createPlayDayStore = ({ code: merchant, db }: Tenant) => {
  const createFromClause = ({ account, currency, firstDay, lastDay }: DayScope) => sql`
    from play_days where merchant = ${merchant} and account = ${account} and currency = ${currency}
      and day between ${firstDay}::date and ${lastDay}::date`
  return {
    /** Sums the bets placed on these days, by vendor and category. */
    sumPlaced: async (scope: DayScope): Promise<readonly PlaySumsByVendor[]> =>
      (
        await sql<PlaySumsByVendor>`select vendor, category, sum(placed)::bigint as placed, sum(placed_stake)::numeric(38, 0) as placed_stake, sum(ended)::bigint as ended,
          sum(ended_stake)::numeric(38, 0) as ended_stake, sum(ended_win)::numeric(38, 0) as ended_win, sum(returned)::bigint as returned, sum(returned_stake)::numeric(38, 0) as returned_stake
          ${createFromClause(scope)} group by vendor, category having sum(placed) > 0 order by vendor, category`.execute(db)
      ).rows,

    /** Returns the total of an account's settled stakes, in minor units. */
    getTotalTurnover: async (account: string, currency: string): Promise<bigint> =>
      (
        await sql<{ stake: bigint }>`select coalesce(sum(settled_stake), 0)::numeric(38, 0) as stake from play_days
          where merchant = ${merchant} and account = ${account} and currency = ${currency}`.execute(db)
      ).rows[0]?.stake ?? 0n,

    /** Sums the bets settled on these days, by day. */
    sumSettledByDay: async (scope: DayScope): Promise<readonly (SettledSums & { readonly day: string })[]> =>
      (
        await sql<SettledSums & { day: string }>`select to_char(day, 'YYYY-MM-DD') as day, ${settledSums}
          ${createFromClause(scope)} group by day having sum(settled) > 0 order by day`.execute(db)
      ).rows,

    /** Sums the bets settled on these days, by vendor and category. */
    sumSettledByVendor: async (
      scope: DayScope,
    ): Promise<readonly (SettledSums & { readonly vendor: string; readonly category: string })[]> =>
      (
        await sql<SettledSums & { vendor: string; category: string }>`select vendor, category, ${settledSums}
          ${createFromClause(scope)} group by vendor, category having sum(settled) > 0 order by stake desc, vendor, category`.execute(db)
      ).rows,

    /** Sums the bets settled on these days, by day and category. */
    sumSettledByDayAndCategory: async (
      scope: DayScope,
    ): Promise<readonly (SettledSums & { readonly day: string; readonly category: string })[]> =>
      (
        await sql<SettledSums & { day: string; category: string }>`select to_char(day, 'YYYY-MM-DD') as day, category, ${settledSums}
          ${createFromClause(scope)} group by day, category having sum(settled) > 0 order by day desc, category`.execute(db)
      ).rows,
  }
}

/**
 * Sets the time zone of a brand and rebuilds its daily sums. Transactions of every brand that update daily sums wait
 * until it is done.
 */
export const changeTimeZone = (tenant: Tenant, timeZone: string): Promise<void> =>
  withTransaction(tenant, async ({ code: merchant, db }) => {
    await liftTimeout(db)
    await sql`lock table money_days, play_days in share row exclusive mode`.execute(db)
    await db.updateTable('sites').set({ time_zone: timeZone }).where('merchant', '=', merchant).execute()
    await sql`select count_days(${merchant})`.execute(db)
  })

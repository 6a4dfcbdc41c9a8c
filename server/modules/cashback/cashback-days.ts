import { cashbackClaimDays } from '../../../src/engine/rules/promises.ts'
import type { CashbackReport } from '../../../src/generated/api.ts'
import { addDays } from '../../../src/engine/rules/time/report-period.ts'
import { dayIn } from '../../../src/engine/rules/time/days.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { playDaysOf } from '../records/index.ts'
import { type CategoryCashback, countCashback, type RebateRates } from './count-cashback.ts'
import { type ClaimedDay, cashbacksOf } from './store/cashbacks.ts'

export interface CashbackContext {
  readonly tenant: Tenant
  readonly site: SiteRecord
  /** An IANA time zone. */
  readonly timeZone: string
  readonly rates: RebateRates
  /** The id of the account. */
  readonly account: string
}

/** A past day with unclaimed cashback. */
export interface OpenDay {
  readonly day: string
  readonly amount: bigint
  readonly breakdown: readonly CategoryCashback[]
}

/** Cashback of a player: today's so far, claimable days, and claimed ones. */
export async function cashbackDays(context: CashbackContext): Promise<CashbackReport> {
  const { site, rates } = context
  const { today, counted, claimed } = await readDays(context)
  const decimal = (minor: bigint): string => writeDecimal(minor, site.exponent)
  const open = openDays(counted, claimed, today)
  const known = new Map(claimed.map((one) => [one.day, one]))
  const days = [...new Set([...counted.keys(), ...known.keys()])].toSorted().toReversed()
  const toBreakdownDto = (breakdown: readonly CategoryCashback[]) =>
    breakdown.map(({ category, stake, rate, amount }) => ({ category, stake: decimal(stake), rate, amount: decimal(amount) }))
  return {
    today,
    claimable: decimal(open.reduce((all, { amount }) => all + amount, 0n)),
    running: decimal(sumOf(counted.get(today) ?? [])),
    claimDays: cashbackClaimDays,
    rates: Object.entries(rates).map(([category, { percent }]) => ({ category, rate: percent })),
    days: days.flatMap((day) => {
      const done = known.get(day)
      const breakdown = done?.breakdown ?? counted.get(day) ?? []
      const amount = done?.amount ?? sumOf(breakdown)
      if (amount === 0n && day !== today) return []
      const state = done ? ('claimed' as const) : day === today ? ('running' as const) : ('open' as const)
      return [
        {
          day,
          state,
          amount: decimal(amount),
          breakdown: toBreakdownDto(breakdown),
          ...(done && { claimedAt: done.claimedAt.toISOString() }),
        },
      ]
    }),
  }
}

/** The days that can be claimed now. */
export async function claimableDays(context: CashbackContext): Promise<readonly OpenDay[]> {
  const { today, counted, claimed } = await readDays(context)
  return openDays(counted, claimed, today)
}

async function readDays({ tenant, site, timeZone, rates, account }: CashbackContext) {
  const today = dayIn(timeZone, new Date())
  const firstDay = addDays(today, -cashbackClaimDays)
  const rows = await playDaysOf(tenant).byCategory({ account, currency: site.currency, firstDay, lastDay: today })
  const claimed = await cashbacksOf(tenant).since(account, firstDay)
  const counted = new Map(
    [...new Set(rows.map(({ day }) => day))].map((day) => [
      day,
      countCashback(
        rows.filter((row) => row.day === day),
        rates,
      ),
    ]),
  )
  return { today, counted, claimed }
}

const openDays = (
  counted: ReadonlyMap<string, readonly CategoryCashback[]>,
  claimed: readonly ClaimedDay[],
  today: string,
): readonly OpenDay[] =>
  [...counted]
    .filter(([day]) => day < today && !claimed.some((one) => one.day === day))
    .map(([day, breakdown]) => ({ day, breakdown, amount: sumOf(breakdown) }))
    .filter(({ amount }) => amount > 0n)

const sumOf = (breakdown: readonly CategoryCashback[]): bigint => breakdown.reduce((all, { amount }) => all + amount, 0n)

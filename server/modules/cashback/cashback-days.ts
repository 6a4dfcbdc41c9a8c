import { cashbackClaimDays } from '../../../src/engine/rules/rule-values.ts'
import type { CashbackReport } from '../../../src/generated/api.ts'
import { addDays } from '../../../src/engine/rules/time/report-period.ts'
import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createPlayDayStore } from '../records/index.ts'
import { type CategoryCashback, calculateCashback, type RebateRates } from './calculate-cashback.ts'
import { type ClaimedDay, createCashbackStore } from './store/cashbacks.ts'

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
export interface ClaimableDay {
  readonly day: string
  /** Minor units. */
  readonly amount: bigint
  readonly breakdown: readonly CategoryCashback[]
}

/** Returns the cashback of a player within the claim period: today's so far, claimable days, and claimed days. */
export async function getCashbackReport(context: CashbackContext): Promise<CashbackReport> {
  const { site, rates } = context
  const { today, cashbackByDay, claimed } = await loadDays(context)
  const formatAmount = (minor: bigint): string => formatDecimal(minor, site.exponent)
  const claimable = toClaimableDays(cashbackByDay, claimed, today)
  const claimedByDay = new Map(claimed.map((claim) => [claim.day, claim]))
  const days = [...new Set([...cashbackByDay.keys(), ...claimedByDay.keys()])].toSorted().toReversed()
  const toBreakdownDto = (breakdown: readonly CategoryCashback[]) =>
    breakdown.map(({ category, stake, rate, amount }) => ({ category, stake: formatAmount(stake), rate, amount: formatAmount(amount) }))
  return {
    today,
    claimable: formatAmount(claimable.reduce((sum, { amount }) => sum + amount, 0n)),
    running: formatAmount(sumAmounts(cashbackByDay.get(today) ?? [])),
    claimDays: cashbackClaimDays,
    rates: Object.entries(rates).map(([category, { percent }]) => ({ category, rate: percent })),
    days: days.flatMap((day) => {
      const claim = claimedByDay.get(day)
      const breakdown = claim?.breakdown ?? cashbackByDay.get(day) ?? []
      const amount = claim?.amount ?? sumAmounts(breakdown)
      if (amount === 0n && day !== today) return []
      const state = claim ? ('claimed' as const) : day === today ? ('running' as const) : ('open' as const)
      return [
        {
          day,
          state,
          amount: formatAmount(amount),
          breakdown: toBreakdownDto(breakdown),
          ...(claim && { claimedAt: claim.claimedAt.toISOString() }),
        },
      ]
    }),
  }
}

/** Lists the days that can be claimed now. */
export async function listClaimableDays(context: CashbackContext): Promise<readonly ClaimableDay[]> {
  const { today, cashbackByDay, claimed } = await loadDays(context)
  return toClaimableDays(cashbackByDay, claimed, today)
}

async function loadDays({ tenant, site, timeZone, rates, account }: CashbackContext) {
  const today = getLocalDay(timeZone, new Date())
  const firstDay = addDays(today, -cashbackClaimDays)
  const rows = await createPlayDayStore(tenant).sumSettledByDayAndCategory({ account, currency: site.currency, firstDay, lastDay: today })
  const claimed = await createCashbackStore(tenant).listSince(account, firstDay)
  const cashbackByDay = new Map(
    [...new Set(rows.map(({ day }) => day))].map((day) => [
      day,
      calculateCashback(
        rows.filter((row) => row.day === day),
        rates,
      ),
    ]),
  )
  return { today, cashbackByDay, claimed }
}

const toClaimableDays = (
  cashbackByDay: ReadonlyMap<string, readonly CategoryCashback[]>,
  claimed: readonly ClaimedDay[],
  today: string,
): readonly ClaimableDay[] =>
  [...cashbackByDay]
    .filter(([day]) => day < today && !claimed.some((claim) => claim.day === day))
    .map(([day, breakdown]) => ({ day, breakdown, amount: sumAmounts(breakdown) }))
    .filter(({ amount }) => amount > 0n)

const sumAmounts = (breakdown: readonly CategoryCashback[]): bigint => breakdown.reduce((sum, { amount }) => sum + amount, 0n)

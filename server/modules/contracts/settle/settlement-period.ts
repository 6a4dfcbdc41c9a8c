import { addDays, getDayRangeBounds, getWeek } from '../../../../src/engine/rules/time/report-period.ts'
import { getLocalDay, minuteMilliseconds } from '../../../../src/engine/rules/time/days.ts'
import type { ContractKind } from '../../../database/columns.ts'
import type { DividendTerms } from '../../../../src/generated/api.ts'

/** A settlement period: `from` is inclusive, `to` exclusive. */
export interface SettlementPeriod {
  readonly from: Date
  readonly to: Date
}

/** Settlements that share a cursor: they have the same kind and, for dividends, the same period length. */
export type SettlementSeries =
  | { readonly kind: 'dividend'; readonly period: DividendTerms['period'] }
  | { readonly kind: Exclude<ContractKind, 'dividend'>; readonly period: '' }

export const settlementSeries: readonly SettlementSeries[] = [
  { kind: 'realtimeSalary', period: '' },
  { kind: 'hourlySalary', period: '' },
  { kind: 'dailySalary', period: '' },
  ...(['D', 'W', 'H', 'M'] as const).map((period) => ({ kind: 'dividend', period }) as const),
]

/** The settings of a brand that determine its periods. */
export interface PeriodSettings {
  readonly timeZone: string
  /** Length of a period of the real-time salary. */
  readonly realtimeMinutes: number
}

/** Delay between the end of a period and its settlement, so that all of its bets are stored by then. */
const graceMilliseconds = minuteMilliseconds

/**
 * Returns the period of a series that contains a moment, in the time zone of the brand. Weeks begin on Monday, half
 * months on the 1st and the 16th.
 */
export function getPeriodAt(series: SettlementSeries, moment: Date, { timeZone, realtimeMinutes }: PeriodSettings): SettlementPeriod {
  const day = getLocalDay(timeZone, moment)
  const toPeriod = (firstDay: string, lastDay: string): SettlementPeriod => {
    const { from, to } = getDayRangeBounds(firstDay, lastDay, timeZone)
    return { from, to }
  }
  const getIntervalOfDay = (minutes: number): SettlementPeriod => {
    const { from: dayStart, to: dayEnd } = getDayRangeBounds(day, day, timeZone)
    const length = minutes * minuteMilliseconds
    const from = dayStart.getTime() + Math.floor((moment.getTime() - dayStart.getTime()) / length) * length
    return { from: new Date(from), to: new Date(Math.min(from + length, dayEnd.getTime())) }
  }
  if (series.kind === 'realtimeSalary') return getIntervalOfDay(realtimeMinutes)
  if (series.kind === 'hourlySalary') return getIntervalOfDay(60)
  return toPeriod(...getPeriodDays(series.period === '' ? 'D' : series.period, day))
}

/** The first and the last day of the period that contains a day. */
function getPeriodDays(period: DividendTerms['period'], day: string): readonly [string, string] {
  const monthPrefix = day.slice(0, 8)
  const lastDayOfMonth = addDays(`${addDays(`${monthPrefix}01`, 31).slice(0, 8)}01`, -1)
  if (period === 'D') return [day, day]
  if (period === 'M') return [`${monthPrefix}01`, lastDayOfMonth]
  if (period === 'H') return day.slice(8) < '16' ? [`${monthPrefix}01`, `${monthPrefix}15`] : [`${monthPrefix}16`, lastDayOfMonth]
  const { firstDay, lastDay } = getWeek(day)
  return [firstDay, lastDay]
}

/** End of the last period of a series that can be settled at `now`. */
export const getSettlementCutoff = (series: SettlementSeries, now: Date, periodSettings: PeriodSettings): Date =>
  getPeriodAt(series, new Date(now.getTime() - graceMilliseconds), periodSettings).from

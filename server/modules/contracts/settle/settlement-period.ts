import { addDays, boundsOfDays, weekOf } from '../../../../src/engine/rules/time/report-period.ts'
import { dayIn, minuteMilliseconds } from '../../../../src/engine/rules/time/days.ts'
import type { ContractKind } from '../../../database/columns.ts'
import type { DividendTerms } from '../../../../src/generated/api.ts'

/** What is settled at once: from a moment on, and before another. */
export interface SettlementPeriod {
  readonly from: Date
  readonly to: Date
}

/** What is settled together: a kind, and of dividends those of one length. */
export type SettlementSeries =
  | { readonly kind: 'dividend'; readonly period: DividendTerms['period'] }
  | { readonly kind: Exclude<ContractKind, 'dividend'>; readonly period: '' }

export const settlementSeries: readonly SettlementSeries[] = [
  { kind: 'realtimeSalary', period: '' },
  { kind: 'hourlySalary', period: '' },
  { kind: 'dailySalary', period: '' },
  ...(['D', 'W', 'H', 'M'] as const).map((period) => ({ kind: 'dividend', period }) as const),
]

/** The clocks that periods go by. */
export interface SettlementClock {
  readonly timeZone: string
  /** How long a period of the real-time salary is. */
  readonly realtimeMinutes: number
}

/** A bet that was settled in the last moment of a period is written by then. */
const graceMilliseconds = minuteMilliseconds

/**
 * The period of a series that a moment lies in, by the clocks of the brand. Weeks begin on Monday, half months on the
 * first and the sixteenth.
 */
export function periodAt(series: SettlementSeries, moment: Date, { timeZone, realtimeMinutes }: SettlementClock): SettlementPeriod {
  const day = dayIn(timeZone, moment)
  const span = (first: string, last: string): SettlementPeriod => {
    const { from, to } = boundsOfDays(first, last, timeZone)
    return { from, to }
  }
  const within = (minutes: number): SettlementPeriod => {
    const { from: start, to: end } = boundsOfDays(day, day, timeZone)
    const length = minutes * minuteMilliseconds
    const from = start.getTime() + Math.floor((moment.getTime() - start.getTime()) / length) * length
    return { from: new Date(from), to: new Date(Math.min(from + length, end.getTime())) }
  }
  if (series.kind === 'realtimeSalary') return within(realtimeMinutes)
  if (series.kind === 'hourlySalary') return within(60)
  return span(...daysAt(series.period === '' ? 'D' : series.period, day))
}

/** The first and the last day of the period that a day lies in. */
function daysAt(period: DividendTerms['period'], day: string): readonly [string, string] {
  const month = day.slice(0, 8)
  const lastOfMonth = addDays(`${addDays(`${month}01`, 31).slice(0, 8)}01`, -1)
  if (period === 'D') return [day, day]
  if (period === 'M') return [`${month}01`, lastOfMonth]
  if (period === 'H') return day.slice(8) < '16' ? [`${month}01`, `${month}15`] : [`${month}16`, lastOfMonth]
  const { firstDay, lastDay } = weekOf(day)
  return [firstDay, lastDay]
}

/** Up to where a series can be settled at a moment: all periods that are over. */
export const settledUpTo = (series: SettlementSeries, now: Date, clock: SettlementClock): Date =>
  periodAt(series, new Date(now.getTime() - graceMilliseconds), clock).from

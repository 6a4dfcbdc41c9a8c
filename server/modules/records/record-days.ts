import type { ReportPeriod } from '../../../src/generated/api.ts'
import { getPeriodBounds, getDayRangeBounds, countDays, type PeriodBounds } from '../../../src/engine/rules/time/report-period.ts'
import { ApiError } from '../api-context/index.ts'

/** The requested days: a period, or a first and a last day. */
export interface RequestedDays {
  readonly period?: ReportPeriod | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Maximum number of days for which records can be requested at once. */
const maxDays = 366

/**
 * Returns the requested days in the brand's time zone: the period if one is given, otherwise `from` to `to`; the last
 * seven days if the period is missing and so is `from` or `to`.
 * @throws ApiError fields_invalid
 */
export function parseRecordDays({ period, from, to }: RequestedDays, timeZone: string, now = new Date()): PeriodBounds {
  if (period !== undefined || from === undefined || to === undefined) return getPeriodBounds(period ?? 'days7', timeZone, now)
  if (!isDay(from)) throw new ApiError('fields_invalid', { fields: { from: { key: 'error_day' } } })
  if (!isDay(to)) throw new ApiError('fields_invalid', { fields: { to: { key: 'error_day' } } })
  const days = countDays(from, to)
  if (days < 1) throw new ApiError('fields_invalid', { fields: { to: { key: 'error_days_order' } } })
  if (days > maxDays) throw new ApiError('fields_invalid', { fields: { to: { key: 'error_days_max', values: { days: maxDays } } } })
  return getDayRangeBounds(from, to, timeZone)
}

/** Whether a date exists: 31 February does not. */
const isDay = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day
}

import type { ReportPeriod } from '../../../generated/api.ts'
import { getLocalDay, dayMilliseconds } from './days.ts'

/** The first and last day of a report as yyyy-MM-dd, and its bounds as instants; `to` is exclusive. */
export interface PeriodBounds {
  readonly firstDay: string
  readonly lastDay: string
  readonly from: Date
  readonly to: Date
}

/** Upper bound of the offset of any time zone from UTC, in milliseconds. */
const maxOffsetMs = 15 * 3_600_000

const dayRanges: Readonly<Record<ReportPeriod, (today: string) => readonly [string, string]>> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  days7: (today) => [addDays(today, -6), today],
  days30: (today) => [addDays(today, -29), today],
  month: (today) => [`${today.slice(0, 8)}01`, today],
  lastMonth: (today) => {
    const lastDay = addDays(`${today.slice(0, 8)}01`, -1)
    return [`${lastDay.slice(0, 8)}01`, lastDay]
  },
}

/** Returns the bounds of a period relative to `now`, in a time zone. */
export function getPeriodBounds(period: ReportPeriod, timeZone: string, now: Date): PeriodBounds {
  const [firstDay, lastDay] = dayRanges[period](getLocalDay(timeZone, now))
  return getDayRangeBounds(firstDay, lastDay, timeZone)
}

/** Returns the bounds of a range of days. */
export const getDayRangeBounds = (firstDay: string, lastDay: string, timeZone: string): PeriodBounds => ({
  firstDay,
  lastDay,
  from: getStartOfDay(firstDay, timeZone),
  to: getStartOfDay(addDays(lastDay, 1), timeZone),
})

/** Adds days to a day; `days` may be negative. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)

/** Returns the number of days in a range, both ends included. */
export const countDays = (firstDay: string, lastDay: string): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / dayMilliseconds) + 1

/** Returns the first instant of a day, even if a DST change skips midnight. */
function getStartOfDay(day: string, timeZone: string): Date {
  let low = Date.parse(day) - maxOffsetMs
  let high = Date.parse(day) + maxOffsetMs
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (getLocalDay(timeZone, new Date(middle)) < day) low = middle
    else high = middle
  }
  return new Date(high)
}

/** A week from Monday to Sunday, as yyyy-MM-dd. */
interface Week {
  readonly firstDay: string
  readonly lastDay: string
}

/** Returns the week that contains a day, or the week `weeksBefore` weeks earlier. */
export function getWeek(day: string, weeksBefore = 0): Week {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const firstDay = addDays(day, -daysSinceMonday - 7 * weeksBefore)
  return { firstDay, lastDay: addDays(firstDay, 6) }
}

import type { ReportPeriod } from '../../../generated/api.ts'
import { dayIn, dayMilliseconds } from './days.ts'

/** The days of a report, as yyyy-MM-dd, and the moments that they begin and end at; the end is the next day's. */
export interface PeriodBounds {
  readonly firstDay: string
  readonly lastDay: string
  readonly from: Date
  readonly to: Date
}

/** No clock on earth is further from that of Greenwich. */
const furthest = 15 * 3_600_000

const spans: Readonly<Record<ReportPeriod, (today: string) => readonly [string, string]>> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  days7: (today) => [addDays(today, -6), today],
  days30: (today) => [addDays(today, -29), today],
  month: (today) => [`${today.slice(0, 8)}01`, today],
  lastMonth: (today) => {
    const last = addDays(`${today.slice(0, 8)}01`, -1)
    return [`${last.slice(0, 8)}01`, last]
  },
}

/** What a period is at a moment, by the clocks of a time zone. */
export function boundsOf(period: ReportPeriod, timeZone: string, now: Date): PeriodBounds {
  const [firstDay, lastDay] = spans[period](dayIn(timeZone, now))
  return boundsOfDays(firstDay, lastDay, timeZone)
}

/** The same of days that are named. */
export const boundsOfDays = (firstDay: string, lastDay: string, timeZone: string): PeriodBounds => ({
  firstDay,
  lastDay,
  from: startOf(firstDay, timeZone),
  to: startOf(addDays(lastDay, 1), timeZone),
})

/** The day that is so many days after another, or before it. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10)

/** How many days there are from one to another, both counted. */
export const countDays = (firstDay: string, lastDay: string): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / dayMilliseconds) + 1

/** The first moment of a day, also where the clocks leave midnight out. */
function startOf(day: string, timeZone: string): Date {
  let before = Date.parse(day) - furthest
  let within = Date.parse(day) + furthest
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayIn(timeZone, new Date(middle)) < day) before = middle
    else within = middle
  }
  return new Date(within)
}

/** The days of a week, from its Monday to its Sunday, as yyyy-MM-dd. */
interface Week {
  readonly firstDay: string
  readonly lastDay: string
}

/** The week of a day, or the one so many weeks before it. */
export function weekOf(day: string, before = 0): Week {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const firstDay = addDays(day, -sinceMonday - 7 * before)
  return { firstDay, lastDay: addDays(firstDay, 6) }
}

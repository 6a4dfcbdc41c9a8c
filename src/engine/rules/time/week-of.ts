import { addDays } from './report-period.ts'

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

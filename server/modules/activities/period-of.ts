import { addDays } from '../../../src/engine/rules/report-period.ts'
import { dayIn } from '../../../src/engine/rules/day-in.ts'

/** What an activity is entered once in: always, a day, or a week that begins with its Monday, by the clocks of a time zone. */
export function periodOf(every: 'once' | 'day' | 'week', timeZone: string, now: Date): string {
  if (every === 'once') return 'once'
  const day = dayIn(timeZone, now)
  if (every === 'day') return day
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return `week/${addDays(day, -sinceMonday)}`
}

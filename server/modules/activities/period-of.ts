import { dayIn } from '../../../src/engine/rules/time/day-in.ts'
import { weekOf } from '../../../src/engine/rules/time/week-of.ts'

/**
 * What an activity is entered once in: always, a day, or a week that begins with its Monday, by the clocks of a time
 * zone.
 */
export function periodOf(every: 'once' | 'day' | 'week', timeZone: string, now: Date): string {
  if (every === 'once') return 'once'
  const day = dayIn(timeZone, now)
  if (every === 'day') return day
  return `week/${weekOf(day).firstDay}`
}

import { dayIn } from '../../../src/engine/rules/day-in.ts'
import { addDays } from '../../../src/engine/rules/report-period.ts'
import type { Days, MissionRecord } from './store/missions.ts'

/** The days that a mission counts now, by the clocks of a zone. A week begins on Monday; what counts once counts from the beginning. */
export function missionDays(period: MissionRecord['period'], timeZone: string, now: Date): Days {
  const today = dayIn(timeZone, now)
  if (period === 'day') return { firstDay: today, lastDay: today }
  if (period === 'once') return { firstDay: '2000-01-01', lastDay: '9999-12-31' }
  return weekOf(today)
}

/** The week of a day, so many weeks before. */
export function weekOf(day: string, before = 0): Days {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const firstDay = addDays(day, -weekday - 7 * before)
  return { firstDay, lastDay: addDays(firstDay, 6) }
}

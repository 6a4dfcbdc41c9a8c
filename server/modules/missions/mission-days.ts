import { dayIn } from '../../../src/engine/rules/time/days.ts'
import { weekOf } from '../../../src/engine/rules/time/report-period.ts'
import type { Days, MissionRecord } from './store/missions.ts'

/** What counts once counts from here. */
export const firstDayOfAll = '2000-01-01'

/**
 * The days that a mission counts now, by the clocks of a zone. A week begins on Monday; what counts once counts from
 * the beginning.
 */
export function missionDays(period: MissionRecord['period'], timeZone: string, now: Date): Days {
  const today = dayIn(timeZone, now)
  if (period === 'day') return { firstDay: today, lastDay: today }
  if (period === 'once') return { firstDay: firstDayOfAll, lastDay: '9999-12-31' }
  return weekOf(today)
}

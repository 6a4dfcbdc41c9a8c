import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { getWeek } from '../../../src/engine/rules/time/report-period.ts'
import type { Days, MissionRecord } from './store/missions.ts'

/** First day of the period of one-time missions, as yyyy-MM-dd. */
export const oneTimePeriodStart = '2000-01-01'

/**
 * Returns the days of a mission's current period in a time zone. A week begins on Monday; the period of a one-time
 * mission is unlimited.
 */
export function getMissionDays(period: MissionRecord['period'], timeZone: string, now: Date): Days {
  const today = getLocalDay(timeZone, now)
  if (period === 'day') return { firstDay: today, lastDay: today }
  if (period === 'once') return { firstDay: oneTimePeriodStart, lastDay: '9999-12-31' }
  return getWeek(today)
}

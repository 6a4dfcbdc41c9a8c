import { expect, it } from 'vitest'
import { getEntryPeriod } from './activity-views.ts'

it('getEntryPeriod returns the same period forever, or the day, or the week from Monday, in the given time zone', () => {
  const sunday = new Date('2026-11-22T16:59:59Z')
  const monday = new Date('2026-11-22T17:00:00Z')
  const zone = 'Asia/Ho_Chi_Minh'
  expect([getEntryPeriod('once', zone, sunday), getEntryPeriod('once', zone, monday)]).toEqual(['once', 'once'])
  expect([getEntryPeriod('day', zone, sunday), getEntryPeriod('day', zone, monday)]).toEqual(['2026-11-22', '2026-11-23'])
  expect([getEntryPeriod('week', zone, sunday), getEntryPeriod('week', zone, monday)]).toEqual(['week/2026-11-16', 'week/2026-11-23'])
})

import { expect, it } from 'vitest'
import { periodOf } from './activity-views.ts'

it('periodOf returns one period for ever, per day, or per week from Monday, in the given time zone', () => {
  const sunday = new Date('2026-11-22T16:59:59Z')
  const monday = new Date('2026-11-22T17:00:00Z')
  const zone = 'Asia/Ho_Chi_Minh'
  expect([periodOf('once', zone, sunday), periodOf('once', zone, monday)]).toEqual(['once', 'once'])
  expect([periodOf('day', zone, sunday), periodOf('day', zone, monday)]).toEqual(['2026-11-22', '2026-11-23'])
  expect([periodOf('week', zone, sunday), periodOf('week', zone, monday)]).toEqual(['week/2026-11-16', 'week/2026-11-23'])
})

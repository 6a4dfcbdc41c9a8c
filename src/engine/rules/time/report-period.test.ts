import { describe, expect, it } from 'vitest'
import type { ReportPeriod } from '../../../generated/api.ts'
import { getPeriodBounds, countDays, getWeek } from './report-period.ts'

const formatBounds = (period: ReportPeriod, timeZone: string, now: string) => {
  const { firstDay, lastDay, from, to } = getPeriodBounds(period, timeZone, new Date(now))
  return [firstDay, lastDay, from.toISOString(), to.toISOString()]
}

describe('the bounds of a report period', () => {
  it('are midnights in the brand’s time zone', () => {
    expect(formatBounds('today', 'Asia/Ho_Chi_Minh', '2026-03-31T16:59:59Z')).toEqual([
      '2026-03-31',
      '2026-03-31',
      '2026-03-30T17:00:00.000Z',
      '2026-03-31T17:00:00.000Z',
    ])
    expect(formatBounds('today', 'Asia/Ho_Chi_Minh', '2026-03-31T17:00:00Z')[0]).toBe('2026-04-01')
    expect(formatBounds('yesterday', 'Pacific/Kiritimati', '2026-01-01T00:00:00Z')).toEqual([
      '2025-12-31',
      '2025-12-31',
      '2025-12-30T10:00:00.000Z',
      '2025-12-31T10:00:00.000Z',
    ])
  })

  it('span seven days, thirty days or the month to date, each including today, or the whole previous month', () => {
    expect(formatBounds('days7', 'UTC', '2026-03-03T12:00:00Z').slice(0, 2)).toEqual(['2026-02-25', '2026-03-03'])
    expect(formatBounds('days30', 'UTC', '2026-03-03T12:00:00Z').slice(0, 2)).toEqual(['2026-02-02', '2026-03-03'])
    expect(formatBounds('month', 'UTC', '2026-03-03T12:00:00Z').slice(0, 2)).toEqual(['2026-03-01', '2026-03-03'])
    expect(formatBounds('month', 'America/New_York', '2026-03-01T03:00:00Z').slice(0, 2)).toEqual(['2026-02-01', '2026-02-28'])
    expect(formatBounds('lastMonth', 'UTC', '2026-03-03T12:00:00Z').slice(0, 2)).toEqual(['2026-02-01', '2026-02-28'])
    expect(formatBounds('lastMonth', 'America/New_York', '2026-01-01T03:00:00Z').slice(0, 2)).toEqual(['2025-11-01', '2025-11-30'])
  })

  it('use the first midnight if the clocks go back and it occurs twice', () => {
    expect(formatBounds('today', 'Atlantic/Azores', '2026-10-25T12:00:00Z').slice(2)).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-26T01:00:00.000Z',
    ])
    expect(formatBounds('today', 'America/Havana', '2026-11-01T12:00:00Z').slice(2)).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ])
  })

  it('have the right length across DST changes, even if midnight is skipped', () => {
    expect(formatBounds('today', 'Europe/Lisbon', '2026-03-29T12:00:00Z').slice(2)).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:00:00.000Z',
    ])
    expect(formatBounds('today', 'America/Santiago', '2026-09-06T12:00:00Z').slice(2)).toEqual([
      '2026-09-06T04:00:00.000Z',
      '2026-09-07T03:00:00.000Z',
    ])
  })
})

it('countDays includes the first and the last day, also across the end of February', () => {
  expect(countDays('2028-02-27', '2028-03-01')).toBe(4)
  expect(countDays('2026-03-01', '2026-03-01')).toBe(1)
  expect(countDays('2026-03-02', '2026-03-01')).toBe(0)
})

describe('getWeek', () => {
  it.each([
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2026-11-29', '2026-11-23', '2026-11-29'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2024-02-29', '2024-02-26', '2024-03-03'],
  ])('returns Monday to Sunday for %s', (day, firstDay, lastDay) => expect(getWeek(day)).toEqual({ firstDay, lastDay }))

  it('returns the previous week', () => expect(getWeek('2027-01-01', 1)).toEqual({ firstDay: '2026-12-21', lastDay: '2026-12-27' }))
})

import { describe, expect, it } from 'vitest'
import settings from '../../../../merchants/base/settings.json' with { type: 'json' }
import { getLocalDay } from '../../../../src/engine/rules/time/days.ts'
import { getPeriodAt, getSettlementCutoff, type SettlementSeries, settlementSeries } from './settlement-period.ts'

/** Settings of the base brand that determine its periods. */
const periodSettings = { timeZone: 'Asia/Ho_Chi_Minh', realtimeMinutes: settings.salary.realtimeMinutes }
const formatPeriod = (series: SettlementSeries, moment: string, currentSettings = periodSettings): string => {
  const { from, to } = getPeriodAt(series, new Date(moment), currentSettings)
  return `${from.toISOString()} ${to.toISOString()}`
}
const dividend = (period: 'D' | 'W' | 'H' | 'M') => ({ kind: 'dividend', period }) as const

describe('the periods of settlements', () => {
  it('of the real-time salary are five minutes long (R-CONTRACTS-15)', () => {
    const series = { kind: 'realtimeSalary', period: '' } as const
    expect(formatPeriod(series, '2026-03-01T10:07:12Z')).toBe('2026-03-01T10:05:00.000Z 2026-03-01T10:10:00.000Z')
    expect(formatPeriod(series, '2026-03-01T10:10:00Z')).toBe('2026-03-01T10:10:00.000Z 2026-03-01T10:15:00.000Z')
  })

  it('of the hourly salary are the hours of the brand’s time zone', () => {
    const series = { kind: 'hourlySalary', period: '' } as const
    expect(formatPeriod(series, '2026-03-01T10:59:59.999Z')).toBe('2026-03-01T10:00:00.000Z 2026-03-01T11:00:00.000Z')
    expect(formatPeriod(series, '2026-03-01T10:07:12Z', { ...periodSettings, timeZone: 'Asia/Kolkata' })).toBe(
      '2026-03-01T09:30:00.000Z 2026-03-01T10:30:00.000Z',
    )
  })

  it('of the daily salary are days, and a day’s salary is paid on the next day (R-CONTRACTS-16)', () => {
    const series = { kind: 'dailySalary', period: '' } as const
    expect(formatPeriod(series, '2026-03-01T16:59:59Z')).toBe('2026-02-28T17:00:00.000Z 2026-03-01T17:00:00.000Z')
    const salaryDay = '2026-03-01'
    const isPaidAt = (moment: string) =>
      getLocalDay(periodSettings.timeZone, new Date(getSettlementCutoff(series, new Date(moment), periodSettings).getTime() - 1)) >=
      salaryDay
    expect(['2026-02-28T17:00:00Z', '2026-03-01T16:59:59Z', '2026-03-01T17:00:59Z'].map(isPaidAt)).toEqual([false, false, false])
    expect(['2026-03-01T17:01:00Z', '2026-03-02T16:59:59Z'].map(isPaidAt)).toEqual([true, true])
  })

  it('of dividends are days, weeks from Monday, half months and months', () => {
    expect(formatPeriod(dividend('D'), '2026-02-20T10:00:00Z')).toBe('2026-02-19T17:00:00.000Z 2026-02-20T17:00:00.000Z')
    expect(formatPeriod(dividend('W'), '2026-03-01T10:00:00Z')).toBe('2026-02-22T17:00:00.000Z 2026-03-01T17:00:00.000Z')
    expect(formatPeriod(dividend('W'), '2026-03-01T17:00:00Z')).toBe('2026-03-01T17:00:00.000Z 2026-03-08T17:00:00.000Z')
    expect(formatPeriod(dividend('H'), '2026-02-15T16:59:59Z')).toBe('2026-01-31T17:00:00.000Z 2026-02-15T17:00:00.000Z')
    expect(formatPeriod(dividend('H'), '2026-02-15T17:00:00Z')).toBe('2026-02-15T17:00:00.000Z 2026-02-28T17:00:00.000Z')
    expect(formatPeriod(dividend('M'), '2028-02-29T10:00:00Z')).toBe('2028-01-31T17:00:00.000Z 2028-02-29T17:00:00.000Z')
  })

  it.each(['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York', 'Australia/Lord_Howe'])(
    'are contiguous in %s, even across clock changes',
    (timeZone) => {
      for (const series of settlementSeries) {
        let cursor = new Date('2026-03-06T00:00:00Z')
        for (let count = 0; count < (series.kind === 'realtimeSalary' ? 900 : 80); count++) {
          const period = getPeriodAt(series, cursor, { timeZone, realtimeMinutes: 7 })
          expect(period.from.getTime()).toBeLessThanOrEqual(cursor.getTime())
          expect(period.to.getTime()).toBeGreaterThan(cursor.getTime())
          if (count > 0) expect(period.from).toEqual(cursor)
          cursor = period.to
        }
      }
    },
  )
})

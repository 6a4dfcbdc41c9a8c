import { describe, expect, it } from 'vitest'
import { createChartBars, scaleBars } from './chart-bars.ts'

const createDay = (name: string, result: string) => ({ day: name, stake: '0', win: '0', bonus: '0', result })

describe('bars of profit and loss', () => {
  it('are one per day, including days without bets', () => {
    const report = {
      firstDay: '2026-02-27',
      lastDay: '2026-03-02',
      days: [createDay('2026-02-28', '-1.50'), createDay('2026-03-02', '2.00')],
    }
    expect(createChartBars(report, 2)).toEqual([
      { name: '2026-02-27', result: 0n },
      { name: '2026-02-28', result: -150n },
      { name: '2026-03-01', result: 0n },
      { name: '2026-03-02', result: 200n },
    ])
  })

  it('are one per month over long periods', () => {
    const report = {
      firstDay: '2026-01-01',
      lastDay: '2026-03-31',
      days: [createDay('2026-01-05', '1.00'), createDay('2026-01-06', '2.00')],
    }
    expect(createChartBars(report, 2)).toEqual([
      { name: '2026-01', result: 300n },
      { name: '2026-02', result: 0n },
      { name: '2026-03', result: 0n },
    ])
  })

  it('are above the line for wins and below it for losses, in proportion, with a minimum height', () => {
    const { zero, bars } = scaleBars([300n, -100n, 0n, 1n])
    expect(zero).toBe(750)
    expect(bars).toEqual([
      { top: 0, height: 750 },
      { top: 750, height: 250 },
      { top: 750, height: 0 },
      { top: 742, height: 8 },
    ])
    expect(scaleBars([0n, 0n]).bars.every(({ height }) => height === 0)).toBe(true)
    expect(scaleBars([-5n]).zero).toBe(0)
    expect(scaleBars([10n ** 30n, -(10n ** 30n)]).zero).toBe(500)
  })

  it('are one per day up to 62 days, and one per month over longer periods', () => {
    const listBarNames = (lastDay: string) => createChartBars({ firstDay: '2026-01-01', lastDay, days: [] }, 2).map(({ name }) => name)
    expect(listBarNames('2026-03-03')).toHaveLength(62)
    expect(listBarNames('2026-03-04')).toEqual(['2026-01', '2026-02', '2026-03'])
  })
})

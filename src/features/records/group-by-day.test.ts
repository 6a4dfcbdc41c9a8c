import { describe, expect, it } from 'vitest'
import { groupByDay } from './group-by-day.ts'

describe('records grouped by day', () => {
  it('have one group per day, in order, without lost or duplicate records', () => {
    const records = ['2026-03-03 a', '2026-03-03 b', '2026-03-01 c']
    expect(groupByDay(records, (record) => record.slice(0, 10))).toEqual([
      { day: '2026-03-03', records: ['2026-03-03 a', '2026-03-03 b'] },
      { day: '2026-03-01', records: ['2026-03-01 c'] },
    ])
    expect(groupByDay([], () => '')).toEqual([])
  })
})

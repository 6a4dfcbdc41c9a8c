import { describe, expect, it } from 'vitest'
import { getMissionDays } from './mission-days.ts'

describe('getMissionDays', () => {
  const sunday = new Date('2026-11-22T18:30:00Z')

  it('returns today in the brand’s time zone', () => {
    expect(getMissionDays('day', 'UTC', sunday)).toEqual({ firstDay: '2026-11-22', lastDay: '2026-11-22' })
    expect(getMissionDays('day', 'Asia/Ho_Chi_Minh', sunday)).toEqual({ firstDay: '2026-11-23', lastDay: '2026-11-23' })
  })

  it('returns a week from Monday to Sunday', () => {
    expect(getMissionDays('week', 'UTC', sunday)).toEqual({ firstDay: '2026-11-16', lastDay: '2026-11-22' })
    expect(getMissionDays('week', 'Asia/Ho_Chi_Minh', sunday)).toEqual({ firstDay: '2026-11-23', lastDay: '2026-11-29' })
  })
})

import { describe, expect, it } from 'vitest'
import { dayIn, minuteOfDay } from './days.ts'

it('minuteOfDay returns the minute of the day in the time zone', () => {
  const date = new Date('2026-11-21T17:30:59Z')
  expect(minuteOfDay('Asia/Ho_Chi_Minh', date)).toBe(30)
  expect(minuteOfDay('UTC', date)).toBe(1050)
  expect(minuteOfDay('Asia/Kathmandu', date)).toBe(1395)
})

describe('dayIn', () => {
  it('returns the day in the time zone', () => {
    const date = new Date('2026-11-21T17:30:00Z')
    expect(dayIn('Asia/Ho_Chi_Minh', date)).toBe('2026-11-22')
    expect(dayIn('UTC', date)).toBe('2026-11-21')
    expect(dayIn('Europe/Lisbon', new Date('2026-01-02T03:04:05Z'))).toBe('2026-01-02')
  })
})

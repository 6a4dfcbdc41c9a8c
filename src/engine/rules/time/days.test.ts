import { describe, expect, it } from 'vitest'
import { getLocalDay, getMinuteOfDay } from './days.ts'

it('getMinuteOfDay returns the minute of the day in the time zone', () => {
  const date = new Date('2026-11-21T17:30:59Z')
  expect(getMinuteOfDay('Asia/Ho_Chi_Minh', date)).toBe(30)
  expect(getMinuteOfDay('UTC', date)).toBe(1050)
  expect(getMinuteOfDay('Asia/Kathmandu', date)).toBe(1395)
})

describe('getLocalDay', () => {
  it('returns the day in the time zone', () => {
    const date = new Date('2026-11-21T17:30:00Z')
    expect(getLocalDay('Asia/Ho_Chi_Minh', date)).toBe('2026-11-22')
    expect(getLocalDay('UTC', date)).toBe('2026-11-21')
    expect(getLocalDay('Europe/Lisbon', new Date('2026-01-02T03:04:05Z'))).toBe('2026-01-02')
  })
})

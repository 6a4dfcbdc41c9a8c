import { describe, expect, it } from 'vitest'
import { dayIn } from './day-in.ts'

describe('dayIn', () => {
  it('is the day that it is there, not here', () => {
    const moment = new Date('2026-11-21T17:30:00Z')
    expect(dayIn('Asia/Ho_Chi_Minh', moment)).toBe('2026-11-22')
    expect(dayIn('UTC', moment)).toBe('2026-11-21')
    expect(dayIn('Europe/Lisbon', new Date('2026-01-02T03:04:05Z'))).toBe('2026-01-02')
  })
})

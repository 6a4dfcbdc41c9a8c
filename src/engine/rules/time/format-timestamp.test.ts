import { describe, expect, it } from 'vitest'
import { formatTimestamp } from './format-timestamp.ts'

describe('formatTimestamp', () => {
  it('formats as yyyy-MM-dd HH:mm:ss with a 24-hour clock in the time zone (R-NOTICE-11)', () => {
    expect(formatTimestamp('2026-11-21T17:30:05Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-22 00:30:05')
    expect(formatTimestamp('2026-07-01T12:00:00.000Z', 'Europe/Lisbon')).toBe('2026-07-01 13:00:00')
    expect(formatTimestamp('2026-01-02T03:04:05Z', 'UTC')).toBe('2026-01-02 03:04:05')
  })

  it.each([
    ['yyyy', '0907'],
    ['MM', '02'],
    ['dd', '03'],
    ['HH', '00'],
    ['mm', '05'],
    ['ss', '06'],
    ['dd/MM/yyyy, HH:mm', '03/02/0907, 00:05'],
  ])('formats %s, padded (R-I18N-07)', (pattern, expected) => {
    expect(formatTimestamp('0907-02-03T00:05:06Z', 'UTC', pattern)).toBe(expected)
  })

  it('returns an invalid timestamp unchanged', () => {
    expect(formatTimestamp('yesterday', 'UTC')).toBe('yesterday')
    expect(formatTimestamp('', 'UTC')).toBe('')
  })
})

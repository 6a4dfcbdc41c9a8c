import { describe, expect, it } from 'vitest'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { formatTimeSince, formatWin } from './format-win.ts'

const { currency } = smallConfig().merchant

describe('formatWin', () => {
  it('formats money in the brand’s style, and play credits as whole numbers without a currency', () => {
    expect(formatWin('48600.5', 'VND', currency)).toEqual({ text: 'P\u00a048,600.50', isBrandCurrency: true })
    expect(formatWin('48600', 'CREDITS', currency)).toEqual({ text: '48,600', isBrandCurrency: false })
  })
})

describe('formatTimeSince', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  it.each([
    ['2026-11-21T09:59:40Z', 'this minute'],
    ['2026-11-21T09:26:00Z', '34 min. ago'],
    ['2026-11-21T06:10:00Z', '3 hr. ago'],
    ['2026-11-20T09:00:00Z', 'yesterday'],
    ['2026-11-21T10:05:00Z', 'this minute'],
    ['nonsense', 'nonsense'],
  ])('formats %s as "%s"', (iso, expected) => expect(formatTimeSince(iso, now, 'en-US')).toBe(expected))

  it('uses the current language', () => {
    expect(formatTimeSince('2026-11-21T09:26:00Z', now, 'vi-VN')).toBe('34 phút trước')
  })
})

import { describe, expect, it } from 'vitest'
import { formatPercent } from './format-percent.ts'

describe('formatPercent', () => {
  it('drops trailing zeros, and keeps up to two decimals', () => {
    expect(['0.70', '5.00', '0', 0.01, 1.25, '100'].map((percent) => formatPercent(percent, { tag: 'en', decimalSeparator: '.' }))).toEqual(
      ['0.7%', '5%', '0%', '0.01%', '1.25%', '100%'],
    )
  })

  it('shows two decimals for rebates (R-CONSTANTS-18, R-CONSTANTS-19, R-CONSTANTS-20)', () => {
    const rate = (percent: string | number) => formatPercent(percent, { tag: 'en', decimalSeparator: '.', minDecimals: 2 })
    expect(['0.7', 1, '1.2', '1.25', 0].map(rate)).toEqual(['0.70%', '1.00%', '1.20%', '1.25%', '0.00%'])
  })

  it('uses the brand’s decimal separator in every language', () => {
    expect([
      formatPercent('3.55', { tag: 'en', decimalSeparator: ',' }),
      formatPercent('3.55', { tag: 'vi', decimalSeparator: '.' }),
    ]).toEqual(['3,55%', '3.55%'])
  })

  it('places the sign as the language does, and uses Latin digits', () => {
    expect(formatPercent('12.5', { tag: 'de', decimalSeparator: ',' })).toBe('12,5\u00a0%')
    expect(formatPercent('12.5', { tag: 'tr', decimalSeparator: ',' })).toBe('%12,5')
    expect(formatPercent('12.5', { tag: 'ar-EG', decimalSeparator: '.' })).toMatch(/^\D*12\.5\D*$/)
  })
})

import { describe, expect, it } from 'vitest'
import { formatPercent } from './format-percent.ts'

describe('a percentage', () => {
  it('has no zeros at its end, and nothing of two decimals is lost', () => {
    expect(['0.70', '5.00', '0', 0.01, 1.25, '100'].map((percent) => formatPercent(percent, { tag: 'en', decimalSeparator: '.' }))).toEqual(
      ['0.7%', '5%', '0%', '0.01%', '1.25%', '100%'],
    )
  })

  it('of a rebate has two decimals (R-CONSTANTS-18, R-CONSTANTS-19, R-CONSTANTS-20)', () => {
    const rate = (percent: string | number) => formatPercent(percent, { tag: 'en', decimalSeparator: '.', minDecimals: 2 })
    expect(['0.7', 1, '1.2', '1.25', 0].map(rate)).toEqual(['0.70%', '1.00%', '1.20%', '1.25%', '0.00%'])
  })

  it("has the decimal mark of the brand's amounts, whatever the language", () => {
    expect([
      formatPercent('3.55', { tag: 'en', decimalSeparator: ',' }),
      formatPercent('3.55', { tag: 'vi', decimalSeparator: '.' }),
    ]).toEqual(['3,55%', '3.55%'])
  })

  it('has its sign where the language has it, and the digits that amounts have', () => {
    expect(formatPercent('12.5', { tag: 'de', decimalSeparator: ',' })).toBe('12,5\u00a0%')
    expect(formatPercent('12.5', { tag: 'tr', decimalSeparator: ',' })).toBe('%12,5')
    expect(formatPercent('12.5', { tag: 'ar-EG', decimalSeparator: '.' })).toMatch(/^\D*12\.5\D*$/)
  })
})

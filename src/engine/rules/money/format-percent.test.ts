import { describe, expect, it } from 'vitest'
import { formatPercent } from './format-percent.ts'

describe('a percentage', () => {
  it('has no zeros at its end, and nothing of two decimals is lost', () => {
    expect(['0.70', '5.00', '0', 0.01, 1.25, '100'].map((percent) => formatPercent(percent, 'en', '.'))).toEqual([
      '0.7%',
      '5%',
      '0%',
      '0.01%',
      '1.25%',
      '100%',
    ])
  })

  it("has the decimal mark of the brand's amounts, whatever the language", () => {
    expect([formatPercent('3.55', 'en', ','), formatPercent('3.55', 'vi', '.')]).toEqual(['3,55%', '3.55%'])
  })

  it('has its sign where the language has it, and the digits that amounts have', () => {
    expect(formatPercent('12.5', 'de', ',')).toBe('12,5\u00a0%')
    expect(formatPercent('12.5', 'tr', ',')).toBe('%12,5')
    expect(formatPercent('12.5', 'ar-EG', '.')).toMatch(/^\D*12\.5\D*$/)
  })
})

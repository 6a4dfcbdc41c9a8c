import { describe, expect, it } from 'vitest'
import { formatMinor } from './money.ts'
import { applyNumberFormat } from './number-format.ts'
import { toDecimal } from './parse-amount.ts'

const currency = {
  code: 'VND',
  symbol: 'P',
  exponent: 2,
  decimals: 2,
  placement: 'before',
  groupSeparator: ',',
  decimalSeparator: '.',
} as const
const config = {
  merchant: { currency },
  languages: { catalogue: { EN: {}, TY: { numbers: { groupSeparator: '.', decimalSeparator: ',' } } } },
} as unknown as Parameters<typeof applyNumberFormat>[0]

describe('amounts in a language', () => {
  it('have the separators of the language, in output and in input', () => {
    const style = applyNumberFormat(config, 'TY').merchant.currency
    expect(formatMinor(123456789n, style)).toBe('P\u00a01.234.567,89')
    expect(toDecimal('1.234,5', style)).toBe('1234.5')
  })

  it('have the separators of the brand in a language without its own', () => {
    expect(applyNumberFormat(config, 'EN')).toBe(config)
    expect(formatMinor(123456789n, currency)).toBe('P\u00a01,234,567.89')
  })
})

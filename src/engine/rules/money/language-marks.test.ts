import { describe, expect, it } from 'vitest'
import { formatMinor } from './money.ts'
import { withLanguageMarks } from './language-marks.ts'
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
} as unknown as Parameters<typeof withLanguageMarks>[0]

describe('amounts in a language', () => {
  it('have the separators of the language, and are typed with them', () => {
    const marks = withLanguageMarks(config, 'TY').merchant.currency
    expect(formatMinor(123456789n, marks)).toBe('P\u00a01.234.567,89')
    expect(toDecimal('1.234,5', marks)).toBe('1234.5')
  })

  it('have those of the brand in a language without its own', () => {
    expect(withLanguageMarks(config, 'EN')).toBe(config)
    expect(formatMinor(123456789n, currency)).toBe('P\u00a01,234,567.89')
  })
})

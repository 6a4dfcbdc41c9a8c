import { describe, expect, it } from 'vitest'
import { formatMinor, parseMinor } from './money.ts'

const style = { symbol: 'P', exponent: 2, decimals: 2, placement: 'before', groupSeparator: ',', decimalSeparator: '.' } as const

describe('parseMinor', () => {
  it('parses decimal text without floating-point loss', () => {
    expect(parseMinor('9007199254740993.07', 2)).toBe(900719925474099307n)
    expect(parseMinor('2500', 2)).toBe(250000n)
    expect(parseMinor('0.5', 6)).toBe(500000n)
    expect(parseMinor('-1.01', 2)).toBe(-101n)
    expect(parseMinor('1500', 0)).toBe(1500n)
  })

  it('truncates digits beyond the exponent', () => {
    expect(parseMinor('1.999', 2)).toBe(199n)
  })

  it('throws if the text is not a decimal number', () => {
    for (const text of ['', '1e3', '1,000', '.5', '5.', 'NaN', '--1']) expect(() => parseMinor(text, 2)).toThrow(RangeError)
  })
})

describe('formatMinor', () => {
  it('shows two decimals and thousand separators (R-CONSTANTS-09, R-CONSTANTS-10)', () => {
    expect(formatMinor(123456789n, style)).toBe('P\u00a01,234,567.89')
    expect(formatMinor(5n, style)).toBe('P\u00a00.05')
    expect(formatMinor(0n, style)).toBe('P\u00a00.00')
  })

  it('truncates hidden digits and never rounds up', () => {
    expect(formatMinor(1_999_999n, { ...style, exponent: 6 })).toBe('P\u00a01.99')
    expect(formatMinor(-1_999_999n, { ...style, exponent: 6 })).toBe('\u2212P\u00a01.99')
  })

  it('pads with zeros beyond the exponent of the currency', () => {
    expect(formatMinor(1500n, { ...style, exponent: 0 })).toBe('P\u00a01,500.00')
  })

  it('shows no sign for zero', () => {
    expect(formatMinor(-9n, { ...style, exponent: 6 })).toBe('P\u00a00.00')
  })

  it('shows the sign of amounts below one and of amounts without decimals', () => {
    expect(formatMinor(-5n, style)).toBe('\u2212P\u00a00.05')
    expect(formatMinor(-505n, style)).toBe('\u2212P\u00a05.05')
    expect(formatMinor(-500n, { ...style, decimals: 0 })).toBe('\u2212P\u00a05')
    expect(formatMinor(-700n, { ...style, placement: 'after' })).toBe('\u22127.00\u00a0P')
  })

  it('uses the brand’s format', () => {
    expect(
      formatMinor(1234567n, { symbol: '€', exponent: 2, decimals: 2, placement: 'after', groupSeparator: '.', decimalSeparator: ',' }),
    ).toBe('12.345,67\u00a0€')
    expect(formatMinor(123456n, { ...style, decimals: 0, groupSeparator: '' })).toBe('P\u00a01234')
  })

  it('puts no space between a currency sign and the amount after it, unlike after letters', () => {
    expect(formatMinor(-505n, { ...style, symbol: '€' })).toBe('\u2212€5.05')
    expect(formatMinor(505n, { ...style, symbol: 'R$' })).toBe('R$5.05')
    expect(formatMinor(505n, { ...style, symbol: 'CHF' })).toBe('CHF\u00a05.05')
  })
})

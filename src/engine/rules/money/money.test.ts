import { describe, expect, it } from 'vitest'
import { formatMinor, parseMinor, percentOf, writeDecimal } from './money.ts'

const style = { symbol: 'P', exponent: 2, decimals: 2, placement: 'before', groupSeparator: ',', decimalSeparator: '.' } as const

describe('parseMinor', () => {
  it('reads decimal text without ever being a float', () => {
    expect(parseMinor('9007199254740993.07', 2)).toBe(900719925474099307n)
    expect(parseMinor('2500', 2)).toBe(250000n)
    expect(parseMinor('0.5', 6)).toBe(500000n)
    expect(parseMinor('-1.01', 2)).toBe(-101n)
    expect(parseMinor('1500', 0)).toBe(1500n)
  })

  it('cuts digits beyond the exponent', () => {
    expect(parseMinor('1.999', 2)).toBe(199n)
  })

  it('refuses what is not a decimal number', () => {
    for (const text of ['', '1e3', '1,000', '.5', '5.', 'NaN', '--1']) expect(() => parseMinor(text, 2)).toThrow(RangeError)
  })
})

describe('formatMinor', () => {
  it('shows two decimals and thousand separators (R-CONSTANTS-09, R-CONSTANTS-10)', () => {
    expect(formatMinor(123456789n, style)).toBe('P\u00a01,234,567.89')
    expect(formatMinor(5n, style)).toBe('P\u00a00.05')
    expect(formatMinor(0n, style)).toBe('P\u00a00.00')
  })

  it('cuts what is not shown, and never rounds up', () => {
    expect(formatMinor(1_999_999n, { ...style, exponent: 6 })).toBe('P\u00a01.99')
    expect(formatMinor(-1_999_999n, { ...style, exponent: 6 })).toBe('-P\u00a01.99')
  })

  it('writes zeros that the currency does not have', () => {
    expect(formatMinor(1500n, { ...style, exponent: 0 })).toBe('P\u00a01,500.00')
  })

  it('shows no sign beside nothing', () => {
    expect(formatMinor(-9n, { ...style, exponent: 6 })).toBe('P\u00a00.00')
  })

  it('shows the sign of what is less than one, or has no decimals', () => {
    expect(formatMinor(-5n, style)).toBe('-P\u00a00.05')
    expect(formatMinor(-505n, style)).toBe('-P\u00a05.05')
    expect(formatMinor(-500n, { ...style, decimals: 0 })).toBe('-P\u00a05')
    expect(formatMinor(-700n, { ...style, placement: 'after' })).toBe('-7.00\u00a0P')
  })

  it('writes as the brand writes', () => {
    expect(
      formatMinor(1234567n, { symbol: '€', exponent: 2, decimals: 2, placement: 'after', groupSeparator: '.', decimalSeparator: ',' }),
    ).toBe('12.345,67\u00a0€')
    expect(formatMinor(123456n, { ...style, decimals: 0, groupSeparator: '' })).toBe('P\u00a01234')
  })
})

it.each([
  [10_000n, '0.80', 80n],
  [10_000n, '12', 1_200n],
  [12_499n, '0.8', 99n],
  [124n, '0.80', 0n],
  [900_719_925_474_099_300n, '99.99', 900_629_853_481_551_890n],
])('of %d, %s percent are %d: what is less than a minor unit is dropped', (amount, percent, part) => {
  expect(percentOf(amount, percent)).toBe(part)
})

describe('writeDecimal', () => {
  it.each([
    [250_000n, 2, '2500.00'],
    [5n, 2, '0.05'],
    [0n, 2, '0.00'],
    [0n, 0, '0'],
    [-1_234_567n, 6, '-1.234567'],
    [-5n, 2, '-0.05'],
    [90_071_992_547_409_930_001n, 8, '900719925474.09930001'],
  ])('writes %s minor units at exponent %i as %s, and reads it back', (minor, exponent, text) => {
    expect(writeDecimal(minor, exponent)).toBe(text)
    expect(parseMinor(text, exponent)).toBe(minor)
  })
})

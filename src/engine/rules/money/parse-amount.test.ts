import { describe, expect, it } from 'vitest'
import { parseAmount, parseAmountInput, reformatInput } from './parse-amount.ts'

describe('parseAmount', () => {
  it('returns minor units of every amount that the currency can represent, without truncating', () => {
    expect(parseAmount('2500', 2)).toBe(250_000n)
    expect(parseAmount('0.1', 2)).toBe(10n)
    expect(parseAmount('999999999999999999.99', 2)).toBe(99_999_999_999_999_999_999n)
    expect(parseAmount('1.000', 2)).toBe('decimals')
    expect(parseAmount('1.0', 0)).toBe('decimals')
    expect(parseAmount('999.5', 1, 3)).toBe(9995n)
    expect(parseAmount('0999', 1, 3)).toBe('format')
  })

  it.each(['', '-1', '+1', '1e3', '.5', '5.', '1,000', ' 1', '１', '1000000000000000000', 'NaN'])('rejects %s', (text) => {
    expect(parseAmount(text, 2)).toBe('format')
  })
})

describe('reformatInput', () => {
  const english = { groupSeparator: ',', decimalSeparator: '.' }
  const vietnamese = { groupSeparator: '.', decimalSeparator: ',' }

  it('keeps the number when the language, and with it the number format, changes', () => {
    expect(reformatInput('1,5', vietnamese, english)).toBe('1.5')
    expect(reformatInput('1.500', vietnamese, english)).toBe('1500')
    expect(reformatInput('1,500.25', english, vietnamese)).toBe('1500,25')
  })

  it('returns the input unchanged if the formats are the same or it is not a number', () => {
    expect(reformatInput('1,500', english, english)).toBe('1,500')
    for (const input of ['', '1,', 'ten', '1.5']) expect(reformatInput(input, vietnamese, english)).toBe(input)
  })
})

describe('parseAmountInput', () => {
  const english = { groupSeparator: ',', decimalSeparator: '.', exponent: 2 }
  const german = { groupSeparator: '.', decimalSeparator: ',', exponent: 2 }
  const plain = { groupSeparator: '', decimalSeparator: '.', exponent: 2 }

  it('parses the brand’s number format, grouped or not', () => {
    expect(parseAmountInput('1,234,567.50', english)).toBe(123_456_750n)
    expect(parseAmountInput(' 1234567.5', english)).toBe(123_456_750n)
    expect(parseAmountInput('1.234,5', german)).toBe(123_450n)
    expect(parseAmountInput('12,345', english)).toBe(1_234_500n)
    expect(parseAmountInput('123,456', english)).toBe(12_345_600n)
    expect(parseAmountInput('1 234', { groupSeparator: ' ', decimalSeparator: ',', exponent: 0 })).toBe(1234n)
    expect(parseAmountInput('12', plain)).toBe(1200n)
    expect(parseAmountInput('1.005', english)).toBe('decimals')
  })

  it.each([
    ['10.5', german],
    ['1,5', english],
    ['1,50.00', english],
    ['1.2.3', english],
    ['1234,567', english],
    ['1x,567', english],
    ['x1,567', english],
    ['1,2345', english],
    ['1,234x', english],
    ['1,', english],
    ['1,000', plain],
    ['a', english],
  ])('rejects the ambiguous or malformed input %s', (input, style) => {
    expect(parseAmountInput(input, style)).toBe('format')
  })
})

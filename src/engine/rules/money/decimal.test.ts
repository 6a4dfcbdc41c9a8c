import { describe, expect, it } from 'vitest'
import { computePercentage, formatDecimal } from './decimal.ts'
import { parseMinor } from './money.ts'

it.each([
  [10_000n, '0.80', 80n],
  [10_000n, '12', 1_200n],
  [12_499n, '0.8', 99n],
  [124n, '0.80', 0n],
  [900_719_925_474_099_300n, '99.99', 900_629_853_481_551_890n],
])('computePercentage(%d, %s) is %d, rounded down to a minor unit', (amount, percent, part) => {
  expect(computePercentage(amount, percent)).toBe(part)
})

describe('formatDecimal', () => {
  it.each([
    [250_000n, 2, '2500.00'],
    [5n, 2, '0.05'],
    [0n, 2, '0.00'],
    [0n, 0, '0'],
    [-1_234_567n, 6, '-1.234567'],
    [-5n, 2, '-0.05'],
    [90_071_992_547_409_930_001n, 8, '900719925474.09930001'],
  ])('formats %s minor units at exponent %i as %s, and parses it back', (minor, exponent, text) => {
    expect(formatDecimal(minor, exponent)).toBe(text)
    expect(parseMinor(text, exponent)).toBe(minor)
  })
})

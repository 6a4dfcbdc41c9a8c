import { describe, expect, it } from 'vitest'
import { parseMinor } from './money.ts'
import { writeDecimal } from './write-decimal.ts'

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

import { describe, expect, it } from 'vitest'
import { feeOf } from './withdrawal-fee.ts'

describe('feeOf', () => {
  it('adds the fixed fee and a percentage, rounded down to a minor unit', () => {
    expect(feeOf(10_000n, { fixed: 50n, rate: 125, freeLeft: 0 })).toBe(175n)
    expect(feeOf(99n, { fixed: 0n, rate: 100, freeLeft: 0 })).toBe(0n)
    expect(feeOf(123_456_789_012_345_678_901n, { fixed: 1n, rate: 1, freeLeft: 0 })).toBe(12_345_678_901_234_568n)
  })

  it('is 0 while free withdrawals are left', () => {
    expect(feeOf(10_000n, { fixed: 50n, rate: 125, freeLeft: 1 })).toBe(0n)
  })
})

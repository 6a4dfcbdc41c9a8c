import { describe, expect, it } from 'vitest'
import { feeOf } from './withdrawal-fee.ts'

describe('the fee of a withdrawal', () => {
  it('is what each one costs and a part of the amount, of which no part of a unit is kept', () => {
    expect(feeOf(10_000n, { fixed: 50n, rate: 125, freeLeft: 0 })).toBe(175n)
    expect(feeOf(99n, { fixed: 0n, rate: 100, freeLeft: 0 })).toBe(0n)
    expect(feeOf(123_456_789_012_345_678_901n, { fixed: 1n, rate: 1, freeLeft: 0 })).toBe(12_345_678_901_234_568n)
  })

  it('is nothing while one is free', () => {
    expect(feeOf(10_000n, { fixed: 50n, rate: 125, freeLeft: 1 })).toBe(0n)
  })
})

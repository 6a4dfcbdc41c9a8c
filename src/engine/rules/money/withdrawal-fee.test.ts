import { describe, expect, it } from 'vitest'
import { computeWithdrawalFee } from './withdrawal-fee.ts'

describe('computeWithdrawalFee', () => {
  it('adds the fixed fee and a percentage, rounded down to a minor unit', () => {
    expect(computeWithdrawalFee(10_000n, { fixed: 50n, rate: 125, freeWithdrawalsLeft: 0 })).toBe(175n)
    expect(computeWithdrawalFee(99n, { fixed: 0n, rate: 100, freeWithdrawalsLeft: 0 })).toBe(0n)
    expect(computeWithdrawalFee(123_456_789_012_345_678_901n, { fixed: 1n, rate: 1, freeWithdrawalsLeft: 0 })).toBe(12_345_678_901_234_568n)
  })

  it('is 0 while free withdrawals are left', () => {
    expect(computeWithdrawalFee(10_000n, { fixed: 50n, rate: 125, freeWithdrawalsLeft: 1 })).toBe(0n)
  })
})

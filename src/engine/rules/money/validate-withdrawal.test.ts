import { describe, expect, it } from 'vitest'
import { type WithdrawalLimits, toAmountError, validateWithdrawal, computeMaxWithdrawal } from './validate-withdrawal.ts'

const limits: WithdrawalLimits = { available: 500n, minAmount: 100n, maxAmount: 400n, dailyAmountLeft: 300n, dailyCountLeft: 1 }

describe('validateWithdrawal', () => {
  it('returns the first violated limit with its own key', () => {
    const validate = (amount: bigint, overrides: Partial<WithdrawalLimits> = {}, fee = 0n) =>
      validateWithdrawal(amount, fee, { ...limits, ...overrides })
    expect(validate(99n)).toEqual({ key: 'withdrawal_below', amount: 100n })
    expect(validate(501n)).toEqual({ key: 'withdrawal_more_than_available', amount: 500n })
    expect(validate(401n)).toEqual({ key: 'withdrawal_above', amount: 400n })
    expect(validate(301n)).toEqual({ key: 'withdrawal_above_day', amount: 300n })
    expect(validate(300n)).toBeUndefined()
    expect(validate(100n)).toBeUndefined()
    expect(validate(200n, { dailyCountLeft: 0 })).toEqual({ key: 'withdrawal_none_left_today' })
    expect(validate(300n, { available: 300n })).toBeUndefined()
    expect(validate(300n, { maxAmount: 300n })).toBeUndefined()
    expect(validate(100n, {}, 99n)).toBeUndefined()
    expect(validate(100n, {}, 100n)).toEqual({ key: 'withdrawal_below_fee', amount: 100n })
  })

  it('computes the maximum from the balance, the limit per withdrawal and the daily limits, or 0 if nothing can be withdrawn', () => {
    expect(computeMaxWithdrawal(limits)).toBe(300n)
    expect(computeMaxWithdrawal({ ...limits, available: 150n })).toBe(150n)
    expect(computeMaxWithdrawal({ ...limits, maxAmount: 200n })).toBe(200n)
    expect(computeMaxWithdrawal({ ...limits, available: 100n })).toBe(100n)
    expect(computeMaxWithdrawal({ ...limits, available: 99n })).toBe(0n)
    expect(computeMaxWithdrawal({ ...limits, dailyCountLeft: 0 })).toBe(0n)
  })

  it('returns the field error of input that is not an amount', () => {
    expect(toAmountError('decimals', 6)).toEqual({ key: 'error_amount_digits', values: { count: 6 } })
    expect(toAmountError('format', 6)).toEqual({ key: 'error_amount' })
  })
})

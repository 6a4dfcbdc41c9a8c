import type { FieldError } from '../../contract/port.ts'

/** Limits of the next withdrawal. Amounts are in minor units. */
export interface WithdrawalLimits {
  readonly available: bigint
  readonly minAmount: bigint
  readonly maxAmount: bigint
  /** Remainder of today's limits: the amount, and the number of withdrawals. */
  readonly dailyAmountLeft: bigint
  readonly dailyCountLeft: number
}

/**
 * The limit that an amount violates. `key` is the message key. `amount` is the limit, or the fee if it consumes the
 * whole amount, in minor units; `undefined` if no withdrawals are left today.
 */
export interface LimitViolation {
  readonly key: string
  readonly amount?: bigint
}

/** Returns the largest amount within the limits, regardless of the fee; 0 if nothing can be withdrawn now. */
export function computeMaxWithdrawal({ available, minAmount, maxAmount, dailyAmountLeft, dailyCountLeft }: WithdrawalLimits): bigint {
  const max = [available, maxAmount, dailyAmountLeft].reduce((lowest, limit) => (limit < lowest ? limit : lowest))
  return dailyCountLeft > 0 && max >= minAmount ? max : 0n
}

/**
 * Returns the first limit that an amount violates; `undefined` if there is none. The browser and the server run the
 * same check. `fee` is deducted from the amount.
 */
export function validateWithdrawal(amount: bigint, fee: bigint, limits: WithdrawalLimits): LimitViolation | undefined {
  const { available, minAmount, maxAmount, dailyAmountLeft, dailyCountLeft } = limits
  if (dailyCountLeft <= 0) return { key: 'withdrawal_none_left_today' }
  if (amount < minAmount) return { key: 'withdrawal_below', amount: minAmount }
  if (amount > available) return { key: 'withdrawal_more_than_available', amount: available }
  if (amount > maxAmount) return { key: 'withdrawal_above', amount: maxAmount }
  if (amount > dailyAmountLeft) return { key: 'withdrawal_above_day', amount: dailyAmountLeft }
  return fee >= amount ? { key: 'withdrawal_below_fee', amount: fee } : undefined
}

/** Returns the field error of text that is not an amount. */
export const toAmountError = (fault: 'format' | 'decimals', exponent: number): FieldError =>
  fault === 'decimals' ? { key: 'error_amount_digits', values: { count: exponent } } : { key: 'error_amount' }

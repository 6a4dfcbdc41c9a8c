import type { FieldError } from '../../contract/port.ts'

/** Limits of the next withdrawal. Amounts are in minor units. */
export interface WithdrawalLimits {
  /** The amount available for withdrawal. */
  readonly free: bigint
  readonly minAmount: bigint
  readonly maxAmount: bigint
  /** What is left of today's limits: the amount and the number of withdrawals. */
  readonly dayLeft: bigint
  readonly timesLeft: number
}

/** The limit that an amount violates; `amount` is that limit in minor units. */
export interface AmountRefusal {
  readonly key: string
  readonly amount?: bigint
}

/** Returns the largest amount that can be withdrawn now; 0 if none can. */
export function maxWithdrawable({ free, minAmount, maxAmount, dayLeft, timesLeft }: WithdrawalLimits): bigint {
  const max = [free, maxAmount, dayLeft].reduce((lowest, limit) => (limit < lowest ? limit : lowest))
  return timesLeft > 0 && max >= minAmount ? max : 0n
}

/**
 * Returns the first limit that an amount violates; `undefined` if there is none. The browser and the server run the
 * same check. `fee` is deducted from the amount.
 */
export function validateWithdrawal(amount: bigint, fee: bigint, limits: WithdrawalLimits): AmountRefusal | undefined {
  const { free, minAmount, maxAmount, dayLeft, timesLeft } = limits
  if (timesLeft <= 0) return { key: 'withdrawal_no_times' }
  if (amount < minAmount) return { key: 'withdrawal_below', amount: minAmount }
  if (amount > free) return { key: 'withdrawal_more_than_free', amount: free }
  if (amount > maxAmount) return { key: 'withdrawal_above', amount: maxAmount }
  if (amount > dayLeft) return { key: 'withdrawal_above_day', amount: dayLeft }
  return fee >= amount ? { key: 'withdrawal_below_fee', amount: fee } : undefined
}

/** Returns the field error of text that is not an amount. */
export const amountFault = (fault: 'shape' | 'digits', exponent: number): FieldError =>
  fault === 'digits' ? { key: 'error_amount_digits', values: { count: exponent } } : { key: 'error_amount' }

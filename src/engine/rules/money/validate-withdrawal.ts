import type { FieldError } from '../../contract/port.ts'

/** What holds for one more withdrawal now. Amounts are minor units. */
export interface WithdrawalLimits {
  /** What there is to withdraw. */
  readonly free: bigint
  readonly minAmount: bigint
  readonly maxAmount: bigint
  /** What is left of the day's limit, and how many are. */
  readonly dayLeft: bigint
  readonly timesLeft: number
}

/** A refusal of an amount; `amount` is what it comes up against, in minor units. */
export interface AmountRefusal {
  readonly key: string
  readonly amount?: bigint
}

/** The most that can be asked for now; nothing where nothing can. */
export function maxWithdrawable({ free, minAmount, maxAmount, dayLeft, timesLeft }: WithdrawalLimits): bigint {
  const max = [free, maxAmount, dayLeft].reduce((lowest, limit) => (limit < lowest ? limit : lowest))
  return timesLeft > 0 && max >= minAmount ? max : 0n
}

/**
 * The first limit that an amount comes up against, in the browser and on the server alike; `fee` is what is kept of it.
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

/** The error of a field where an amount is no amount. */
export const amountFault = (fault: 'shape' | 'digits', exponent: number): FieldError =>
  fault === 'digits' ? { key: 'error_amount_digits', values: { count: exponent } } : { key: 'error_amount' }

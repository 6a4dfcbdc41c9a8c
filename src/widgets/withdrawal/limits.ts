import type { WithdrawalTerms } from '../../generated/api.ts'
import { computeMaxWithdrawal, parseMinor, type WithdrawalFee, type WithdrawalLimits } from '../../engine/index.ts'

/** Number of decimal places of the fee rate, which is in percent. */
const rateDecimals = 2

/**
 * Converts the amounts in the platform's limits and fee to minor units, and the fee rate from percent to hundredths of
 * a percent.
 */
export function toLimitsAndFee(
  { available, min, max, dayLeft, timesLeft, fee }: WithdrawalTerms,
  exponent: number,
): { readonly limits: WithdrawalLimits; readonly fee: WithdrawalFee } {
  const toMinor = (text: string): bigint => parseMinor(text, exponent)
  return {
    limits: {
      available: toMinor(available),
      minAmount: toMinor(min),
      maxAmount: toMinor(max),
      dailyAmountLeft: toMinor(dayLeft),
      dailyCountLeft: timesLeft,
    },
    fee: { fixed: toMinor(fee.fixed), rate: Number(parseMinor(fee.rate, rateDecimals)), freeWithdrawalsLeft: fee.freeLeft },
  }
}

/** The maximum amount of a withdrawal now, or the reason why none is possible. Amounts are in minor units. */
export type WithdrawalAvailability =
  | { readonly kind: 'ready'; readonly amount: bigint }
  | { readonly kind: 'wagering'; readonly left: bigint }
  | { readonly kind: 'below-minimum'; readonly available: bigint; readonly minAmount: bigint }
  | { readonly kind: 'daily-count-reached' }
  | { readonly kind: 'daily-limit-reached'; readonly limit: bigint }

/**
 * Returns the maximum amount of a withdrawal now, or the first reason why none is possible. The reasons that take
 * longest to change come first: wagering, then the available balance, then the daily limits.
 */
export function getWithdrawalAvailability(terms: WithdrawalTerms, exponent: number): WithdrawalAvailability {
  const { limits } = toLimitsAndFee(terms, exponent)
  const left = parseMinor(terms.turnoverLeft, exponent)
  if (left > 0n) return { kind: 'wagering', left }
  if (limits.available < limits.minAmount) return { kind: 'below-minimum', available: limits.available, minAmount: limits.minAmount }
  if (limits.dailyCountLeft <= 0) return { kind: 'daily-count-reached' }
  if (limits.dailyAmountLeft < limits.minAmount) return { kind: 'daily-limit-reached', limit: parseMinor(terms.dayLimit, exponent) }
  return { kind: 'ready', amount: computeMaxWithdrawal(limits) }
}

/** Returns the amounts of the quick buttons: the four largest round multiples of the minimum below the maximum. */
export function listSuggestedAmounts(min: bigint, max: bigint): readonly bigint[] {
  if (max < min) return []
  const multiples = [1n, 2n, 5n, 10n, 20n, 50n, 100n].map((factor) => min * factor)
  return multiples.filter((amount) => amount < max).slice(-4)
}

import type { WithdrawalTerms } from '../../generated/api.ts'
import { maxWithdrawable, parseMinor, type WithdrawalFee, type WithdrawalLimits } from '../../engine/index.ts'

/** Digits after the point of a rate. */
const rateDigits = 2

/** The limits and the fee of the platform's answer, in minor units. */
export function limitsOf(
  { free, least, most, dayLeft, timesLeft, fee }: WithdrawalTerms,
  exponent: number,
): { readonly limits: WithdrawalLimits; readonly fee: WithdrawalFee } {
  const minor = (text: string): bigint => parseMinor(text, exponent)
  return {
    limits: { free: minor(free), minAmount: minor(least), maxAmount: minor(most), dayLeft: minor(dayLeft), timesLeft },
    fee: { fixed: minor(fee.fixed), rate: Number(parseMinor(fee.rate, rateDigits)), freeLeft: fee.freeLeft },
  }
}

/** What a player can do now. Amounts are minor units. */
export type WithdrawalOutlook =
  | { readonly kind: 'ready'; readonly amount: bigint }
  | { readonly kind: 'wagering'; readonly left: bigint }
  | { readonly kind: 'too-little'; readonly free: bigint; readonly minAmount: bigint }
  | { readonly kind: 'times-used' }
  | { readonly kind: 'day-used'; readonly limit: bigint }

/**
 * The one thing that a page says of withdrawing now: the most that one withdrawal can be, or the first reason why there
 * can be none. What takes longest to change comes first: wagering, then money, then the limits of the day.
 */
export function outlookOf(terms: WithdrawalTerms, exponent: number): WithdrawalOutlook {
  const { limits } = limitsOf(terms, exponent)
  const left = parseMinor(terms.turnoverLeft, exponent)
  if (left > 0n) return { kind: 'wagering', left }
  if (limits.free < limits.minAmount) return { kind: 'too-little', free: limits.free, minAmount: limits.minAmount }
  if (limits.timesLeft <= 0) return { kind: 'times-used' }
  if (limits.dayLeft < limits.minAmount) return { kind: 'day-used', limit: parseMinor(terms.dayLimit, exponent) }
  return { kind: 'ready', amount: maxWithdrawable(limits) }
}

/** Amounts that are offered as buttons: the least, and round ones below the most that can be asked for now. */
export function offeredAmounts(min: bigint, max: bigint): readonly bigint[] {
  if (max < min) return []
  const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n].map((times) => min * times)
  return steps.filter((amount) => amount < max).slice(-4)
}

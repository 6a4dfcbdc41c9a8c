import type { DepositBonus, DepositFee } from '../../../generated/api.ts'
import { parseMinor } from './money.ts'
import { computePercentage } from './decimal.ts'

/** Returns the fee of a deposit, in minor units; at most the amount itself. */
export function computeDepositFee(amount: bigint, { percent, fixed }: DepositFee, exponent: number): bigint {
  const fee = computePercentage(amount, percent) + parseMinor(fixed, exponent)
  return fee < amount ? fee : amount
}

/**
 * Returns the bonus for a deposit and its wagering requirement, in minor units. `netAmount` is the amount after the
 * fee.
 */
export function computeDepositBonus(
  amount: bigint,
  netAmount: bigint,
  { percent, maxBonus, minDeposit, turnover }: Pick<DepositBonus, 'percent' | 'maxBonus' | 'minDeposit' | 'turnover'>,
  exponent: number,
): { readonly amount: bigint; readonly turnover: bigint } {
  if (amount < parseMinor(minDeposit, exponent)) return { amount: 0n, turnover: 0n }
  const [percentage, max] = [computePercentage(amount, percent), parseMinor(maxBonus, exponent)]
  const bonus = percentage < max ? percentage : max
  return { amount: bonus, turnover: bonus === 0n ? 0n : (netAmount + bonus) * BigInt(turnover) }
}

/**
 * Converts an amount of the brand's currency to another currency, rounded up so that the payment is never short. `rate`
 * is the price of one unit of the other currency in the brand's currency.
 */
export function convertToPaymentCurrency(
  amount: bigint,
  { exponent, rate }: { readonly exponent: number; readonly rate: string },
  brandExponent: number,
): bigint {
  const [scaled, unitValue] = [amount * 10n ** BigInt(exponent + rateDigits), parseMinor(rate, rateDigits) * 10n ** BigInt(brandExponent)]
  return (scaled + unitValue - 1n) / unitValue
}

/**
 * Converts a payment in another currency to the brand's currency, rounded down: the reverse of
 * `convertToPaymentCurrency`.
 */
export const convertFromPaymentCurrency = (
  paid: bigint,
  { exponent, rate }: { readonly exponent: number; readonly rate: string },
  brandExponent: number,
): bigint => (paid * parseMinor(rate, rateDigits) * 10n ** BigInt(brandExponent)) / 10n ** BigInt(exponent + rateDigits)

const rateDigits = 8

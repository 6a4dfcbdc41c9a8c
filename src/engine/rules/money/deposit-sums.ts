import type { DepositBonus, DepositFee } from '../../../generated/api.ts'
import { parseMinor } from './money.ts'
import { percentOf } from './decimal.ts'

/** Returns the fee of a deposit, in minor units; at most the amount itself. */
export function depositFee(amount: bigint, { percent, fixed }: DepositFee, exponent: number): bigint {
  const fee = percentOf(amount, percent) + parseMinor(fixed, exponent)
  return fee < amount ? fee : amount
}

/**
 * Returns the bonus for a deposit and its wagering requirement, in minor units. `arrives` is the amount after the fee.
 */
export function depositBonus(
  amount: bigint,
  netAmount: bigint,
  { percent, maxBonus, minDeposit, turnover }: Pick<DepositBonus, 'percent' | 'maxBonus' | 'minDeposit' | 'turnover'>,
  exponent: number,
): { readonly amount: bigint; readonly turnover: bigint } {
  if (amount < parseMinor(minDeposit, exponent)) return { amount: 0n, turnover: 0n }
  const [part, limit] = [percentOf(amount, percent), parseMinor(maxBonus, exponent)]
  const given = part < limit ? part : limit
  return { amount: given, turnover: given === 0n ? 0n : (netAmount + given) * BigInt(turnover) }
}

/** Converts an amount of the brand's currency to another currency, rounded up so that the payment is never short. */
export function toUnit(amount: bigint, { exponent, rate }: { readonly exponent: number; readonly rate: string }, own: number): bigint {
  const [scaled, unitValue] = [amount * 10n ** BigInt(exponent + rateDigits), parseMinor(rate, rateDigits) * 10n ** BigInt(own)]
  return (scaled + unitValue - 1n) / unitValue
}

/** Converts an amount of another currency to the brand's currency, rounded down. */
export const fromUnit = (paid: bigint, { exponent, rate }: { readonly exponent: number; readonly rate: string }, own: number): bigint =>
  (paid * parseMinor(rate, rateDigits) * 10n ** BigInt(own)) / 10n ** BigInt(exponent + rateDigits)

const rateDigits = 8

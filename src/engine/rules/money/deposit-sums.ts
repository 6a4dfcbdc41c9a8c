import type { DepositBonus, DepositFee } from '../../../generated/api.ts'
import { parseMinor } from './money.ts'
import { percentOf } from './decimal.ts'

/** What a deposit of this amount costs, in minor units: never more than the amount. */
export function depositFee(amount: bigint, { percent, fixed }: DepositFee, exponent: number): bigint {
  const fee = percentOf(amount, percent) + parseMinor(fixed, exponent)
  return fee < amount ? fee : amount
}

/** What a bonus gives for a deposit of this amount of which so much arrives, and how much has to be staked for it. */
export function depositBonus(
  amount: bigint,
  arrives: bigint,
  { percent, most: maxBonus, min, turnover }: Pick<DepositBonus, 'percent' | 'most' | 'min' | 'turnover'>,
  exponent: number,
): { readonly amount: bigint; readonly turnover: bigint } {
  if (amount < parseMinor(min, exponent)) return { amount: 0n, turnover: 0n }
  const [part, limit] = [percentOf(amount, percent), parseMinor(maxBonus, exponent)]
  const given = part < limit ? part : limit
  return { amount: given, turnover: given === 0n ? 0n : (arrives + given) * BigInt(turnover) }
}

/** What is to be paid in another currency for an amount of the brand's: rounded up, so that it is enough. */
export function toUnit(amount: bigint, { exponent, rate }: { readonly exponent: number; readonly rate: string }, own: number): bigint {
  const [scaled, worth] = [amount * 10n ** BigInt(exponent + rateDigits), parseMinor(rate, rateDigits) * 10n ** BigInt(own)]
  return (scaled + worth - 1n) / worth
}

/** What an amount of another currency is worth in the brand's: rounded down. */
export const fromUnit = (paid: bigint, { exponent, rate }: { readonly exponent: number; readonly rate: string }, own: number): bigint =>
  (paid * parseMinor(rate, rateDigits) * 10n ** BigInt(own)) / 10n ** BigInt(exponent + rateDigits)

const rateDigits = 8

import type { WithdrawalTerms } from '../../generated/api.ts'
import { parseMinor, type WithdrawalFee, type WithdrawalLimits } from '../../engine/index.ts'

/** Digits after the point of a rate. */
const rateDigits = 2

/** The limits and the fee of the platform's answer, in minor units. */
export function limitsOf(
  { free, least, most, dayLeft, timesLeft, fee }: WithdrawalTerms,
  exponent: number,
): { readonly limits: WithdrawalLimits; readonly fee: WithdrawalFee } {
  const minor = (text: string): bigint => parseMinor(text, exponent)
  return {
    limits: { free: minor(free), least: minor(least), most: minor(most), dayLeft: minor(dayLeft), timesLeft },
    fee: { fixed: minor(fee.fixed), rate: Number(parseMinor(fee.rate, rateDigits)), freeLeft: fee.freeLeft },
  }
}

/** Amounts that are offered as buttons: the least, and round ones below the most that can be asked for now. */
export function offeredAmounts(least: bigint, most: bigint): readonly bigint[] {
  if (most < least) return []
  const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n].map((times) => least * times)
  return steps.filter((amount) => amount < most).slice(-4)
}

import type { Funds } from '../../generated/api.ts'
import { parseMinor } from '../../engine/index.ts'

/** What can be done with the main wallet now. Amounts in minor units. */
export type FundsOutlook =
  | { readonly kind: 'wagering'; readonly left: bigint }
  | { readonly kind: 'ready'; readonly amount: bigint }
  | { readonly kind: 'owed' }
  | { readonly kind: 'none' }

/**
 * Returns the single statement about withdrawing now. Real money that can neither be withdrawn nor awaits wagering is
 * owed.
 */
export function fundsOutlook({ main, withdrawable, turnoverLeft }: Funds, exponent: number): FundsOutlook {
  const left = parseMinor(turnoverLeft, exponent)
  if (left > 0n) return { kind: 'wagering', left }
  const amount = parseMinor(withdrawable, exponent)
  if (amount > 0n) return { kind: 'ready', amount }
  return { kind: parseMinor(main, exponent) === 0n ? 'none' : 'owed' }
}

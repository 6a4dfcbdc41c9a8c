import type { Funds } from '../../generated/api.ts'
import { parseMinor } from '../../engine/index.ts'

/**
 * The amount of the main wallet that can be withdrawn now, or the reason why nothing can. Amounts are in minor units.
 */
export type FundsAvailability =
  | { readonly kind: 'wagering'; readonly left: bigint }
  | { readonly kind: 'ready'; readonly amount: bigint }
  | { readonly kind: 'owed' }
  | { readonly kind: 'none' }

/**
 * Returns the amount that can be withdrawn now, or the reason why nothing can. `owed` means that the main wallet
 * contains money, but the player owes all of it because the result of a bet was corrected.
 */
export function getFundsAvailability({ main, withdrawable, turnoverLeft }: Funds, exponent: number): FundsAvailability {
  const left = parseMinor(turnoverLeft, exponent)
  if (left > 0n) return { kind: 'wagering', left }
  const amount = parseMinor(withdrawable, exponent)
  if (amount > 0n) return { kind: 'ready', amount }
  return { kind: parseMinor(main, exponent) === 0n ? 'none' : 'owed' }
}

/** Chances are counted of so many draws. */
export const drawsInAll = 10_000

/**
 * The prize that a number from 0 to 9999 draws: each has as many numbers as its chance, one after the other; the rest
 * draw nothing.
 */
export function pickPrize<P extends { readonly chance: number }>(prizes: readonly P[], roll: number): P | undefined {
  let end = 0
  return prizes.find(({ chance }) => roll < (end += chance))
}

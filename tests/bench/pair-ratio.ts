/** The median of the rounds' own ratios, and the error of that median: a gate is missed where the ratio lies above it by more. */
export function pairRatio(measured: readonly number[], floor: readonly number[]): { readonly ratio: number; readonly error: number } {
  const ratios = measured.map((time, round) => time / (floor[round] ?? Number.NaN))
  const spread = quantile(ratios, 0.75) - quantile(ratios, 0.25)
  return { ratio: quantile(ratios, 0.5), error: (1.57 * spread) / Math.sqrt(ratios.length) }
}

/** The number that this share of the numbers is not above. */
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN

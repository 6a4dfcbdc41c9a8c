import { median } from './median.ts'

/**
 * The median of the rounds' own ratios, and the error of that median: a gate is missed where the ratio lies above it by
 * more.
 */
export function pairRatio(measured: readonly number[], floor: readonly number[]): { readonly ratio: number; readonly error: number } {
  const ratios = measured.map((time, round) => time / (floor[round] ?? Number.NaN))
  const spread = quantile(ratios, 0.75) - quantile(ratios, 0.25)
  return { ratio: quantile(ratios, 0.5), error: (1.57 * spread) / Math.sqrt(ratios.length) }
}

/** The times that were taken in turns, in milliseconds. */
export interface PairTimes {
  readonly engine: readonly number[]
  readonly hand: readonly number[]
}

/**
 * Prints the times through the engine beside those by hand, and whether the ratio is at most `most`, as far as can be
 * told.
 */
export function reportPair(what: string, { engine, hand }: PairTimes, max: number): boolean {
  const { ratio, error } = pairRatio(engine, hand)
  const digits = median(hand) < 100 ? 2 : 0
  const times = `${median(hand).toFixed(digits)} ms by hand, ${median(engine).toFixed(digits)} ms through the engine`
  console.log(`${what}: ${times}, times ${ratio.toFixed(3)} ± ${error.toFixed(3)} (at most ${max.toFixed(2)})`)
  return ratio - error <= max
}

/** The number that this share of the numbers is not above. */
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN

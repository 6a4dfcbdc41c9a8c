import { computeMedian } from './median.ts'

/**
 * Returns the median of the ratios of all rounds, and its margin: half the width of the notch of a box plot, which is
 * about a 95 % confidence interval. A limit counts as exceeded only if the ratio exceeds it by more than the margin.
 * `measurements` and `baseline` contain one value per round, in the same order.
 */
export function computeMedianRatio(
  measurements: readonly number[],
  baseline: readonly number[],
): { readonly ratio: number; readonly margin: number } {
  const ratios = measurements.map((time, round) => time / (baseline[round] ?? Number.NaN))
  const interquartileRange = computeQuantile(ratios, 0.75) - computeQuantile(ratios, 0.25)
  return { ratio: computeQuantile(ratios, 0.5), margin: (1.57 * interquartileRange) / Math.sqrt(ratios.length) }
}

/** Durations of alternating measurements, in milliseconds. */
export interface PairedDurations {
  readonly engine: readonly number[]
  readonly baseline: readonly number[]
}

/**
 * Prints the median durations of the engine and of the baseline page, and their ratio. Returns whether the ratio,
 * less its margin, is at most `max`.
 */
export function reportRatio(label: string, { engine, baseline }: PairedDurations, max: number): boolean {
  const { ratio, margin } = computeMedianRatio(engine, baseline)
  const digits = computeMedian(baseline) < 100 ? 2 : 0
  const times = `${computeMedian(baseline).toFixed(digits)} ms baseline, ${computeMedian(engine).toFixed(digits)} ms with the engine`
  console.log(`${label}: ${times}, ratio ${ratio.toFixed(3)} ± ${margin.toFixed(3)} (at most ${max.toFixed(2)})`)
  return ratio - margin <= max
}

/** Returns a quantile without interpolation: the next lower number of the list; `NaN` for an empty list. */
const computeQuantile = (numbers: readonly number[], fraction: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * fraction)] ?? Number.NaN

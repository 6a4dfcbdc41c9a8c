import { median } from './median.ts'

/**
 * Returns the median of the ratios of all rounds, and its standard error: a limit counts as exceeded only if the ratio
 * exceeds it by more than the error. `baseline` has the durations to compare with, by round.
 */
export function computeMedianRatio(
  measured: readonly number[],
  baseline: readonly number[],
): { readonly ratio: number; readonly error: number } {
  const ratios = measured.map((time, round) => time / (baseline[round] ?? Number.NaN))
  const interquartileRange = quantile(ratios, 0.75) - quantile(ratios, 0.25)
  return { ratio: quantile(ratios, 0.5), error: (1.57 * interquartileRange) / Math.sqrt(ratios.length) }
}

/** Durations of alternating measurements, in milliseconds. */
export interface PairedDurations {
  readonly engine: readonly number[]
  readonly handWritten: readonly number[]
}

/**
 * Prints the durations of the engine and of the hand-written page. Returns whether the ratio is at most `max` within
 * the error.
 */
export function reportRatio(label: string, { engine, handWritten }: PairedDurations, max: number): boolean {
  const { ratio, error } = computeMedianRatio(engine, handWritten)
  const digits = median(handWritten) < 100 ? 2 : 0
  const times = `${median(handWritten).toFixed(digits)} ms hand-written, ${median(engine).toFixed(digits)} ms with the engine`
  console.log(`${label}: ${times}, ratio ${ratio.toFixed(3)} ± ${error.toFixed(3)} (at most ${max.toFixed(2)})`)
  return ratio - error <= max
}

/** Returns a quantile of numbers. */
const quantile = (numbers: readonly number[], fraction: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * fraction)] ?? Number.NaN

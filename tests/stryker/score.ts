/** The part of Stryker's JSON report from which the score is computed. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

export interface Score {
  /** Number of mutants that a test detected, including timeouts. */
  readonly killed: number
  /** Number of mutants that count. */
  readonly mutants: number
  /** `killed / mutants`. */
  readonly score: number
  /** Limits of the 95 % confidence interval, from 0 to 1. */
  readonly lower: number
  readonly upper: number
}

/** Quantile of the normal distribution for a two-sided interval with 95 % confidence. */
const z = 1.959964

const detectedStatuses = new Set(['Killed', 'Timeout'])
const undetectedStatuses = new Set(['Survived', 'NoCoverage'])

/**
 * Returns the score of a report, or `undefined` if no mutant counts. Mutants that are ignored, outside the sample or
 * invalid do not count.
 */
export function computeScore({ files }: Report): Score | undefined {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const killed = statuses.filter((status) => detectedStatuses.has(status)).length
  const mutants = killed + statuses.filter((status) => undetectedStatuses.has(status)).length
  return mutants === 0 ? undefined : { killed, mutants, score: killed / mutants, ...computeWilsonInterval(killed, mutants) }
}

/** Returns the limits of the Wilson score interval for `hits` in a sample of `total`. */
export function computeWilsonInterval(hits: number, total: number): { readonly lower: number; readonly upper: number } {
  const share = hits / total
  const weight = 1 + z ** 2 / total
  const middle = (share + z ** 2 / (2 * total)) / weight
  const margin = (z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))) / weight
  return { lower: Math.max(0, middle - margin), upper: Math.min(1, middle + margin) }
}

const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Returns the score as a sentence for the console. */
export const formatScore = ({ killed, mutants, score, lower, upper }: Score): string =>
  `${killed} of ${mutants} mutants killed: ${formatPercent(score)} (95 % confidence interval: ${formatPercent(lower)} to ${formatPercent(upper)})`

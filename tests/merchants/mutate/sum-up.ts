import { ways } from './mutation.ts'
import type { Verdict } from './validate-mutation.ts'

/** Shares from 0 to 1; 1 without any samples. */
export interface Sum {
  readonly mistakes: number
  readonly caught: number
  readonly placed: number
  readonly suggested: number
  readonly once: number
}

export function sumUp(verdicts: readonly Verdict[]): Sum {
  const withSuggestion = verdicts.filter((one) => one.suggested !== undefined)
  const share = (some: readonly Verdict[], of: readonly Verdict[]): number => (of.length === 0 ? 1 : some.length / of.length)
  return {
    mistakes: verdicts.length,
    caught: share(
      verdicts.filter((one) => one.caught),
      verdicts,
    ),
    placed: share(
      verdicts.filter((one) => one.placed),
      verdicts,
    ),
    suggested: share(
      withSuggestion.filter((one) => one.suggested),
      withSuggestion,
    ),
    once: share(
      verdicts.filter((one) => one.once),
      verdicts,
    ),
  }
}

/** Totals over all mutations and by kind, as lines for people. */
export function printSums(verdicts: readonly Verdict[]): string {
  const rows = [['all', verdicts] as const, ...ways.map((way) => [way, verdicts.filter((one) => one.mutation.way === way)] as const)]
  const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`.padStart(11)
  const head = `${'way'.padEnd(8)}${'mistakes'.padStart(9)}${['caught', 'exact line', 'right name', 'one message'].map((word) => word.padStart(12)).join('')}`
  const lines = rows.map(([name, some]) => {
    const { mistakes, caught, placed, suggested, once } = sumUp(some)
    return `${name.padEnd(8)}${String(mistakes).padStart(9)} ${[caught, placed, suggested, once].map(percent).join(' ')}`
  })
  return [head, ...lines].join('\n')
}

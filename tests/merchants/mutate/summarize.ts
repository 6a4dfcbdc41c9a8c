import { mutationKinds } from './mutation.ts'
import type { MutationResult } from './validate-mutation.ts'

/**
 * The number of mistakes, and shares of them from 0 to 1. `suggestedShare` is a share of the misspellings, the other
 * shares are of all mistakes. A share of an empty set is 1.
 */
export interface Summary {
  readonly mistakeCount: number
  readonly reportedShare: number
  readonly atLineShare: number
  readonly suggestedShare: number
  readonly singleShare: number
}

export function summarize(results: readonly MutationResult[]): Summary {
  const withSuggestion = results.filter((result) => result.hasSuggestion !== undefined)
  const computeShare = (selected: readonly MutationResult[], total: readonly MutationResult[]): number =>
    total.length === 0 ? 1 : selected.length / total.length
  return {
    mistakeCount: results.length,
    reportedShare: computeShare(
      results.filter((result) => result.isReported),
      results,
    ),
    atLineShare: computeShare(
      results.filter((result) => result.isAtLine),
      results,
    ),
    suggestedShare: computeShare(
      withSuggestion.filter((result) => result.hasSuggestion),
      withSuggestion,
    ),
    singleShare: computeShare(
      results.filter((result) => result.isSingle),
      results,
    ),
  }
}

/** Formats the number and shares of all mutations and of each kind as a table. */
export function formatSummary(results: readonly MutationResult[]): string {
  const rows = [
    ['all', results] as const,
    ...mutationKinds.map((kind) => [kind, results.filter((result) => result.mutation.kind === kind)] as const),
  ]
  const formatPercent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`.padStart(11)
  const header = `${'kind'.padEnd(8)}${'mistakes'.padStart(9)}${['reported', 'exact line', 'suggestion', 'one message'].map((title) => title.padStart(12)).join('')}`
  const lines = rows.map(([name, selected]) => {
    const { mistakeCount, reportedShare, atLineShare, suggestedShare, singleShare } = summarize(selected)
    return `${name.padEnd(8)}${String(mistakeCount).padStart(9)} ${[reportedShare, atLineShare, suggestedShare, singleShare].map(formatPercent).join(' ')}`
  })
  return [header, ...lines].join('\n')
}

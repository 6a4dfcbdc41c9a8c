/** Costs of typing errors, relative to a substituted letter, which costs 1. */
export interface SlipCosts {
  /** Two adjacent letters transposed. */
  readonly swapped: number
  readonly missing: number
  readonly extra: number
  /** An extra letter that repeats the one before it. */
  readonly doubled: number
}

/**
 * Returns the edit distance between `written` and `meant` (optimal string alignment: Damerau's four edits, no substring
 * edited twice). A distance above `max` is returned as `max + 1`.
 */
export function editDistance(written: string, target: string, max: number, { swapped, missing, extra, doubled }: SlipCosts): number {
  if (Math.abs(written.length - target.length) * Math.min(missing, extra, doubled) > max) return max + 1
  let before: number[] = []
  let row = Array.from({ length: target.length + 1 }, (_, at) => at * missing)
  for (let i = 1; i <= written.length; i++) {
    const insertCost = written[i - 1] === written[i - 2] ? doubled : extra
    const next = [(row[0] as number) + insertCost]
    for (let j = 1; j <= target.length; j++) {
      const same = written[i - 1] === target[j - 1]
      const minCost = Math.min((row[j] as number) + insertCost, (next[j - 1] as number) + missing, (row[j - 1] as number) + (same ? 0 : 1))
      const swap = i > 1 && j > 1 && written[i - 1] === target[j - 2] && written[i - 2] === target[j - 1]
      next[j] = swap ? Math.min(minCost, (before[j - 2] as number) + swapped) : minCost
    }
    if (Math.min(...next) > max) return max + 1
    before = row
    row = next
  }
  return Math.min(max + 1, row[target.length] as number)
}

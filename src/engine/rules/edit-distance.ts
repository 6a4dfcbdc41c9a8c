/** Costs of typing errors, relative to a substituted letter, which costs 1. */
export interface TypoCosts {
  /** Two adjacent letters transposed. */
  readonly swapped: number
  /** A letter of the target left out. */
  readonly missing: number
  /** A letter that the target does not have. */
  readonly extra: number
  /** An extra letter that repeats the one before it. */
  readonly doubled: number
}

/**
 * Returns the edit distance between `input` and `target` (optimal string alignment: Damerau's four edits, no substring
 * edited twice). If it exceeds `max`, returns a number above `max`, at most `max + 1`.
 */
export function computeEditDistance(input: string, target: string, max: number, { swapped, missing, extra, doubled }: TypoCosts): number {
  if (Math.abs(input.length - target.length) * Math.min(missing, extra, doubled) > max) return max + 1
  let previousRow: number[] = []
  let row = Array.from({ length: target.length + 1 }, (_, index) => index * missing)
  for (let i = 1; i <= input.length; i++) {
    const extraCost = input[i - 1] === input[i - 2] ? doubled : extra
    const next = [(row[0] as number) + extraCost]
    for (let j = 1; j <= target.length; j++) {
      const isSame = input[i - 1] === target[j - 1]
      const minCost = Math.min((row[j] as number) + extraCost, (next[j - 1] as number) + missing, (row[j - 1] as number) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && input[i - 1] === target[j - 2] && input[i - 2] === target[j - 1]
      next[j] = isSwap ? Math.min(minCost, (previousRow[j - 2] as number) + swapped) : minCost
    }
    if (Math.min(...next) > max) return max + 1
    previousRow = row
    row = next
  }
  return Math.min(max + 1, row[target.length] as number)
}

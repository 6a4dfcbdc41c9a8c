/**
 * How many slips turn one word into the other: a letter left out, put in, replaced, or two neighbours swapped. More than `limit` counts as
 * `limit + 1`.
 */
export function typoDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1]
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > limit) return limit + 1
    before = last
    last = next
  }
  return Math.min(limit + 1, last[b.length] ?? 0)
}

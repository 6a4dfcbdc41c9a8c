/**
 * The valid name that somebody most likely meant: letters swapped, doubled, left out or in the wrong case. Undefined where nothing is near.
 * Names of equal distance are taken in the order in which they come.
 */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(written.length * 0.4)) + 0.5
  const lower = written.toLowerCase()
  for (const name of names) {
    if (name === written || Math.abs(name.length - written.length) > least) continue
    const away = name.toLowerCase() === lower ? 0.5 : distance(lower, name.toLowerCase(), Math.ceil(least))
    if (away < least) [best, least] = [name, away]
  }
  return best
}

/** Edits between two words, where swapping neighbours is one edit; gives up above `most`. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (same ? 0 : 1))
      next[j] = swapped ? Math.min(least, (before[j - 2] as number) + 1) : least
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] as number
}

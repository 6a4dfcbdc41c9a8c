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

/** What slips cost against hitting another letter, which costs 1: the hand swaps, doubles and leaves out more easily. */
const swap = 0.8
const dropped = 0.9
const added = 0.9
const doubled = 0.8

/** Slips between what is written and what is meant; gives up above `most`. */
function distance(written: string, meant: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index * dropped)
  for (let i = 1; i <= written.length; i++) {
    const extra = written[i - 1] === written[i - 2] ? doubled : added
    const next = [(row[0] as number) + extra]
    for (let j = 1; j <= meant.length; j++) {
      const same = written[i - 1] === meant[j - 1]
      const least = Math.min((row[j] as number) + extra, (next[j - 1] as number) + dropped, (row[j - 1] as number) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && written[i - 1] === meant[j - 2] && written[i - 2] === meant[j - 1]
      next[j] = swapped ? Math.min(least, (before[j - 2] as number) + swap) : least
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[meant.length] as number
}

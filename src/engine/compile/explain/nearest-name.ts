import { editDistance } from '../../rules/edit-distance.ts'

/**
 * The valid name that somebody most likely meant: letters swapped, doubled, left out or in the wrong case. Undefined
 * where nothing is near. Names of equal distance are taken in the order in which they come.
 */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(written.length * 0.4)) + 0.5
  const lower = written.toLowerCase()
  for (const name of names) {
    if (name === written || Math.abs(name.length - written.length) > least) continue
    const away = name.toLowerCase() === lower ? 0.5 : editDistance(lower, name.toLowerCase(), Math.ceil(least), slips)
    if (away < least) [best, least] = [name, away]
  }
  return best
}

/** The hand swaps, doubles and leaves out more easily than it hits another letter. */
const slips = { swapped: 0.8, missing: 0.9, extra: 0.9, doubled: 0.8 } as const

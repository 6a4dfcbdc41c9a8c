import { editDistance } from '../../rules/edit-distance.ts'
import type { Fix } from './diagnose.ts'

/**
 * The valid name that somebody most likely meant: letters swapped, doubled, left out or in the wrong case. Undefined
 * where nothing is near. Names of equal distance are taken in the order in which they come.
 */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(written.length * 0.4)) + 0.5
  const lower = written.toLowerCase()
  for (const name of names) {
    if (name === written || Math.abs(name.length - written.length) > bestDistance) continue
    const distance = distanceOf(lower, name, Math.ceil(bestDistance))
    if (distance < bestDistance) [best, bestDistance] = [name, distance]
  }
  return best
}

const distanceOf = (lower: string, name: string, max: number): number =>
  name.toLowerCase() === lower ? caseOnly : editDistance(lower, name.toLowerCase(), max, slips)

/** The distance of names that differ in case alone. */
const caseOnly = 0.5

/** A suggestion, and the fix where nothing else can be meant; both missing where nothing is near. */
export interface Suggested {
  readonly suggestion?: string
  readonly fix?: Fix
}

/** The nearest of these names as the properties of a finding. */
export function suggestName(written: string, names: Iterable<string>): Suggested {
  const all = [...names]
  const suggestion = nearestName(written, all)
  if (suggestion === undefined) return {}
  return isOnlyNear(written, suggestion, all) ? { suggestion, fix: { from: written, to: suggestion } } : { suggestion }
}

/**
 * Whether a name is as good as certainly meant: it differs in case alone or in at most a quarter of the letters, and
 * every other name by at least one letter more.
 */
function isOnlyNear(written: string, suggestion: string, names: readonly string[]): boolean {
  const lower = written.toLowerCase()
  const distance = distanceOf(lower, suggestion, written.length)
  const maxDistance = distance <= caseOnly ? caseOnly : Math.max(1, Math.floor(written.length / 4))
  if (distance > maxDistance || (distance > caseOnly && written.length < 3)) return false
  const margin = distance <= caseOnly ? caseOnly + 0.1 : distance + 0.99
  return names.every((name) => name === suggestion || name === written || distanceOf(lower, name, 2 + Math.floor(distance)) >= margin)
}

/** The hand swaps, doubles and leaves out more easily than it hits another letter. */
const slips = { swapped: 0.8, missing: 0.9, extra: 0.9, doubled: 0.8 } as const

/** Whether one word is another with a slip of the hand: a letter swapped, doubled, missing, extra or another. */
export const isSlip = (written: string, meant: string): boolean => editDistance(written.toLowerCase(), meant.toLowerCase(), 1, slips) <= 1

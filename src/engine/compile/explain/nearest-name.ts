import { editDistance } from '../../rules/edit-distance.ts'
import type { Fix } from './diagnose.ts'

/**
 * The valid name that was most likely intended, tolerating letters that are swapped, doubled, missing or in the wrong
 * case. `undefined` if no name is near. Of names with equal distance, the first is returned.
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
  name.toLowerCase() === lower ? caseOnly : editDistance(lower, name.toLowerCase(), max, costs)

/** The distance of names that differ only in case. */
const caseOnly = 0.5

/** A suggestion, with a fix if no other name is plausible. Both are missing if no name is near. */
export interface Suggested {
  readonly suggestion?: string
  readonly fix?: Fix
}

/** Returns the nearest of these names as properties of a finding. */
export function suggestName(written: string, names: Iterable<string>): Suggested {
  const all = [...names]
  const suggestion = nearestName(written, all)
  if (suggestion === undefined) return {}
  return isOnlyNear(written, suggestion, all) ? { suggestion, fix: { from: written, to: suggestion } } : { suggestion }
}

/**
 * Whether a name is almost certainly intended: it differs only in case or in at most a quarter of the letters, and
 * every other name differs by at least one letter more.
 */
function isOnlyNear(written: string, suggestion: string, names: readonly string[]): boolean {
  const lower = written.toLowerCase()
  const distance = distanceOf(lower, suggestion, written.length)
  const maxDistance = distance <= caseOnly ? caseOnly : Math.max(1, Math.floor(written.length / 4))
  if (distance > maxDistance || (distance > caseOnly && written.length < 3)) return false
  const margin = distance <= caseOnly ? caseOnly + 0.1 : distance + 0.99
  return names.every((name) => name === suggestion || name === written || distanceOf(lower, name, 2 + Math.floor(distance)) >= margin)
}

/** Costs of typing errors, lower than that of a wrong letter. */
const costs = { swapped: 0.8, missing: 0.9, extra: 0.9, doubled: 0.8 } as const

/** Whether a word differs from another by one typing error: a letter swapped, doubled, missing, extra or wrong. */
export const isSlip = (written: string, intended: string): boolean =>
  editDistance(written.toLowerCase(), intended.toLowerCase(), 1, costs) <= 1

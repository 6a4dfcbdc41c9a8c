import { computeEditDistance } from '../../rules/edit-distance.ts'
import type { Fix } from './diagnose.ts'

/**
 * The valid name that was most likely intended, tolerating letters that are swapped, doubled, missing, extra, wrong or
 * in the wrong case, up to 40 % of the letters. `undefined` if no other name is near. Of names with equal distance, the
 * first is returned.
 */
export function findNearestName(input: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let bestDistance = Math.max(1, Math.floor(input.length * 0.4)) + 0.5
  const lowerInput = input.toLowerCase()
  for (const name of names) {
    if (name === input || Math.abs(name.length - input.length) > bestDistance) continue
    const distance = computeDistance(lowerInput, name, Math.ceil(bestDistance))
    if (distance < bestDistance) [nearest, bestDistance] = [name, distance]
  }
  return nearest
}

const computeDistance = (lowerInput: string, name: string, max: number): number =>
  name.toLowerCase() === lowerInput ? caseDistance : computeEditDistance(lowerInput, name.toLowerCase(), max, costs)

/** The distance of names that differ only in case. */
const caseDistance = 0.5

/** A suggestion, with a fix if no other name is plausible. Both are missing if no name is near. */
export interface NameSuggestion {
  readonly suggestion?: string
  readonly fix?: Fix
}

/** Returns the nearest of these names as properties of a finding. */
export function suggestName(input: string, names: Iterable<string>): NameSuggestion {
  const allNames = [...names]
  const suggestion = findNearestName(input, allNames)
  if (suggestion === undefined) return {}
  return isUnambiguous(input, suggestion, allNames) ? { suggestion, fix: { from: input, to: suggestion } } : { suggestion }
}

/**
 * Whether a name is almost certainly intended: it is the only one that differs only in case; or the input has at least
 * three letters, the name differs in at most a quarter of them (or in one), and every other name differs by at least
 * one letter more.
 */
function isUnambiguous(input: string, suggestion: string, names: readonly string[]): boolean {
  const lowerInput = input.toLowerCase()
  const distance = computeDistance(lowerInput, suggestion, input.length)
  const maxDistance = distance <= caseDistance ? caseDistance : Math.max(1, Math.floor(input.length / 4))
  if (distance > maxDistance || (distance > caseDistance && input.length < 3)) return false
  const margin = distance <= caseDistance ? caseDistance + 0.1 : distance + 0.99
  return names.every(
    (name) => name === suggestion || name === input || computeDistance(lowerInput, name, 2 + Math.floor(distance)) >= margin,
  )
}

/** Costs of typing errors. Each is lower than the cost of a wrong letter, which is 1. */
const costs = { swapped: 0.8, missing: 0.9, extra: 0.9, doubled: 0.8 } as const

/** Whether two words differ by at most one typing error: a letter swapped, doubled, missing, extra or wrong. */
export const isTypingError = (input: string, intended: string): boolean =>
  computeEditDistance(input.toLowerCase(), intended.toLowerCase(), 1, costs) <= 1

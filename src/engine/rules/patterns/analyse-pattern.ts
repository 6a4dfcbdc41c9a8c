import { estimateSteps } from './estimate-steps.ts'
import { UnsupportedConstructError, parsePattern } from './parse-pattern.ts'
import { PatternTooComplexError } from './pattern-graph.ts'

/** Why a pattern is rejected. */
export type PatternFault = 'too-long' | 'not-a-pattern' | 'backreference' | 'lookbehind' | 'blows-up'

/**
 * The pattern anchored at both ends, for the `u` flag, or why it is rejected. Empty for `*`, which matches anything.
 */
export interface PatternVerdict {
  readonly source?: string
  readonly fault?: PatternFault
}

const maxPatternLength = 300
/** Maximum number of steps on any text of 255 characters; takes well below 50 milliseconds. */
export const maxSteps = 2 ** 21

/** Cache of results: the same few patterns come with every form. */
const cache = new Map<string, PatternVerdict>()
const maxCached = 200

/**
 * Analyses the structure of a regular expression that comes from a platform, without running it. An accepted pattern
 * takes at most about two million steps, a small fraction of a second, on any text of 255 characters. A pattern that
 * may take more, or that cannot be analysed quickly, is rejected as `blows-up`.
 */
export function analysePattern(pattern: string): PatternVerdict {
  const cached = cache.get(pattern)
  if (cached !== undefined) return cached
  const verdict = computeVerdict(pattern)
  if (cache.size >= maxCached) cache.clear()
  cache.set(pattern, verdict)
  return verdict
}

function computeVerdict(pattern: string): PatternVerdict {
  if (pattern === '*' || pattern === '') return {}
  if (pattern.length > maxPatternLength) return { fault: 'too-long' }
  const source = `^(?:${pattern})$`
  if (!compiles(pattern) || !compiles(source)) return { fault: 'not-a-pattern' }
  try {
    return estimateSteps(parsePattern(pattern), pattern) > maxSteps ? { fault: 'blows-up' } : { source }
  } catch (error) {
    if (error instanceof UnsupportedConstructError) return { fault: error.construct }
    if (error instanceof PatternTooComplexError) return { fault: 'blows-up' }
    throw error
  }
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

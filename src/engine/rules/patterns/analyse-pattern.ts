import { estimateSteps } from './estimate-steps.ts'
import { UnsupportedConstructError, parsePattern } from './parse-pattern.ts'
import { PatternTooComplexError } from './pattern-graph.ts'

/** Why a pattern is rejected. */
export type PatternFault = 'too-long' | 'invalid-syntax' | 'backreference' | 'lookbehind' | 'exponential'

/**
 * The pattern anchored at both ends, for the `u` flag, or why it is rejected. Neither is set for `*` and the empty
 * pattern, which match anything.
 */
export interface PatternAnalysis {
  readonly source?: string
  readonly fault?: PatternFault
}

const maxPatternLength = 300
/** Maximum number of matching steps on any text of 255 characters, which take well below 50 milliseconds. */
export const maxSteps = 2 ** 21

/** Cache of results: every form uses the same few patterns. */
const cache = new Map<string, PatternAnalysis>()
const maxCached = 200

/**
 * Analyses the structure of a regular expression that comes from a platform, without running it. An accepted pattern
 * takes at most about two million steps, a small fraction of a second, on any text of 255 characters. A pattern that
 * may take more, or that cannot be analysed quickly, is rejected as `exponential`.
 */
export function analysePattern(pattern: string): PatternAnalysis {
  const cached = cache.get(pattern)
  if (cached !== undefined) return cached
  const analysis = computeAnalysis(pattern)
  if (cache.size >= maxCached) cache.clear()
  cache.set(pattern, analysis)
  return analysis
}

function computeAnalysis(pattern: string): PatternAnalysis {
  if (pattern === '*' || pattern === '') return {}
  if (pattern.length > maxPatternLength) return { fault: 'too-long' }
  const source = `^(?:${pattern})$`
  if (!isValidRegExp(pattern) || !isValidRegExp(source)) return { fault: 'invalid-syntax' }
  try {
    return estimateSteps(parsePattern(pattern), pattern) > maxSteps ? { fault: 'exponential' } : { source }
  } catch (error) {
    if (error instanceof UnsupportedConstructError) return { fault: error.construct }
    if (error instanceof PatternTooComplexError) return { fault: 'exponential' }
    throw error
  }
}

function isValidRegExp(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

import { estimateSteps } from './estimate-steps.ts'
import { RefusedConstruct, parsePattern } from './parse-pattern.ts'
import { PatternTooComplexError } from './pattern-graph.ts'

/** Why a pattern is not run. */
export type PatternFault = 'too-long' | 'not-a-pattern' | 'backreference' | 'lookbehind' | 'blows-up'

/** The pattern anchored at both ends, for the `u` flag; or why it is not run. Neither where it is `*`, which is any. */
export interface VettedPattern {
  readonly source?: string
  readonly fault?: PatternFault
}

const longestPattern = 300
/** On any text of 255 characters: well below 50 milliseconds. */
export const maxSteps = 2 ** 21

/** What has been said of the patterns seen last: the same few come with every form. */
const verdicts = new Map<string, VettedPattern>()
const maxVerdicts = 200

/**
 * Vets a regular expression that comes from a platform, by its structure: it is never run for that. What passes takes
 * at most some two million steps on any text of 255 characters, which is a small part of a second; what may take more
 * is refused as `blows-up`, and so is what cannot be judged soon.
 */
export function vetPattern(pattern: string): VettedPattern {
  const known = verdicts.get(pattern)
  if (known !== undefined) return known
  const verdict = validatePattern(pattern)
  if (verdicts.size >= maxVerdicts) verdicts.clear()
  verdicts.set(pattern, verdict)
  return verdict
}

function validatePattern(pattern: string): VettedPattern {
  if (pattern === '*' || pattern === '') return {}
  if (pattern.length > longestPattern) return { fault: 'too-long' }
  const source = `^(?:${pattern})$`
  if (!compiles(pattern) || !compiles(source)) return { fault: 'not-a-pattern' }
  try {
    return estimateSteps(parsePattern(pattern), pattern) > maxSteps ? { fault: 'blows-up' } : { source }
  } catch (error) {
    if (error instanceof RefusedConstruct) return { fault: error.construct }
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

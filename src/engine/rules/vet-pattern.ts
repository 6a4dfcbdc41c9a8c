/** Why a pattern is not run. */
export type PatternFault = 'too-long' | 'not-a-pattern' | 'backreference' | 'lookbehind' | 'blows-up'

/** The pattern anchored at both ends, for the `u` flag; or why it is not run. Neither where it is `*`, which is any. */
export interface VettedPattern {
  readonly source?: string
  readonly fault?: PatternFault
}

const longestPattern = 300

/** Vets a regular expression that comes from a platform. */
export function vetPattern(pattern: string): VettedPattern {
  if (pattern === '*' || pattern === '') return {}
  if (pattern.length > longestPattern) return { fault: 'too-long' }
  const source = `^(?:${pattern})$`
  if (!compiles(pattern) || !compiles(source)) return { fault: 'not-a-pattern' }
  if (/\\[1-9]|\\k</.test(pattern)) return { fault: 'backreference' }
  if (/\(\?<[=!]/.test(pattern)) return { fault: 'lookbehind' }
  if (/[*+}]\)[*+{]/.test(pattern)) return { fault: 'blows-up' }
  return { source }
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

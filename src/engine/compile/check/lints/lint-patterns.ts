import { defineRule } from '../define-rule.ts'
import { analysePattern, type PatternFault } from '../../../rules/patterns/analyse-pattern.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapePointerToken, isObject, findValueAt } from '../../read/pointer.ts'

/** Reports regular expressions of registration fields that are invalid or could block a browser or server. */
export const rule = defineRule({
  codes: {
    'invalid-pattern': {
      severity: 'error',
      about: 'A regular expression is not valid, or browsers could take very long to test it.',
      remedy: 'Write a simpler expression. The message names the problem.',
    },
  },
  check: lintPatterns,
})

function lintPatterns(draft: Draft): readonly LocatedFinding[] {
  const rules = findValueAt(draft.config, ['platform', 'registerRules'])
  if (rules === findValueAt(draft.parent, ['platform', 'registerRules']) || !isObject(rules)) return []
  return Object.entries(rules).flatMap(([field, rule]) => {
    const pattern = findValueAt(rule, ['acceptedPattern'])
    const fault = typeof pattern === 'string' ? analysePattern(pattern).fault : undefined
    if (fault === undefined) return []
    const pointer = `/platform/registerRules/${escapePointerToken(field)}/acceptedPattern`
    return [locate(draft, pointer, { code: 'invalid-pattern', at: 'value', found: pattern as string, ...problemByFault[fault] })]
  })
}

const problemByFault: Readonly<Record<PatternFault, { readonly message: string; readonly remedy: string }>> = {
  'too-long': { message: 'The pattern is too long.', remedy: 'Write a shorter one, or choose a "patternId".' },
  'invalid-syntax': {
    message: 'This is not a valid regular expression.',
    remedy: 'Look for a bracket that is not closed, or choose a "patternId".',
  },
  backreference: {
    message: 'A pattern may not contain backreferences: they can take exponential time.',
    remedy: 'Write it without \\1, or choose a "patternId".',
  },
  lookbehind: { message: 'A pattern may not contain lookbehind.', remedy: 'Write it without (?<= and (?<!, or choose a "patternId".' },
  exponential: {
    message: 'The pattern takes exponential time for some texts.',
    remedy: 'Do not nest repetitions, as (a+)+ does, or choose a "patternId".',
  },
}

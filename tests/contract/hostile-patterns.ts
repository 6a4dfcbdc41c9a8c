/** Patterns with catastrophic backtracking, and invalid or unsupported patterns. */
export const unsafePatterns = ['(a+)+$', '(.*a){12}', '([a-z]+)*', '(a|aa)+', '[', '(?<=a)b', '(x)\\1', '^.*.*.*.*=$']

const alternatives = Array.from({ length: 140 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('|')

/** Unsafe patterns, patterns with nested or adjacent repetitions, and patterns that are expensive to analyse. */
export const hostilePatterns = [
  ...unsafePatterns,
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '.*.*x',
  '\\w+\\s*\\w+\\s*\\w+',
  `(?:${'.|'.repeat(140)}.)*`,
  `(?:${alternatives})*`,
  'a?'.repeat(140),
  `(?:${'[a-z]{32}'.repeat(12)})*`,
]

/** Long texts on which these patterns backtrack most. */
export const longTexts = ['a', 'ab', 'a ', '1', ' ', 'x.', 'ก'].flatMap((unit) =>
  ['', '!', '\n'].map((suffix) => unit.repeat(5000).slice(0, 9999) + suffix),
)

/** Returns equivalent patterns with different sources, so that the cached analysis of one does not apply to another. */
export const listEquivalentPatterns = (pattern: string): readonly string[] => [
  pattern,
  `(?:${pattern})`,
  `(?:(?:${pattern}))`,
  `(?:(?:(?:${pattern})))`,
]

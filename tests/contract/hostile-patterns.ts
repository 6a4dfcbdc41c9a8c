/** Patterns with catastrophic backtracking, and patterns that are not supported. */
export const evil = ['(a+)+$', '(.*a){12}', '([a-z]+)*', '(a|aa)+', '[', '(?<=a)b', '(x)\\1', '^.*.*.*.*=$']

const many = Array.from({ length: 140 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('|')

/** The same, plus patterns that cost the analysis more than their execution. */
export const hostile = [
  ...evil,
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '.*.*x',
  '\\w+\\s*\\w+\\s*\\w+',
  `(?:${'.|'.repeat(140)}.)*`,
  `(?:${many})*`,
  'a?'.repeat(140),
  `(?:${'[a-z]{32}'.repeat(12)})*`,
]

/** Long texts on which such patterns backtrack most. */
export const longTexts = ['a', 'ab', 'a ', '1', ' ', 'x.', 'ก'].flatMap((unit) =>
  ['', '!', '\n'].map((end) => unit.repeat(5000).slice(0, 9999) + end),
)

/** An equivalent pattern with another source, so that no cached result applies. */
export const wrapped = (pattern: string): readonly string[] => [pattern, `(?:${pattern})`, `(?:(?:${pattern}))`, `(?:(?:(?:${pattern})))`]

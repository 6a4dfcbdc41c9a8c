/** Patterns that are made to keep somebody busy, or that nobody runs. */
export const evil = ['(a+)+$', '(.*a){12}', '([a-z]+)*', '(a|aa)+', '[', '(?<=a)b', '(x)\\1', '^.*.*.*.*=$']

const many = Array.from({ length: 140 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('|')

/** The same, and what asks more of who judges a pattern than of who runs it. */
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

/** Long texts that such patterns have most to do with. */
export const longTexts = ['a', 'ab', 'a ', '1', ' ', 'x.', 'ก'].flatMap((unit) =>
  ['', '!', '\n'].map((end) => unit.repeat(5000).slice(0, 9999) + end),
)

/** The same pattern in other words: what has been said of one is not known of the next. */
export const wrapped = (pattern: string): readonly string[] => [pattern, `(?:${pattern})`, `(?:(?:${pattern}))`, `(?:(?:(?:${pattern})))`]

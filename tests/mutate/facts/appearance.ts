import type { Mutant } from '../mutant.ts'

/** What the specification says of languages and themes, each fact made untrue. */
export const appearance: readonly Mutant[] = [
  {
    shows: 'R-I18N-07',
    file: 'src/engine/rules/time/format-timestamp.ts',
    from: `ss: 'second'`,
    to: `ss: 'minute'`,
    test: 'src/engine/rules/time/format-timestamp.test.ts',
    title: 'R-I18N-07',
  },
]

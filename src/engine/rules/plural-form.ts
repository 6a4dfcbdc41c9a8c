/** The plural forms that languages may have, in the order of Unicode's CLDR; a key of i18next ends with one of them. */
export const allPluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

type PluralForm = (typeof allPluralForms)[number]

const known = new Map<string, Intl.PluralRules>()

/** The forms that a language has, by its BCP 47 tag. */
export function pluralForms(tag: string): readonly PluralForm[] {
  const { pluralCategories } = rulesOf(tag).resolvedOptions()
  return allPluralForms.filter((form) => pluralCategories.includes(form))
}

/** The form that a count takes in a language. */
export const pluralForm = (tag: string, count: number): PluralForm => rulesOf(tag).select(count)

function rulesOf(tag: string): Intl.PluralRules {
  const before = known.get(tag)
  if (before) return before
  const rules = makeRules(tag)
  known.set(tag, rules)
  return rules
}

/** A tag that is none counts as English does: whoever wrote it is told of it elsewhere. */
function makeRules(tag: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(tag)
  } catch {
    return new Intl.PluralRules('en')
  }
}

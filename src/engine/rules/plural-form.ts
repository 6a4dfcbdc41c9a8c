/** All plural categories, in the order of Unicode's CLDR; i18next keys end with one of them. */
export const allPluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

type PluralForm = (typeof allPluralForms)[number]

const cache = new Map<string, Intl.PluralRules>()

/** Returns the plural categories of a language by its BCP 47 tag. */
export function listPluralForms(tag: string): readonly PluralForm[] {
  const { pluralCategories } = getPluralRules(tag).resolvedOptions()
  return allPluralForms.filter((form) => pluralCategories.includes(form))
}

/** Returns the plural category of a count in a language. */
export const getPluralForm = (tag: string, count: number): PluralForm => getPluralRules(tag).select(count)

function getPluralRules(tag: string): Intl.PluralRules {
  const cached = cache.get(tag)
  if (cached) return cached
  const rules = createRules(tag)
  cache.set(tag, rules)
  return rules
}

/** An invalid tag falls back to English; validation of the brand reports it. */
function createRules(tag: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(tag)
  } catch {
    return new Intl.PluralRules('en')
  }
}

import { countedTexts } from '../../../generated/messages.ts'
import { allPluralForms, pluralForms } from '../../rules/plural-form.ts'
import { valueAt, type JsonObject } from '../read/pointer.ts'

const counted: ReadonlyMap<string, { readonly text: string; readonly form: string }> = new Map(
  countedTexts.flatMap((text) => allPluralForms.map((form) => [`${text}_${form}`, { text, form }])),
)

/** The counted text that a key is a form of, and which; undefined of any other key. */
export const pluralOf = (key: string): { readonly text: string; readonly form: string } | undefined => counted.get(key)

/** The keys of the forms that a counted text has in a language, by the language's tag. */
export const formKeys = (text: string, tag: string): string[] => pluralForms(tag).map((form) => `${text}_${form}`)

/** Keys as a language has them: of a counted text all forms of the language, and no other. */
export const keysIn = (tag: string, keys: Iterable<string>): string[] => [
  ...new Set(
    [...keys].flatMap((key) => {
      const plural = pluralOf(key)
      return plural === undefined ? [key] : formKeys(plural.text, tag)
    }),
  ),
]

/** Whether texts have some form of the counted text that a key is a form of. */
export function hasForm(texts: JsonObject, key: string, tag: string): boolean {
  const plural = pluralOf(key)
  return plural !== undefined && formKeys(plural.text, tag).some((one) => typeof texts[one] === 'string')
}

/** The key whose text stands in for one that is not there: a form for `other` is what every language has. */
export function otherForm(key: string): string {
  const plural = pluralOf(key)
  return plural === undefined ? key : `${plural.text}_other`
}

/** What browsers call a language of a configuration; a language that it does not have is called by its code. */
export function tagIn(config: JsonObject, language: string): string {
  const tag = valueAt(config, ['languages', 'catalogue', language, 'tag'])
  return typeof tag === 'string' ? tag : language
}

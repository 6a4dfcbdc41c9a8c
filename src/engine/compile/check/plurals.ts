import { countedTexts } from '../../../generated/messages.ts'
import { allPluralForms, listPluralForms } from '../../rules/plural-form.ts'
import { findValueAt, type JsonObject } from '../read/pointer.ts'

const pluralByKey: ReadonlyMap<string, { readonly text: string; readonly form: string }> = new Map(
  countedTexts.flatMap((text) => allPluralForms.map((form) => [`${text}_${form}`, { text, form }])),
)

/**
 * The counted text (a text with a key for each plural form, such as `games_count_one`) and the plural form of a key;
 * `undefined` if it is not the key of a plural form.
 */
export const parsePluralKey = (key: string): { readonly text: string; readonly form: string } | undefined => pluralByKey.get(key)

/** The keys of the plural forms of a counted text in a language, by the language's tag. */
export const listPluralKeys = (text: string, tag: string): string[] => listPluralForms(tag).map((form) => `${text}_${form}`)

/** Replaces each key of a counted text by the keys of all plural forms of the language. */
export const expandPluralKeys = (tag: string, keys: Iterable<string>): string[] => [
  ...new Set(
    [...keys].flatMap((key) => {
      const plural = parsePluralKey(key)
      return plural === undefined ? [key] : listPluralKeys(plural.text, tag)
    }),
  ),
]

/** Whether texts have some plural form of the counted text that a key belongs to; `false` if it belongs to none. */
export function hasPluralForm(texts: JsonObject, key: string, tag: string): boolean {
  const plural = parsePluralKey(key)
  return plural !== undefined && listPluralKeys(plural.text, tag).some((pluralKey) => typeof texts[pluralKey] === 'string')
}

/**
 * The key whose text replaces a missing plural form: the key of the form `other`, which every language has. Other keys
 * are returned unchanged.
 */
export function toOtherFormKey(key: string): string {
  const plural = parsePluralKey(key)
  return plural === undefined ? key : `${plural.text}_other`
}

/** The BCP 47 tag of a language of a config; the code of the language if the config has no tag for it. */
export function getLanguageTag(config: JsonObject, language: string): string {
  const tag = findValueAt(config, ['languages', 'catalogue', language, 'tag'])
  return typeof tag === 'string' ? tag : language
}

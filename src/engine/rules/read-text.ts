import { isEnglish } from './fallback-text.ts'
import { fillText, type Values } from './fill-text.ts'
import { pluralForm } from './plural-form.ts'

type Texts = Readonly<Record<string, string | undefined>>

/**
 * The text of a key in the texts of one language, with its values; with a `count`, in the plural form that the
 * language, known by its tag, has for it; what English gave has the forms of English. The texts come whole: what a
 * brand has not said in a language was filled in when it was compiled. A key without a text never reaches a screen: its
 * words do.
 */
export function readText(texts: Texts, tag: string, key: string, values: Values): string {
  const text = countedText(texts, tag, key, values['count']) ?? textOf(texts, key)
  return text === undefined ? wordsOfKey(key) : fillText(text, values)
}

function countedText(texts: Texts, tag: string, key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined
  const form = pluralForm(isEnglish(textOf(texts, `${key}_other`)) ? 'en' : tag, count)
  // Any language may say something else of none at all: so i18next has it.
  const forms = [...(count === 0 ? ['zero'] : []), form, 'other']
  return forms.map((form) => textOf(texts, `${key}_${form}`)).find((text) => text !== undefined)
}

const textOf = (texts: Texts, key: string): string | undefined => (Object.hasOwn(texts, key) ? texts[key] : undefined)

/** What a key without a text says: its own words without the first, which says where it stands. */
export function wordsOfKey(key: string): string {
  const words = key.split(/[_.-]/).slice(1).join(' ') || key
  return words.charAt(0).toUpperCase() + words.slice(1)
}

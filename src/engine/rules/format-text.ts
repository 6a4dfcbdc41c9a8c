import { isMarkedEnglish } from './fallback-text.ts'
import { fillText, type Values } from './fill-placeholders.ts'
import { getPluralForm } from './plural-form.ts'

type Texts = Readonly<Record<string, string | undefined>>

/**
 * Returns the text of a key with its values; with a `count`, in the plural form of the language `tag`. Texts that fall
 * back to English use English plural forms. The compiler has already filled in missing translations. If the key has no
 * text at all, the words of the key are returned, such as "Games title" for `home_games_title`.
 */
export function formatText(texts: Texts, tag: string, key: string, values: Values): string {
  const text = findPluralText(texts, tag, key, values['count']) ?? findText(texts, key)
  return text === undefined ? humanizeKey(key) : fillText(text, values)
}

function findPluralText(texts: Texts, tag: string, key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined
  const form = getPluralForm(isMarkedEnglish(findText(texts, `${key}_other`)) ? 'en' : tag, count)
  // As in i18next, any language may have a special text for zero.
  const forms = [...(count === 0 ? ['zero'] : []), form, 'other']
  return forms.map((form) => findText(texts, `${key}_${form}`)).find((text) => text !== undefined)
}

const findText = (texts: Texts, key: string): string | undefined => (Object.hasOwn(texts, key) ? texts[key] : undefined)

/** Returns the words of a key without its prefix: the first word, if there are several. */
export function humanizeKey(key: string): string {
  const words = key.split(/[_.-]/).slice(1).join(' ') || key
  return words.charAt(0).toUpperCase() + words.slice(1)
}

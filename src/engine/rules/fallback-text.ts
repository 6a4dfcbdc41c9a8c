/**
 * Unicode isolates mark a text that is shown in another language because the selected one has no translation. In an
 * element or an attribute, they keep the text's own direction and the position of its full stop. The renderer sets
 * `lang` and `dir` as well.
 */
const englishMark = '\u2066'
const foreignMark = '\u2068'
const endMark = '\u2069'

/** Marks a text from a message file as English, the last fallback of every language. */
export const markEnglish = (text: string): string => `${englishMark}${text}${endMark}`

/** Whether a text is marked as English. */
export const isMarkedEnglish = (text: string | undefined): boolean => text?.startsWith(englishMark) === true

/** Marks a text of the platform that is in a language other than the requested one. */
export const markForeign = (text: string): string => `${foreignMark}${text}${endMark}`

/** Removes the marks, for output that is not rendered as HTML. */
export const stripLanguageMarks = (text: string): string => text.replaceAll(/[\u2066\u2068\u2069]/g, '')

/**
 * Whether one pair of marks encloses the whole text. In right-to-left languages the same isolates enclose values: a
 * text that begins and ends with a value is not marked as a whole.
 */
function isMarked(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === englishMark || text[index] === foreignMark) depth += 1
    else if (text[index] === endMark) depth -= 1
    if (depth === 0) return index === text.length - 1
  }
  return false
}

/** Returns the HTML attributes of a marked text; `undefined` for any other text. */
export function findLanguageAttributes(text: string): { readonly dir: 'ltr' | 'auto'; readonly lang?: 'en' } | undefined {
  if (!isMarked(text)) return undefined
  return isMarkedEnglish(text) ? { lang: 'en', dir: 'ltr' } : text.startsWith(foreignMark) ? { dir: 'auto' } : undefined
}

/**
 * What marks a text that stands in for one that its language has not: the isolates of Unicode, so that wherever it is
 * put, in an element or in an attribute, it keeps its own direction and its full stop its own side. Whoever renders it
 * tells its language as well.
 */
const english = '\u2066'
const any = '\u2068'
const end = '\u2069'

/** A text of the catalogue in English, the last resort of every language. */
export const markEnglish = (text: string): string => `${english}${text}${end}`

/** Whether a text is one that English gave. */
export const isEnglish = (text: string | undefined): boolean => text?.startsWith(english) === true

/** A text of the platform's in another language than the one that was asked for. */
export const markForeign = (text: string): string => `${any}${text}${end}`

/** Such a text without its marks, for where nobody can read them. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\u2066\u2068\u2069]/g, '')

/**
 * Whether the mark that a text begins with ends with the text. In languages that are written from right to left values
 * are isolated by the same marks: a text that begins and ends with a value is not marked as a whole.
 */
function isMarked(text: string): boolean {
  let open = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === english || text[at] === any) open += 1
    else if (text[at] === end) open -= 1
    if (open === 0) return at === text.length - 1
  }
  return false
}

/** How an element says what such a text is; undefined for any other text. */
export function attributesOf(text: string): { readonly dir: 'ltr' | 'auto'; readonly lang?: 'en' } | undefined {
  if (!isMarked(text)) return undefined
  return isEnglish(text) ? { lang: 'en', dir: 'ltr' } : text.startsWith(any) ? { dir: 'auto' } : undefined
}

import { fillText, type Values } from './fill-text.ts'

/**
 * The text of a key in the texts of one language, with its values. The texts come whole: what a brand has not said in a language was filled in when it
 * was compiled. A key without a text never reaches a screen: its words do.
 */
export function readText(texts: Readonly<Record<string, string | undefined>>, key: string, values: Values): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  return text === undefined ? wordsOfKey(key) : fillText(text, values)
}

/** What a key without a text says: its own words without the first, which says where it stands. */
export function wordsOfKey(key: string): string {
  const words = key.split(/[_.-]/).slice(1).join(' ') || key
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { formatSuggestion } from '../format-suggestion.ts'
import { nearestName, listPlaceholders } from '../../../src/engine/compile/index.ts'
import type { TextEntry } from './list-texts.ts'
import type { Translation } from './po-file.ts'

/** The result of checking a file of translations. */
export interface CheckedTranslations {
  /** Errors; if there are any, nothing is imported. */
  readonly errors: readonly string[]
  /** Changed texts by key. */
  readonly changes: ReadonlyMap<string, string>
  readonly unchanged: number
  readonly empty: number
  readonly fuzzy: number
  /** Keys of changed texts whose reference text has changed since the file was exported. */
  readonly outdated: readonly string[]
}

/** Checks translations against the texts of a merchant. */
export function checkTranslations(translations: readonly Translation[], entries: readonly TextEntry[]): CheckedTranslations {
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  const translated = translations.filter(({ text, fuzzy }) => text !== '' && !fuzzy)
  const changed = translated.filter(({ key, text }) => known.get(key)?.text !== text)
  return {
    errors: [
      ...translations.filter(({ key }) => !known.has(key)).map(({ key, reference }) => formatUnknownKey(key, reference, known)),
      ...translated.flatMap(({ key, text }) => listPlaceholderErrors(key, text, known.get(key)?.reference)),
    ],
    changes: new Map(changed.map(({ key, text }) => [key, text])),
    unchanged: translated.length - changed.length,
    empty: translations.filter(({ text, fuzzy }) => text === '' && !fuzzy).length,
    fuzzy: translations.filter(({ fuzzy }) => fuzzy).length,
    outdated: changed.filter(({ key, reference }) => known.get(key)?.reference !== reference).map(({ key }) => key),
  }
}

function formatUnknownKey(key: string, reference: string, known: ReadonlyMap<string, TextEntry>): string {
  if (key === '') return `"${reference}" has no msgctxt, which is the key of a text.`
  return `${key}: unknown key.${formatSuggestion(key, [...known.keys()])}`
}

/**
 * Returns an error for each placeholder that only the translation has, which would not be replaced, or that only the
 * reference has, whose value would not be shown.
 */
function listPlaceholderErrors(key: string, text: string, reference: string | undefined): string[] {
  if (reference === undefined) return []
  const [used, required] = [new Set(listPlaceholders(text)), new Set(listPlaceholders(reference))]
  const missing = [...required].filter((name) => !used.has(name))
  const unknown = [...used].filter((name) => !required.has(name))
  return [
    ...unknown.map((name) => {
      const near = nearestName(name, missing)
      return `${key}: this text has no value {${name}}.${near === undefined ? '' : ` Did you mean {${near}}?`}`
    }),
    ...(unknown.length > 0 ? [] : missing.map((name) => `${key}: the value {${name}} is missing.`)),
  ]
}

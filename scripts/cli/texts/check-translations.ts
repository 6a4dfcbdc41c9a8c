import { formatSuggestion } from '../format-suggestion.ts'
import { findNearestName, listPlaceholders } from '../../../src/engine/compile/index.ts'
import type { TextEntry } from './list-texts.ts'
import type { Translation } from './po-file.ts'

/** The result of checking a file of translations. */
export interface CheckedTranslations {
  /** Errors; if there are any, nothing is imported. */
  readonly errors: readonly string[]
  /** New and changed texts by key. */
  readonly changes: ReadonlyMap<string, string>
  readonly unchangedCount: number
  readonly untranslatedCount: number
  readonly fuzzyCount: number
  /** Keys of new and changed texts whose reference text has changed since the file was exported. */
  readonly outdatedKeys: readonly string[]
}

/** Checks translations against the texts of a merchant. */
export function checkTranslations(translations: readonly Translation[], entries: readonly TextEntry[]): CheckedTranslations {
  const entriesByKey = new Map(entries.map((entry) => [entry.key, entry]))
  const translatedEntries = translations.filter(({ text, fuzzy }) => text !== '' && !fuzzy)
  const changedEntries = translatedEntries.filter(({ key, text }) => entriesByKey.get(key)?.text !== text)
  return {
    errors: [
      ...translations
        .filter(({ key }) => !entriesByKey.has(key))
        .map(({ key, reference }) => formatUnknownKey(key, reference, entriesByKey)),
      ...translatedEntries.flatMap(({ key, text }) => listPlaceholderErrors(key, text, entriesByKey.get(key)?.reference)),
    ],
    changes: new Map(changedEntries.map(({ key, text }) => [key, text])),
    unchangedCount: translatedEntries.length - changedEntries.length,
    untranslatedCount: translations.filter(({ text, fuzzy }) => text === '' && !fuzzy).length,
    fuzzyCount: translations.filter(({ fuzzy }) => fuzzy).length,
    outdatedKeys: changedEntries.filter(({ key, reference }) => entriesByKey.get(key)?.reference !== reference).map(({ key }) => key),
  }
}

function formatUnknownKey(key: string, reference: string, entriesByKey: ReadonlyMap<string, TextEntry>): string {
  if (key === '') return `"${reference}" has no msgctxt, which is the key of a text.`
  return `${key}: unknown key.${formatSuggestion(key, [...entriesByKey.keys()])}`
}

/**
 * Returns an error for each placeholder that only the translation has, which would not be replaced. If there is none,
 * returns an error for each that only the reference has, whose value would not be shown.
 */
function listPlaceholderErrors(key: string, text: string, reference: string | undefined): string[] {
  if (reference === undefined) return []
  const [used, required] = [new Set(listPlaceholders(text)), new Set(listPlaceholders(reference))]
  const missing = [...required].filter((name) => !used.has(name))
  const unknown = [...used].filter((name) => !required.has(name))
  return [
    ...unknown.map((name) => {
      const suggestion = findNearestName(name, missing)
      return `${key}: this text has no value {${name}}.${suggestion === undefined ? '' : ` Did you mean {${suggestion}}?`}`
    }),
    ...(unknown.length > 0 ? [] : missing.map((name) => `${key}: the value {${name}} is missing.`)),
  ]
}

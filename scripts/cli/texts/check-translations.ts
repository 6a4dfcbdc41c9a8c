import { nearestName, valuesIn } from '../../../src/engine/compile/index.ts'
import type { TextEntry } from './list-texts.ts'
import type { Translation } from './po-file.ts'

/** What comes of a file of translations. */
export interface CheckedTranslations {
  /** What must be mended first; where there is any, nothing is taken. */
  readonly faults: readonly string[]
  /** The texts that change, by their key. */
  readonly changes: ReadonlyMap<string, string>
  readonly same: number
  readonly empty: number
  readonly fuzzy: number
  /** Keys whose reference is another one now than the translator had. */
  readonly outdated: readonly string[]
}

/** Holds translations against the texts that a merchant has. */
export function checkTranslations(translations: readonly Translation[], entries: readonly TextEntry[]): CheckedTranslations {
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  const taken = translations.filter(({ text, fuzzy }) => text !== '' && !fuzzy)
  const fresh = taken.filter(({ key, text }) => known.get(key)?.text !== text)
  return {
    faults: [
      ...translations.filter(({ key }) => !known.has(key)).map(({ key, reference }) => unknownKey(key, reference, known)),
      ...taken.flatMap(({ key, text }) => valueFaults(key, text, known.get(key)?.reference)),
    ],
    changes: new Map(fresh.map(({ key, text }) => [key, text])),
    same: taken.length - fresh.length,
    empty: translations.filter(({ text, fuzzy }) => text === '' && !fuzzy).length,
    fuzzy: translations.filter(({ fuzzy }) => fuzzy).length,
    outdated: fresh.filter(({ key, reference }) => known.get(key)?.reference !== reference).map(({ key }) => key),
  }
}

function unknownKey(key: string, reference: string, known: ReadonlyMap<string, TextEntry>): string {
  if (key === '') return `"${reference}" has no msgctxt, which is the key of a text.`
  const near = nearestName(key, [...known.keys()])
  return `${key}: there is no such text.${near === undefined ? '' : ` Did you mean "${near}"?`}`
}

/** A value that the reference lacks would be shown as it stands, and one that is left out would not be said. */
function valueFaults(key: string, text: string, reference: string | undefined): string[] {
  if (reference === undefined) return []
  const [written, required] = [new Set(valuesIn(text)), new Set(valuesIn(reference))]
  const lacking = [...required].filter((name) => !written.has(name))
  const unknown = [...written].filter((name) => !required.has(name))
  return [
    ...unknown.map((name) => {
      const near = nearestName(name, lacking)
      return `${key}: nothing gives this text the value {${name}}.${near === undefined ? '' : ` Did you mean {${near}}?`}`
    }),
    ...(unknown.length > 0 ? [] : lacking.map((name) => `${key}: the value {${name}} is missing.`)),
  ]
}

import { findCurrency, usualDecimals } from '../../rules/money/currencies.ts'
import { lazy } from '../lazy.ts'
import { merge, type PatchNotes } from './merge.ts'
import { isObject, valueAt, type JsonObject } from '../read/pointer.ts'
import { weakRecord } from './weak-record.ts'
import type { CheckedFile } from '../validate/validate-file.ts'

/** Editors read `$schema`; it is not part of the config. */
const notesOf = ({ source }: CheckedFile): PatchNotes => ({ nulls: source.nulls, skipped: '$schema' })

/** Merges the files of a merchant, except its texts, over the config that it extends. */
export function extend(start: JsonObject, files: readonly CheckedFile[]): JsonObject {
  const config: Record<string, unknown> = { ...start }
  const pages = files.filter(({ source }) => source.kind === 'page')
  if (pages.length > 0) config['pages'] = { ...(config['pages'] as JsonObject), ...mergePages(config['pages'], pages) }
  for (const file of files) {
    const { kind, name } = file.source
    if (name === '') config[kind] = merge(config[kind], file.value, notesOf(file))
    if (kind === 'merchant') config[kind] = fillCurrency(config[kind], start[kind], file.value)
  }
  return config
}

/**
 * A currency's symbol and exponent belong to its code: a merchant that writes another code than the inherited one
 * inherits neither. Values that it does not write come from the table of currencies.
 */
/**
 * Symbol and exponent belong to the code of a currency: where a merchant writes another code than the one that it
 * inherits, it inherits neither, and what it does not write comes from the table of currencies.
 */
function fillCurrency(merchant: unknown, before: unknown, part: JsonObject): unknown {
  const [currency, own] = [valueAt(merchant, ['currency']), part['currency']]
  if (!isObject(merchant) || !isObject(currency) || !isObject(own)) return merchant
  const code = currency['code']
  const known = typeof code === 'string' && code !== valueAt(before, ['currency', 'code']) ? findCurrency(code) : undefined
  if (known === undefined) return merchant
  const exponent = typeof own['exponent'] === 'number' ? own['exponent'] : known.exponent
  const filled = { ...known, decimals: usualDecimals(code as string, exponent) }
  const missing = Object.entries(filled).filter(([key]) => !Object.hasOwn(own, key))
  return { ...merchant, currency: { ...currency, ...Object.fromEntries(missing) } }
}

const mergePages = (before: unknown, files: readonly CheckedFile[]): JsonObject =>
  Object.fromEntries(
    files.map((part) => [part.source.name, merge(isObject(before) ? before[part.source.name] : undefined, part.value, notesOf(part))]),
  )

/**
 * The texts of each language, merged lazily: they are large, most checks do not need them, and they used most of the
 * memory of a server with a thousand brands.
 */
export class Texts {
  readonly languages: readonly string[]
  readonly #merged: () => JsonObject

  constructor(before: unknown, files: readonly CheckedFile[]) {
    const below = isObject(before) ? before : {}
    const own = new Map(files.filter(({ source }) => source.kind === 'messages').map((part) => [part.source.name, part]))
    this.languages = [...new Set([...Object.keys(below), ...own.keys()])]
    this.#merged = lazy(() =>
      weakRecord(this.languages, (language) => {
        const part = own.get(language)
        return (part ? merge(below[language], part.value, notesOf(part)) : below[language]) as JsonObject
      }),
    )
  }

  /** Empty if the language has no texts. */
  of(language: string): JsonObject {
    return this.languages.includes(language) ? (this.#merged()[language] as JsonObject) : {}
  }

  all(): JsonObject {
    return this.#merged()
  }
}

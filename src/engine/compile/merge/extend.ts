import { findCurrency, getDefaultDecimals } from '../../rules/money/currencies.ts'
import { lazy } from '../lazy.ts'
import { merge, type PatchOptions } from './merge.ts'
import { isObject, findValueAt, type JsonObject } from '../read/pointer.ts'
import { createWeakRecord } from './weak-record.ts'
import type { CheckedFile } from '../validate/validate-file.ts'

/** Editors read `$schema`; it is not part of the config. */
const getPatchOptions = ({ source }: CheckedFile): PatchOptions => ({ mayHaveNulls: source.mayHaveNulls, ignoredKey: '$schema' })

/** Merges the files of a merchant, except its texts, over the config that it extends. */
export function extendConfig(inherited: JsonObject, files: readonly CheckedFile[]): JsonObject {
  const config: Record<string, unknown> = { ...inherited }
  const pages = files.filter(({ source }) => source.kind === 'page')
  if (pages.length > 0) config['pages'] = { ...(config['pages'] as JsonObject), ...mergePages(config['pages'], pages) }
  for (const file of files) {
    const { kind, name } = file.source
    if (name === '') config[kind] = merge(config[kind], file.value, getPatchOptions(file))
    if (kind === 'merchant') config[kind] = completeCurrency(config[kind], inherited[kind], file.value)
  }
  return config
}

/**
 * Completes the currency of a merchant whose code differs from the inherited one: a symbol, exponent or number of
 * decimals that the merchant does not set comes from the table of currencies. If the code is not in the table, the
 * inherited values are kept.
 */
function completeCurrency(merchant: unknown, inheritedMerchant: unknown, ownValues: JsonObject): unknown {
  const [currency, ownCurrency] = [findValueAt(merchant, ['currency']), ownValues['currency']]
  if (!isObject(merchant) || !isObject(currency) || !isObject(ownCurrency)) return merchant
  const code = currency['code']
  const standardCurrency =
    typeof code === 'string' && code !== findValueAt(inheritedMerchant, ['currency', 'code']) ? findCurrency(code) : undefined
  if (standardCurrency === undefined) return merchant
  const exponent = typeof ownCurrency['exponent'] === 'number' ? ownCurrency['exponent'] : standardCurrency.exponent
  const defaults = { ...standardCurrency, decimals: getDefaultDecimals(code as string, exponent) }
  const missingEntries = Object.entries(defaults).filter(([key]) => !Object.hasOwn(ownCurrency, key))
  return { ...merchant, currency: { ...currency, ...Object.fromEntries(missingEntries) } }
}

const mergePages = (inheritedPages: unknown, files: readonly CheckedFile[]): JsonObject =>
  Object.fromEntries(
    files.map((file) => [
      file.source.name,
      merge(isObject(inheritedPages) ? inheritedPages[file.source.name] : undefined, file.value, getPatchOptions(file)),
    ]),
  )

/**
 * The texts of each language, merged lazily: most checks do not need them, and they would use most of the memory of a
 * server with a thousand brands.
 */
export class MergedTexts {
  readonly languages: readonly string[]
  readonly #merged: () => JsonObject

  constructor(inheritedMessages: unknown, files: readonly CheckedFile[]) {
    const inheritedTexts = isObject(inheritedMessages) ? inheritedMessages : {}
    const ownFiles = new Map(files.filter(({ source }) => source.kind === 'messages').map((file) => [file.source.name, file]))
    this.languages = [...new Set([...Object.keys(inheritedTexts), ...ownFiles.keys()])]
    this.#merged = lazy(() =>
      createWeakRecord(this.languages, (language) => {
        const file = ownFiles.get(language)
        return (file ? merge(inheritedTexts[language], file.value, getPatchOptions(file)) : inheritedTexts[language]) as JsonObject
      }),
    )
  }

  /** Empty if the language has no texts. */
  getTexts(language: string): JsonObject {
    return this.languages.includes(language) ? (this.#merged()[language] as JsonObject) : {}
  }

  getAllTexts(): JsonObject {
    return this.#merged()
  }
}

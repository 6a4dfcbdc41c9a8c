import { keysIn, lastResort, otherForm, type Compiled, type Origin, type Provenance } from '../../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'

/** One text of a merchant in one language. */
export interface TextEntry {
  readonly key: string
  /** What a translator starts from: the text of the last resort, or of the brand's own language where that has none. */
  readonly reference: string
  /** The text of this language; undefined where it has none, and players read `otherCount`, or else the reference. */
  readonly text: string | undefined
  /**
   * What players read for a plural form that is missing: what the language says of any other count, where it says that.
   */
  readonly otherCount: string | undefined
  /** Where it is written, or what it falls back to. */
  readonly origin: Origin | undefined
}

/**
 * Every text that a merchant has, in the order of the language that others fall back to; of a counted one, the plural
 * forms of the language.
 */
export function listTexts({ provenance }: Compiled, config: MerchantConfig, language: string): TextEntry[] {
  const references = { ...config.messages[config.languages.default], ...config.messages[lastResort] }
  const keys = new Set([lastResort, config.languages.default].flatMap((code) => Object.keys(config.messages[code] ?? {})))
  keys.delete('$schema')
  return keysIn(config.languages.catalogue[language]?.tag ?? language, keys).map((key) => {
    const [own, other] = [key, otherForm(key)].map((one) => provenance.originsOf(`/messages/${language}/${one}`).at(-1))
    const reference = references[key] ?? references[otherForm(key)] ?? ''
    const text = textOf(own)
    if (text !== undefined) return { key, reference, text, otherCount: undefined, origin: own }
    const otherCount = textOf(other)
    return { key, reference, text, otherCount, origin: otherCount === undefined ? fallbackOrigin(provenance, key) : other }
  })
}

const textOf = (origin: Origin | undefined): string | undefined => (typeof origin?.value === 'string' ? origin.value : undefined)

const fallbackOrigin = (provenance: Provenance, key: string): Origin | undefined =>
  [key, otherForm(key)].flatMap((one) => provenance.originsOf(`/messages/${lastResort}/${one}`).at(-1) ?? [])[0]

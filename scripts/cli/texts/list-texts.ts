import {
  expandPluralKeys,
  fallbackLanguage,
  toOtherFormKey,
  type CompiledMerchant,
  type Origin,
  type Provenance,
} from '../../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'

/** One text of a merchant in one language. */
export interface TextEntry {
  readonly key: string
  /**
   * The source text for translators: the text of the fallback language, or of the brand's default language if that has
   * none.
   */
  readonly reference: string
  /** The text in this language; `undefined` if it is missing. */
  readonly text: string | undefined
  /**
   * The language's plural form `other`, which players read instead; `undefined` if the text is not missing, is not a
   * plural form, or has no form `other`.
   */
  readonly otherForm: string | undefined
  /** Location of the text or, if it is missing, of its form `other` or its text in the fallback language. */
  readonly origin: Origin | undefined
}

/**
 * Returns every text of a merchant, in the order of the fallback language; counted texts have one entry per plural form
 * of the language.
 */
export function listTexts({ provenance }: CompiledMerchant, config: MerchantConfig, language: string): TextEntry[] {
  const references = { ...config.messages[config.languages.default], ...config.messages[fallbackLanguage] }
  const keys = new Set([fallbackLanguage, config.languages.default].flatMap((code) => Object.keys(config.messages[code] ?? {})))
  keys.delete('$schema')
  return expandPluralKeys(config.languages.catalogue[language]?.tag ?? language, keys).map((key) => {
    const [ownOrigin, otherFormOrigin] = [key, toOtherFormKey(key)].map((textKey) =>
      provenance.listOrigins(`/messages/${language}/${textKey}`).at(-1),
    )
    const reference = references[key] ?? references[toOtherFormKey(key)] ?? ''
    const text = findText(ownOrigin)
    if (text !== undefined) return { key, reference, text, otherForm: undefined, origin: ownOrigin }
    const otherForm = findText(otherFormOrigin)
    return { key, reference, text, otherForm, origin: otherForm === undefined ? findFallbackOrigin(provenance, key) : otherFormOrigin }
  })
}

const findText = (origin: Origin | undefined): string | undefined => (typeof origin?.value === 'string' ? origin.value : undefined)

const findFallbackOrigin = (provenance: Provenance, key: string): Origin | undefined =>
  [key, toOtherFormKey(key)].flatMap((textKey) => provenance.listOrigins(`/messages/${fallbackLanguage}/${textKey}`).at(-1) ?? [])[0]

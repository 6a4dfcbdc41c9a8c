import { lastResort, type Compiled, type Origin } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'

/** One text of a merchant in one language. */
export interface TextEntry {
  readonly key: string
  /** What a translator starts from: the text of the last resort, or of the brand's own language where that has none. */
  readonly reference: string
  /** The text of this language; undefined where it has none and players read the reference. */
  readonly text: string | undefined
  /** Where it is written, or what it falls back to. */
  readonly origin: Origin | undefined
}

/** Every text that a merchant has, in the order of the language that others fall back to. */
export function listTexts({ provenance }: Compiled, config: MerchantConfig, language: string): TextEntry[] {
  const references = { ...config.messages[config.languages.default], ...config.messages[lastResort] }
  const keys = new Set([lastResort, config.languages.default].flatMap((code) => Object.keys(config.messages[code] ?? {})))
  keys.delete('$schema')
  return [...keys].map((key) => {
    const origin = provenance.originsOf(`/messages/${language}/${key}`).at(-1)
    const text = typeof origin?.value === 'string' ? origin.value : undefined
    const reference = references[key] ?? ''
    if (text !== undefined) return { key, reference, text, origin }
    return { key, reference, text, origin: provenance.originsOf(`/messages/${lastResort}/${key}`).at(-1) }
  })
}

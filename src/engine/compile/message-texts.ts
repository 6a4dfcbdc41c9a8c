import type { Draft } from './draft.ts'
import { isObject, valueAt, type JsonObject } from './pointer.ts'
import { enabledLanguages } from './targets.ts'

/** The language that every other falls back to, in the merchant that all extend. */
export const lastResort = 'EN'

export const textsOf = (config: JsonObject | undefined, language: string): JsonObject => {
  const texts = valueAt(config, ['messages', language])
  return isObject(texts) ? texts : {}
}

/** The texts of the last resort as the merchant that all extend has them. */
export function rootTexts(draft: Draft): JsonObject {
  const source = draft.provenance.layers[0]?.find((one) => one.kind === 'messages' && one.name === lastResort)
  return source?.value ?? {}
}

/** Tells whether some enabled language has no text for a key: not in its own texts, and not in the last resort. */
export function lacksText(draft: Draft): (key: string) => boolean {
  const chains = chainsOf(draft)
  return (key) => chains.some(({ texts }) => !Object.hasOwn(texts, key)) && languagesWithout(chains, key).length > 0
}

/** The enabled languages that have no text for a key. */
export const languagesLacking = (draft: Draft, key: string): string[] => languagesWithout(chainsOf(draft), key)

interface Chain {
  readonly language: string
  readonly texts: JsonObject
  readonly last: JsonObject
}

/** A language without any file has been told of: what it lacks would be its echo. */
function chainsOf(draft: Draft): Chain[] {
  const last = rootTexts(draft)
  const messages = isObject(draft.config['messages']) ? draft.config['messages'] : {}
  return enabledLanguages(draft.config).flatMap((language) =>
    Object.hasOwn(messages, language) ? [{ language, texts: textsOf(draft.config, language), last }] : [],
  )
}

const languagesWithout = (chains: readonly Chain[], key: string): string[] =>
  chains.flatMap(({ language, texts, last }) => (Object.hasOwn(texts, key) || Object.hasOwn(last, key) ? [] : [language]))

/**
 * The messages of a config with every enabled language complete: what a language does not say, the last resort says. Languages that lack nothing keep their identity.
 */
export function fillTexts(draft: Draft): JsonObject {
  const last = rootTexts(draft)
  const messages = isObject(draft.config['messages']) ? draft.config['messages'] : {}
  const filled = enabledLanguages(draft.config).flatMap((language) => {
    const texts = textsOf(draft.config, language)
    const lacking = Object.keys(last).some((key) => key !== '$schema' && !Object.hasOwn(texts, key))
    return lacking ? [[language, without$schema({ ...last, ...texts })] as const] : []
  })
  return filled.length === 0 ? messages : { ...messages, ...Object.fromEntries(filled) }
}

function without$schema({ $schema: _, ...texts }: JsonObject): JsonObject {
  return texts
}

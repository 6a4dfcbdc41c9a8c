import { markEnglish } from '../../rules/fallback-text.ts'
import type { Draft } from '../draft.ts'
import { weakRecord } from '../merge/weak-record.ts'
import { isObject, valueAt, type JsonObject } from '../read/pointer.ts'
import { formKeys, hasForm, otherForm, pluralOf, tagIn } from './plurals.ts'
import { enabledLanguages } from './targets.ts'

/** The language that every other falls back to, in the merchant that all extend. */
export const lastResort = 'EN'

/** Whether a file of texts could not be read: then a text that is missing may be in it. */
export const hasUnreadTexts = ({ left }: Pick<Draft, 'left'>): boolean => left.some((pointer) => /^\/messages\/[^/]+$/.test(pointer))

/** The texts of the last resort as the merchant that all extend has them. */
export function rootTexts(draft: Draft): JsonObject {
  const source = draft.provenance.layers[0]?.find((one) => one.kind === 'messages' && one.name === lastResort)
  return source?.value ?? {}
}

/**
 * Tells whether a language has a text of its own for a key, in this merchant or one that it extends. Asks the parts, so
 * that nothing need be merged.
 */
export function hasText(draft: Draft, language: string): (key: string) => boolean {
  if (draft.left.length > 0) {
    const texts = draft.texts.of(language)
    return (key) => Object.hasOwn(texts, key)
  }
  const own = draft.sources.find((source) => source.kind === 'messages' && source.name === language)?.value ?? {}
  const below = textsBelow(draft, language)
  return (key) => (Object.hasOwn(own, key) ? own[key] !== null : Object.hasOwn(below, key))
}

/** The texts of a language that the extended merchant has. */
export function textsBelow({ parent }: Draft, language: string): JsonObject {
  const texts = valueAt(parent, ['messages', language])
  return isObject(texts) ? texts : {}
}

/** Tells whether some enabled language has no text for a key: not in its own texts, and not in the last resort. */
export function lacksText(draft: Draft): (key: string) => boolean {
  const languages = languagesWithTexts(draft).map((language) => hasText(draft, language))
  const last = rootTexts(draft)
  return (key) => !Object.hasOwn(last, key) && languages.some((has) => !has(key))
}

/** The enabled languages that have no text for a key. */
export function languagesLacking(draft: Draft, key: string): string[] {
  return Object.hasOwn(rootTexts(draft), key) ? [] : languagesWithTexts(draft).filter((language) => !hasText(draft, language)(key))
}

/** The enabled languages; one without any file has been told of: what it lacks would be its echo. */
function languagesWithTexts(draft: Draft): string[] {
  return enabledLanguages(draft.config).filter((language) => draft.texts.languages.includes(language))
}

/**
 * The messages of a config with every enabled language complete: what a language does not say, the last resort says,
 * marked as what it is. Of a counted text a language says each plural form that it has, or its form for `other` stands
 * in; one of which it has no form comes with the forms of English. Languages that lack nothing keep their identity.
 */
export function fillTexts(draft: Draft): JsonObject {
  const { texts, config } = draft
  const last = rootTexts(draft)
  const tags = new Map(enabledLanguages(config).map((language) => [language, tagIn(config, language)]))
  return weakRecord(new Set([...texts.languages, ...tags.keys()]), (language) => {
    const tag = tags.get(language)
    return tag === undefined ? texts.of(language) : completeTexts(texts.of(language), last, tag)
  })
}

function completeTexts(texts: JsonObject, last: JsonObject, tag: string): JsonObject {
  const keys = Object.keys(last).flatMap((key) => (hasForm(texts, key, tag) ? formKeys(pluralOf(key)?.text ?? key, tag) : [key]))
  const lacking = keys.filter((key) => key !== '$schema' && !Object.hasOwn(texts, key))
  if (lacking.length === 0) return texts
  return without$schema({ ...Object.fromEntries(lacking.map((key) => [key, standIn(key, texts, last)])), ...texts })
}

function standIn(key: string, texts: JsonObject, last: JsonObject): unknown {
  const other = otherForm(key)
  return Object.hasOwn(texts, other) ? texts[other] : markEnglish(String(last[key] ?? last[other]))
}

function without$schema({ $schema: _, ...texts }: JsonObject): JsonObject {
  return texts
}

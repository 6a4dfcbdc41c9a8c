import { markEnglish } from '../../rules/fallback-text.ts'
import type { Draft } from '../draft.ts'
import { createWeakRecord } from '../merge/weak-record.ts'
import { isObject, findValueAt, type JsonObject } from '../read/pointer.ts'
import { listPluralKeys, hasPluralForm, toOtherFormKey, parsePluralKey, getLanguageTag } from './plurals.ts'
import { listEnabledLanguageCodes } from './targets.ts'

/** The language whose texts in the root merchant replace the missing texts of every other language. */
export const fallbackLanguage = 'EN'

/** Whether a text file could not be read, so that a missing text may be in it. */
export const hasUnreadableTextFile = ({ omitted }: Pick<Draft, 'omitted'>): boolean =>
  omitted.some((pointer) => /^\/messages\/[^/]+$/.test(pointer))

/** The texts of the fallback language in the root merchant. */
export function getRootTexts(draft: Draft): JsonObject {
  const source = draft.provenance.layers[0]?.find((layerSource) => layerSource.kind === 'messages' && layerSource.name === fallbackLanguage)
  return source?.value ?? {}
}

/**
 * Returns a predicate that tests whether a language itself has a text for a key, in this merchant or one that it
 * extends. Unless invalid values have been left out, the texts need not be merged for it.
 */
export function createHasTextPredicate(draft: Draft, language: string): (key: string) => boolean {
  if (draft.omitted.length > 0) {
    const texts = draft.texts.getTexts(language)
    return (key) => Object.hasOwn(texts, key)
  }
  const ownTexts = draft.sources.find((source) => source.kind === 'messages' && source.name === language)?.value ?? {}
  const inheritedTexts = getInheritedTexts(draft, language)
  return (key) => (Object.hasOwn(ownTexts, key) ? ownTexts[key] !== null : Object.hasOwn(inheritedTexts, key))
}

/** The texts of a language in the extended merchant. */
export function getInheritedTexts({ parent }: Draft, language: string): JsonObject {
  const texts = findValueAt(parent, ['messages', language])
  return isObject(texts) ? texts : {}
}

/**
 * Returns a predicate that tests whether some enabled language has no text for a key, neither in its own texts nor in
 * the fallback texts.
 */
export function createMissingTextPredicate(draft: Draft): (key: string) => boolean {
  const hasTextPredicates = listLanguagesWithTexts(draft).map((language) => createHasTextPredicate(draft, language))
  const fallbackTexts = getRootTexts(draft)
  return (key) => !Object.hasOwn(fallbackTexts, key) && hasTextPredicates.some((hasText) => !hasText(key))
}

/** The enabled languages that have no text for a key; none if the fallback language has one in the root merchant. */
export function listLanguagesWithoutText(draft: Draft, key: string): string[] {
  return Object.hasOwn(getRootTexts(draft), key)
    ? []
    : listLanguagesWithTexts(draft).filter((language) => !createHasTextPredicate(draft, language)(key))
}

/** The enabled languages with a text file. A language without one is reported once, not for each text that it lacks. */
function listLanguagesWithTexts(draft: Draft): string[] {
  return listEnabledLanguageCodes(draft.config).filter((language) => draft.texts.languages.includes(language))
}

/**
 * Completes the messages of every enabled language: missing texts come from the fallback language, marked as English.
 * Missing plural forms come from the language's own `other` form; if it has none, from English.
 * The texts of a language that lacks none are not copied: they keep their identity (`===`).
 */
export function completeMessages(draft: Draft): JsonObject {
  const { texts, config } = draft
  const fallbackTexts = getRootTexts(draft)
  const tags = new Map(listEnabledLanguageCodes(config).map((language) => [language, getLanguageTag(config, language)]))
  return createWeakRecord(new Set([...texts.languages, ...tags.keys()]), (language) => {
    const tag = tags.get(language)
    return tag === undefined ? texts.getTexts(language) : completeTexts(texts.getTexts(language), fallbackTexts, tag)
  })
}

function completeTexts(texts: JsonObject, fallbackTexts: JsonObject, tag: string): JsonObject {
  const keys = Object.keys(fallbackTexts).flatMap((key) =>
    hasPluralForm(texts, key, tag) ? listPluralKeys(parsePluralKey(key)?.text ?? key, tag) : [key],
  )
  const missingKeys = keys.filter((key) => key !== '$schema' && !Object.hasOwn(texts, key))
  if (missingKeys.length === 0) return texts
  return omitSchemaKey({ ...Object.fromEntries(missingKeys.map((key) => [key, getSubstitute(key, texts, fallbackTexts)])), ...texts })
}

function getSubstitute(key: string, texts: JsonObject, fallbackTexts: JsonObject): unknown {
  const otherFormKey = toOtherFormKey(key)
  return Object.hasOwn(texts, otherFormKey) ? texts[otherFormKey] : markEnglish(String(fallbackTexts[key] ?? fallbackTexts[otherFormKey]))
}

function omitSchemaKey({ $schema: _, ...texts }: JsonObject): JsonObject {
  return texts
}

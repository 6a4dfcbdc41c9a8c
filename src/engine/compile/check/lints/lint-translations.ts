import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { listIncompleteLanguages } from './lint-coverage.ts'
import { getReportedTextKeys } from './lint-program-texts.ts'
import { createHasTextPredicate, createMissingTextPredicate, fallbackLanguage, getRootTexts, getInheritedTexts } from '../message-texts.ts'
import { listReferencedMessages } from '../referenced-names.ts'
import { listPluralKeys, hasPluralForm, parsePluralKey, getLanguageTag } from '../plurals.ts'
import { findNearestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'
import { listEnabledLanguageCodes } from '../targets.ts'
import { maxFindings } from '../../validate/collect-findings.ts'

/**
 * Reports texts that one enabled language has and another lacks: players see them in another language. Missing texts
 * are listed in one warning per language; a key that is probably misspelt is reported once, at that key. A key is not
 * reported if a reference to it has already been reported.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'misspelt-text': {
      severity: 'warning',
      about: 'The key of a text is not known, and is close to the key of a text that is missing.',
      remedy: 'Correct the key.',
    },
    'translation-missing': {
      severity: 'warning',
      about: 'A text of the brand exists in one of its languages and not in another that visitors can choose.',
      remedy: 'Translate it.',
    },
  },
  check: lintTranslations,
})

function lintTranslations(draft: Draft): readonly LocatedFinding[] {
  if (draft.sources.every(({ kind }) => kind !== 'messages') && draft.config['languages'] === draft.parent?.['languages']) return []
  const enabledLanguages = listEnabledLanguageCodes(draft.config)
  const ownSources = draft.sources.filter((source) => source.kind === 'messages' && enabledLanguages.includes(source.name))
  if (ownSources.every((source) => ownSources.every((other) => other === source || hasAllTexts(draft, source.name, other.value)))) return []
  const referencedKeys = listReferencedMessages(draft.getContents())
  const lacksText = createMissingTextPredicate(draft)
  const missingReferences = [...referencedKeys].filter(lacksText).slice(0, maxFindings)
  const reportedKeys = new Set([
    ...getReportedTextKeys(draft),
    ...missingReferences,
    ...missingReferences.flatMap((key) => listMisspeltVariants(key, ownSources, referencedKeys)),
  ])
  const incompleteLanguages = listIncompleteLanguages(draft)
  const context: TranslationContext = {
    draft,
    ownSources,
    enabledLanguages,
    incompleteLanguages,
    reportedKeys,
    isShown: (key) => referencedKeys.has(key) || Object.hasOwn(getRootTexts(draft), key),
  }
  return sortFallbackLast(ownSources).flatMap((source) => lintLanguage(context, source))
}

function hasAllTexts(draft: Draft, language: string, texts: JsonObject): boolean {
  const hasText = createHasTextPredicate(draft, language)
  for (const key in texts) if (key !== '$schema' && !hasText(key) && isExpectedKey(draft, language, key)) return false
  return true
}

/**
 * Whether a language should have a key that another has. The key of a plural form is expected only if the language has
 * this form and does not have any form of the text yet.
 */
function isExpectedKey(draft: Draft, language: string, key: string): boolean {
  const plural = parsePluralKey(key)
  if (plural === undefined) return true
  const tag = getLanguageTag(draft.config, language)
  return listPluralKeys(plural.text, tag).includes(key) && !hasPluralForm(draft.texts.getTexts(language), key, tag)
}

/** The keys of each language that are probably misspelt variants of this key. */
const listMisspeltVariants = (key: string, ownSources: readonly SourceFile[], referencedKeys: ReadonlySet<string>): string[] =>
  ownSources.flatMap(
    (source) =>
      findNearestName(
        key,
        Object.keys(source.value).filter(
          (candidate) => !referencedKeys.has(candidate) && ownSources.some((other) => !Object.hasOwn(other.value, candidate)),
        ),
      ) ?? [],
  )

interface TranslationContext {
  readonly draft: Draft
  /** The merchant's own texts in enabled languages. */
  readonly ownSources: readonly SourceFile[]
  readonly enabledLanguages: readonly string[]
  /** Languages whose number of missing texts is reported. */
  readonly incompleteLanguages: readonly string[]
  /** Keys that have already been reported. */
  readonly reportedKeys: Set<string>
  /** Whether the text of this key is shown: the config refers to it, or the root merchant has it for the app. */
  readonly isShown: (key: string) => boolean
}

/** Sorts the fallback language last, because a key that only it has is more likely to be correct. */
const sortFallbackLast = (sources: readonly SourceFile[]): SourceFile[] =>
  [...sources].sort((a, b) => Number(a.name === fallbackLanguage) - Number(b.name === fallbackLanguage))

function lintLanguage(
  { draft, ownSources, enabledLanguages, incompleteLanguages, reportedKeys, isShown }: TranslationContext,
  source: SourceFile,
): LocatedFinding[] {
  const texts = draft.texts.getTexts(source.name)
  const otherTexts = enabledLanguages.filter((code) => code !== source.name).map((code) => draft.texts.getTexts(code))
  const keys = Object.keys(source.value).filter((key) => key !== '$schema' && source.value[key] !== null)
  const unsharedKeys = keys.filter((key) => parsePluralKey(key) === undefined && otherTexts.every((other) => !Object.hasOwn(other, key)))
  const missingKeys = new Set(ownSources.filter((other) => other !== source).flatMap((other) => Object.keys(other.value)))
  for (const key of missingKeys)
    if (
      key === '$schema' ||
      Object.hasOwn(texts, key) ||
      reportedKeys.has(key) ||
      !isExpectedKey(draft, source.name, key) ||
      draft.omitted.includes(`/messages/${source.name}/${escapePointerToken(key)}`)
    )
      missingKeys.delete(key)
  const misspellings = [...missingKeys].slice(0, maxFindings).flatMap((key) => {
    const misspeltKey = findNearestName(
      key,
      unsharedKeys.filter((candidate) => !reportedKeys.has(candidate)),
    )
    return misspeltKey === undefined || isInherited(draft, misspeltKey) || (isShown(misspeltKey) && !isShown(key))
      ? []
      : [{ key, misspeltKey }]
  })
  for (const { misspeltKey, key } of misspellings) reportedKeys.add(misspeltKey).add(key)
  const untranslatedKeys = incompleteLanguages.includes(source.name)
    ? []
    : [...missingKeys].filter((key) => !reportedKeys.has(key) && isShown(key))
  return [
    ...misspellings.map(({ key, misspeltKey }) => createMisspeltTextFinding(source, misspeltKey, key)),
    ...(untranslatedKeys.length === 0 ? [] : [createMissingTextsFinding(source, untranslatedKeys)]),
  ]
}

/** Whether the extended merchant has a text with this key, so that it is not a typing error. */
const isInherited = (draft: Draft, key: string): boolean =>
  listEnabledLanguageCodes(draft.config).some((code) => Object.hasOwn(getInheritedTexts(draft, code), key))

const createMisspeltTextFinding = (source: SourceFile, found: string, intended: string): LocatedFinding => ({
  source,
  finding: {
    code: 'misspelt-text',
    pointer: `/${escapePointerToken(found)}`,
    at: 'key',
    message: `Only ${source.name} has the text "${found}", and it lacks "${intended}".`,
    found,
    suggestion: intended,
    fix: { from: found, to: intended },
    remedy: `Write "${intended}".`,
  },
})

const maxListed = 6

function createMissingTextsFinding(source: SourceFile, keys: readonly string[]): LocatedFinding {
  const listed = keys.slice(0, maxListed).join(', ') + (keys.length > maxListed ? ` and ${keys.length - maxListed} more` : '')
  const message = `${keys.length === 1 ? 'A text is' : `${keys.length} texts are`} missing in ${source.name}: ${listed}.`
  return {
    source,
    finding: {
      code: 'translation-missing',
      pointer: '',
      at: 'value',
      message,
      remedy: `Translate ${keys.length === 1 ? 'it' : 'them'}. Until then, players read another language.`,
    },
  }
}

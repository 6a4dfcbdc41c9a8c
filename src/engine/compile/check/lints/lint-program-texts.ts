import { defineRule } from '../define-rule.ts'
import { countedTexts, programTexts } from '../../../../generated/messages.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { findNearestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, findValueAt } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'
import { createMissingTextPredicate, fallbackLanguage } from '../message-texts.ts'
import { listPluralKeys, hasPluralForm, parsePluralKey, getLanguageTag } from '../plurals.ts'
import { listReferencedMessages } from '../referenced-names.ts'

/**
 * Reports texts of the app itself (`programTexts`) that a brand lacks in its default language or in the fallback
 * language.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'missing-text': {
      severity: 'error',
      about: 'A text that the app shows is missing in English or in the default language of the brand.',
      remedy: 'Add it.',
    },
    'removed-text': {
      severity: 'error',
      about: 'A file removes a text that the app shows.',
      remedy: 'Write another text instead of null.',
    },
  },
  check: lintProgramTexts,
})

function lintProgramTexts(draft: Draft): readonly LocatedFinding[] {
  return listMissingProgramTexts(draft).flatMap(({ language, keys }) => reportLanguage(draft, language, keys))
}

interface MissingTexts {
  readonly language: string
  readonly keys: readonly string[]
}

const missingTextsCache = new WeakMap<Draft, readonly MissingTexts[]>()

/** The keys of the app's texts that are missing, by language. */
function listMissingProgramTexts(draft: Draft): readonly MissingTexts[] {
  const cached = missingTextsCache.get(draft)
  if (cached) return cached
  const missingTexts = findMissingTexts(draft)
  missingTextsCache.set(draft, missingTexts)
  return missingTexts
}

/**
 * Finds missing texts. A merchant that extends another lacks only the texts that it removes: the inherited texts are
 * complete, and a text that its language never had comes from the fallback language.
 */
function findMissingTexts(draft: Draft): MissingTexts[] {
  const { parent, sources, texts, omitted } = draft
  if (parent !== undefined && !sources.some(({ kind, mayHaveNulls }) => kind === 'messages' && mayHaveNulls)) return []
  const defaultLanguage = findValueAt(draft.config, ['languages', 'default'])
  const languages = [...new Set([fallbackLanguage, defaultLanguage])].filter((code) => typeof code === 'string')
  return languages.flatMap((language) => {
    const ownSource = sources.find((source) => source.kind === 'messages' && source.name === language)
    if (ownSource === undefined) return []
    const existingTexts = texts.getTexts(language)
    const invalidKeys = new Set(
      omitted.flatMap((omittedPointer) => (omittedPointer.startsWith(`/messages/${language}/`) ? [omittedPointer.split('/')[3]] : [])),
    )
    const requiredKeys = [...programTexts, ...countedTexts.flatMap((text) => listPluralKeys(text, getLanguageTag(draft.config, language)))]
    const keys = requiredKeys.filter(
      (key) =>
        !Object.hasOwn(existingTexts, key) &&
        !invalidKeys.has(escapePointerToken(key)) &&
        (parent === undefined || ownSource.value[key] === null),
    )
    return keys.length === 0 ? [] : [{ language, keys }]
  })
}

/**
 * The keys of the app's missing texts and the keys that are probably misspelt variants of them. Other rules do not
 * report these again.
 */
export const getReportedTextKeys = (draft: Draft): ReadonlySet<string> =>
  new Set(
    lintProgramTexts(draft).flatMap(({ finding }) => [finding.found ?? '', finding.expected ?? ''].flatMap((names) => names.split(', '))),
  )

function reportLanguage(draft: Draft, language: string, keys: readonly string[]): LocatedFinding[] {
  const source = draft.sources.find(({ kind, name }) => kind === 'messages' && name === language)
  if (source === undefined) return []
  const referencedKeys = listReferencedMessages(draft.getContents())
  const lacksText = createMissingTextPredicate(draft)
  const reportedKeys = keys.filter((key) => !(referencedKeys.has(key) && lacksText(key)))
  const unusedKeys = new Set(
    Object.keys(source.value).filter(
      (key) => !programKeys.has(key) && parsePluralKey(key) === undefined && !referencedKeys.has(key) && source.value[key] !== null,
    ),
  )
  const findings: LocatedFinding[] = []
  const missingKeys: string[] = []
  for (const key of reportedKeys) {
    if (source.value[key] === null) findings.push(createRemovedTextFinding(source, key))
    else {
      const misspeltKey = findNearestName(key, unusedKeys)
      if (misspeltKey === undefined) {
        // A missing plural form is reported separately if the text has other forms.
        if (!hasPluralForm(source.value, key, getLanguageTag(draft.config, language))) missingKeys.push(key)
      } else {
        unusedKeys.delete(misspeltKey)
        findings.push(createMisspeltKeyFinding(source, misspeltKey, key))
      }
    }
  }
  return missingKeys.length === 0 ? findings : [...findings, createMissingTextsFinding(source, missingKeys)]
}

const programKeys = new Set(programTexts)

const createRemovedTextFinding = (source: SourceFile, key: string): LocatedFinding => ({
  source,
  finding: {
    code: 'removed-text',
    pointer: `/${escapePointerToken(key)}`,
    at: 'key',
    message: `The text "${key}" is removed here, but the app shows it.`,
    found: key,
    remedy: 'Keep it, or write another text.',
  },
})

const createMisspeltKeyFinding = (source: SourceFile, misspeltKey: string, key: string): LocatedFinding => ({
  source,
  finding: {
    code: 'misspelt-name',
    pointer: `/${escapePointerToken(misspeltKey)}`,
    at: 'key',
    message: `Nothing uses "${misspeltKey}", and "${key}", which the app shows, is missing in ${source.name}.`,
    found: misspeltKey,
    expected: key,
    suggestion: key,
    fix: { from: misspeltKey, to: key },
    remedy: `Write "${key}".`,
  },
})

const maxListed = 6

const createMissingTextsFinding = (source: SourceFile, keys: readonly string[]): LocatedFinding => ({
  source,
  finding: {
    code: 'missing-text',
    pointer: '',
    at: 'value',
    message: `The app shows texts that ${source.name} lacks: ${keys.slice(0, maxListed).join(', ')}${keys.length > maxListed ? ` and ${keys.length - maxListed} more` : ''}.`,
    expected: keys.join(', '),
    remedy: 'Add them.',
  },
})

import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import { escapePointerToken, findValueAt } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'
import { getReportedTextKeys } from './lint-program-texts.ts'
import { fallbackLanguage } from '../message-texts.ts'
import { listPluralKeys, parsePluralKey, getLanguageTag } from '../plurals.ts'

/**
 * Reports texts with a plural form that their language does not have, and texts that lack a plural form of their
 * language. Any language may have the form `zero`. Only the merchant's own files are checked.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'plural-missing': {
      severity: 'error',
      about:
        'A text with a count lacks a plural form that its language has. In languages other than English and the default language this is a warning.',
      remedy: 'Write the forms that the message names.',
    },
    'plural-unknown': {
      severity: 'warning',
      about: 'A text has a plural form that its language does not have. It is never shown.',
      remedy: 'Remove it.',
    },
  },
  check: lintPlurals,
})

function lintPlurals(draft: Draft): readonly LocatedFinding[] {
  return draft.sources.flatMap((source) => (source.kind === 'messages' ? lintLanguage(draft, source) : []))
}

function lintLanguage(draft: Draft, source: SourceFile): LocatedFinding[] {
  const tag = getLanguageTag(draft.config, source.name)
  const checkedTexts = new Set<string>()
  return Object.keys(source.value).flatMap((key) => {
    const plural = parsePluralKey(key)
    if (plural === undefined || source.value[key] === null) return []
    const keys = listPluralKeys(plural.text, tag)
    if (plural.form === 'zero' && !keys.includes(key)) return []
    if (!keys.includes(key)) return [createUnknownFormFinding(source, key, plural.form, keys)]
    if (checkedTexts.has(plural.text)) return []
    checkedTexts.add(plural.text)
    const missingKeys = keys.filter((pluralKey) => isMissing(draft, source, pluralKey))
    return missingKeys.length === 0 ? [] : [createMissingFormsFinding(draft, source, key, missingKeys)]
  })
}

function isMissing(draft: Draft, source: SourceFile, key: string): boolean {
  if (Object.hasOwn(draft.texts.getTexts(source.name), key) || source.value[key] === null) return false
  return !getReportedTextKeys(draft).has(key) && !draft.omitted.includes(`/messages/${source.name}/${escapePointerToken(key)}`)
}

const createUnknownFormFinding = (source: SourceFile, key: string, form: string, keys: readonly string[]): LocatedFinding => ({
  source,
  finding: {
    code: 'plural-unknown',
    severity: 'warning',
    pointer: `/${escapePointerToken(key)}`,
    at: 'key',
    message: `"${key}" is never shown: ${source.name} has no plural form "${form}".`,
    found: key,
    expected: keys.join(', '),
    remedy: `Remove it: the forms of ${source.name} are ${keys.join(', ')}.`,
  },
})

/**
 * Creates an error for the default and fallback languages, because the app requires the text, and a warning for any
 * other language, where it is not translated yet.
 */
function createMissingFormsFinding(draft: Draft, source: SourceFile, key: string, missingKeys: readonly string[]): LocatedFinding {
  const isRequired = [fallbackLanguage, findValueAt(draft.config, ['languages', 'default'])].includes(source.name)
  return {
    source,
    finding: {
      code: 'plural-missing',
      ...(isRequired ? {} : { severity: 'warning' }),
      pointer: `/${escapePointerToken(key)}`,
      at: 'key',
      message: `This text lacks ${missingKeys.length === 1 ? 'a plural form' : 'plural forms'} that ${source.name} has: ${missingKeys.join(', ')}.`,
      found: key,
      expected: missingKeys.join(', '),
      remedy: `Add ${missingKeys.join(' and ')}.`,
    },
  }
}

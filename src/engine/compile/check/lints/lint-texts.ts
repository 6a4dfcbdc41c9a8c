import { defineRule } from '../define-rule.ts'
import type { Draft, LocatedFinding } from '../../draft.ts'
import type { Finding } from '../../explain/diagnose.ts'
import { fallbackLanguage, getRootTexts } from '../message-texts.ts'
import { toOtherFormKey } from '../plurals.ts'
import { suggestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, type JsonObject } from '../../read/pointer.ts'
import type { SourceFile } from '../../read/source-file.ts'
import { getTextPlaceholders, listConfigValues, listPlaceholders } from '../text-placeholders.ts'

/**
 * Reports texts that are empty, or have markup or invisible characters, placeholders that a text with this key cannot
 * use, and placeholders that are missing. Only the merchant's own files are checked.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'empty-text': {
      severity: 'warning',
      about: 'A text is empty, so nothing is shown in its place.',
      remedy: 'Write the text, or remove the line.',
    },
    'markup-in-text': {
      severity: 'error',
      about: 'A text contains markup. Texts are plain, so the markup would be shown as it is.',
      remedy: 'Remove it. Widgets decide how texts look.',
    },
    'invisible-character': {
      severity: 'error',
      about: 'A text contains an invisible character that can mislead readers, such as a control character or half of a surrogate pair.',
      remedy: 'Type the text again.',
    },
    'corrupt-value': {
      severity: 'error',
      about: 'The braces of a placeholder in a text are not closed, or contain something other than a name.',
      remedy: 'Write {name}, or remove the braces.',
    },
    'unknown-text-value': {
      severity: 'error',
      about: 'A text uses a placeholder that is unknown for its key.',
      remedy: 'Use one of the expected placeholders.',
    },
    'text-value-missing': {
      severity: 'warning',
      about: 'A text lacks a placeholder that the same text has in English or, for an English text, in other languages.',
      remedy: 'Use the placeholder, unless the sentence is complete without it.',
    },
  },
  check: lintTexts,
})

function lintTexts(draft: Draft): readonly LocatedFinding[] {
  const sources = draft.sources.filter((source) => source.kind === 'messages')
  return sources.flatMap((source) => lintMessages(draft, source, sources.find(({ name }) => name === fallbackLanguage)?.value))
}

/** `fallbackTexts` are the merchant's own texts in the fallback language. */
function lintMessages(draft: Draft, source: SourceFile, fallbackTexts: JsonObject = {}): LocatedFinding[] {
  const findings: LocatedFinding[] = []
  const rootTexts = getRootTexts(draft)
  const isRootMerchant = source.value === rootTexts
  for (const key in source.value) {
    const text = source.value[key]
    if (typeof text !== 'string' || key === '$schema') continue
    if (isOmitted(draft, source.name, key)) continue
    const referenceText =
      (source.name !== fallbackLanguage || isRootMerchant) && !isOmitted(draft, fallbackLanguage, key)
        ? findReferenceText(draft, source, findText(fallbackTexts, key) ?? findText(rootTexts, key), key)
        : undefined
    const problem =
      findTextProblem(text, source.mayHaveInvisibleCharacters) ??
      (text.includes('{') || text.includes('}') ? findPlaceholderProblem(draft, text, key) : undefined) ??
      (referenceText?.includes('{') === true ? findMissingPlaceholders(draft, source, key, referenceText) : undefined)
    if (problem) findings.push({ source, finding: { ...problem, pointer: `/${escapePointerToken(key)}`, at: 'value' } })
  }
  return findings
}

/** Whether a text was omitted because of a mistake that has already been reported. */
const isOmitted = ({ omitted }: Draft, language: string, key: string): boolean =>
  omitted.length > 0 && omitted.includes(`/messages/${language}/${escapePointerToken(key)}`)

/** The text of a key; if it is missing and the key is a plural form, the text of the form `other`. */
const findText = (texts: JsonObject, key: string): unknown => texts[key] ?? texts[toOtherFormKey(key)]

/** The names of the values that the app passes to the text of a key; `undefined` if the app has no such text. */
const findProgramValues = (draft: Draft, key: string): readonly string[] | undefined =>
  getTextPlaceholders(draft).findPlaceholders(key) ?? getTextPlaceholders(draft).findPlaceholders(toOtherFormKey(key))

/** The names of the values that the app or the config passes to any text. */
const listAllValues = (draft: Draft): readonly string[] => [...getTextPlaceholders(draft).allNames, ...listConfigValues(draft)]

/**
 * A text with the placeholders that the text of a key should contain: its text in the fallback language. For a text in
 * the fallback language itself, the result consists of placeholders for all values that the app passes to the text.
 */
function findReferenceText(draft: Draft, source: SourceFile, fallbackText: unknown, key: string): string | undefined {
  if (source.name !== fallbackLanguage) return typeof fallbackText === 'string' ? fallbackText : undefined
  return findProgramValues(draft, key)
    ?.map((name) => `{${name}}`)
    .join('')
}

type Problem = Omit<Finding, 'pointer' | 'at'>

/** Matches a text that is not blank. */
const nonBlankPattern = /\S/
const markupPattern = /<\/?[a-z!][^>]*>?|javascript:|&(?:[a-z]+|#\d+);/i
// Control characters except tab and line feed, and characters that change the reading direction.
// oxlint-disable-next-line no-control-regex
const invisiblePattern = /[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/
const loneSurrogatePattern = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

function findTextProblem(text: string, mayHaveInvisible: boolean): Problem | undefined {
  if (!nonBlankPattern.test(text))
    return {
      code: 'empty-text',
      message: 'The text is empty, so nothing is shown in its place.',
      remedy: 'Write it, or remove the line.',
    }
  const markupText = (text.includes('<') || text.includes(':') || text.includes('&') ? markupPattern.exec(text) : null)?.[0]
  if (markupText !== undefined)
    return {
      code: 'markup-in-text',
      message: `Texts are plain: ${JSON.stringify(markupText)} would be shown as written.`,
      found: markupText,
      remedy: 'Remove it. Widgets format texts.',
    }
  if (mayHaveInvisible) return findInvisibleCharacter(text)
  return undefined
}

function findInvisibleCharacter(text: string): Problem | undefined {
  const character = (invisiblePattern.exec(text) ?? loneSurrogatePattern.exec(text))?.[0]
  if (character === undefined) return undefined
  const name = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return {
    code: 'invisible-character',
    message: `The text has an invisible character that can mislead readers: ${name}.`,
    found: name,
    remedy: 'Type the text again.',
  }
}

/** Checks the placeholders of a text. If the app has no text with this key, the values of all texts are allowed. */
function findPlaceholderProblem(draft: Draft, text: string, key: string): Problem | undefined {
  if (text.replaceAll(/\{[a-zA-Z][a-zA-Z0-9]*\}/g, '').search(/[{}]/) >= 0)
    return {
      code: 'corrupt-value',
      message: 'A value in a text is a name in braces, such as {name}. These braces are not closed or contain something else.',
      remedy: 'Write {name}, or remove the braces.',
    }
  const ownValues = findProgramValues(draft, key)
  // A plural form may also use the values of the form `other`.
  const names =
    ownValues === undefined ? listAllValues(draft) : [...new Set([...ownValues, ...(findProgramValues(draft, toOtherFormKey(key)) ?? [])])]
  const usedNames = listPlaceholders(text)
  const unknownName = usedNames.find((name) => !names.includes(name))
  if (unknownName === undefined) return undefined
  const nameSuggestion = suggestName(
    unknownName,
    names.filter((name) => !usedNames.includes(name)),
  )
  return {
    code: 'unknown-text-value',
    message: `Unknown placeholder {${unknownName}}.`,
    found: unknownName,
    ...(ownValues === undefined ? {} : { expected: names.map((name) => `{${name}}`).join(', ') }),
    ...nameSuggestion,
    ...(nameSuggestion.fix && { fix: { from: text, to: text.replaceAll(`{${unknownName}}`, `{${nameSuggestion.suggestion}}`) } }),
    remedy: nameSuggestion.suggestion === undefined ? 'Remove it.' : `Write {${nameSuggestion.suggestion}}.`,
  }
}

/** Finds placeholders of the reference text that the text of a key lacks. */
function findMissingPlaceholders(draft: Draft, source: SourceFile, key: string, referenceText: string): Problem | undefined {
  const names = findProgramValues(draft, key) ?? listAllValues(draft)
  const usedNames = listPlaceholders(String(source.value[key]))
  const missingNames = listPlaceholders(referenceText).filter(
    (name) => name !== 'brand' && names.includes(name) && !usedNames.includes(name),
  )
  if (missingNames.length === 0) return undefined
  const isFallbackText = source.name === fallbackLanguage
  return {
    code: 'text-value-missing',
    message: `The text lacks ${missingNames.map((name) => `{${name}}`).join(' and ')}, which ${isFallbackText ? 'other languages have' : 'the English text has'}.`,
    expected: missingNames.map((name) => `{${name}}`).join(', '),
    remedy: `Insert it, or remove it from ${isFallbackText ? 'the other languages' : 'the English text'} too.`,
  }
}

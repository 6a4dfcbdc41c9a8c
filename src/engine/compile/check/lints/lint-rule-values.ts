import { defineRule } from '../define-rule.ts'
import type { MerchantConfig } from '../../../../generated/config.ts'
import { ruleValuePlaceholderPattern, getRuleValues } from '../../../rules/rule-values.ts'
import { type Draft, type LocatedFinding, locate } from '../../draft.ts'
import { isTypingError, suggestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, isObject, findValueAt } from '../../read/pointer.ts'
import { findHardCodedValues } from '../find-hard-coded-values.ts'

/**
 * Checks numbers that announcements and help topics state: each must be a placeholder whose value comes from a rule
 * of the brand. Placeholders are also checked in inherited texts, because a brand may have removed the rule. Nothing is
 * reported while platform.json has errors (`priorFindings` of the earlier stages) or the config has invalid parts.
 */
export const rule = defineRule({
  stage: 'rule-values',
  codes: {
    'unknown-rule-value': {
      severity: 'error',
      about: 'A text of an announcement or help topic uses a placeholder for a number that the rules of the brand do not have.',
      remedy: 'Use the placeholder that the message suggests.',
    },
    'hard-coded-value': {
      severity: 'warning',
      about:
        'An announcement or help topic contains a hard-coded number, such as a bonus amount, that the settings of the brand define. It becomes wrong when the setting changes.',
      remedy: 'Use a placeholder, so that the number always matches the setting.',
    },
  },
  check: lintRuleValues,
})

function lintRuleValues(draft: Draft, priorFindings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const hasInvalidRule = priorFindings.some(({ source, finding }) => source.kind === 'platform' && finding.severity !== 'warning')
  const ruleValueNames = hasInvalidRule ? undefined : findRuleValueNames(draft)
  if (ruleValueNames === undefined) return []
  const texts = ['announcements', 'help'].flatMap((section) => listContentTexts(draft, section))
  return texts.flatMap(({ pointer, text, changed }) => {
    const unknownName = [...text.matchAll(ruleValuePlaceholderPattern)]
      .map((match) => match[1] ?? '')
      .find((name) => !ruleValueNames.has(name))
    if (unknownName !== undefined) return [locate(draft, pointer, createUnknownRuleValueFinding(unknownName, text, ruleValueNames))]
    const malformed = changed ? findMalformedPlaceholder(text) : undefined
    if (malformed !== undefined) return [locate(draft, pointer, malformed)]
    const hardCodedValue = changed ? findHardCodedValue(pointer, text) : undefined
    return hardCodedValue === undefined ? [] : [locate(draft, pointer, createHardCodedValueFinding(hardCodedValue))]
  })
}

/**
 * The names of the rule values that the brand's rules provide; `undefined` if a part of its files was left out as
 * invalid, or if the rule values cannot be computed.
 */
function findRuleValueNames({ config, omitted }: Draft): ReadonlySet<string> | undefined {
  if (omitted.length > 0) return undefined
  try {
    return new Set(Object.keys(getRuleValues(config as unknown as MerchantConfig)))
  } catch {
    return undefined
  }
}

interface ContentText {
  readonly pointer: string
  readonly text: string
  /** Whether the entry of the text differs from the entry in the extended merchant. */
  readonly changed: boolean
}

function listContentTexts({ config, parent }: Draft, section: string): readonly ContentText[] {
  const [entries, inheritedEntries] = [findValueAt(config, ['content', section]), findValueAt(parent, ['content', section])]
  return Object.entries(isObject(entries) ? entries : {}).flatMap(([id, entry]) => {
    const changed = entry !== findValueAt(inheritedEntries, [id])
    return listStrings(findValueAt(entry, ['texts']), `/content/${section}/${escapePointerToken(id)}/texts`).map((contentText) => ({
      ...contentText,
      changed,
    }))
  })
}

const listStrings = (value: unknown, pointer: string): readonly Omit<ContentText, 'changed'>[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, child]) => listStrings(child, `${pointer}/${escapePointerToken(key)}`))
    : typeof value === 'string'
      ? [{ pointer, text: value }]
      : []

/**
 * The first hard-coded number. In a `figure`, every number counts, because it has no unit that would mark it
 * as a rule value.
 */
const findHardCodedValue = (pointer: string, text: string): string | undefined =>
  findHardCodedValues(text)[0] ??
  (pointer.endsWith('/figure') ? /\d[\d.,]*/.exec(text.replaceAll(ruleValuePlaceholderPattern, ''))?.[0] : undefined)

/** Finds braces that contain neither a rule value nor {brand}: players would see them. */
function findMalformedPlaceholder(text: string) {
  const remainingText = text.replaceAll(ruleValuePlaceholderPattern, '').replaceAll('{brand}', '')
  const malformedText = /\{[^{}]*\}?|\}/.exec(remainingText)?.[0]
  if (malformedText === undefined) return undefined
  const isName = /^\{[a-zA-Z]+\}$/.test(malformedText)
  return {
    code: isName ? ('unknown-text-value' as const) : ('corrupt-value' as const),
    at: 'value' as const,
    message: isName
      ? `Unknown placeholder ${malformedText}.`
      : 'A value in a text is a name in braces, such as {brand}. These braces are not closed or contain something else.',
    found: malformedText,
    ...(isName && isTypingError(malformedText.slice(1, -1), 'brand') && { suggestion: 'brand' }),
    remedy: 'Write {brand} or a rule value such as {bonus.first.percent}, or remove the braces.',
  }
}

function createUnknownRuleValueFinding(name: string, text: string, names: ReadonlySet<string>) {
  const nameSuggestion = suggestName(name, names)
  return {
    code: 'unknown-rule-value' as const,
    at: 'value' as const,
    message: `No rule of this brand provides {${name}}.`,
    found: name,
    ...nameSuggestion,
    ...(nameSuggestion.fix && { fix: { from: text, to: text.replaceAll(`{${name}}`, `{${nameSuggestion.suggestion}}`) } }),
    remedy:
      nameSuggestion.suggestion === undefined ? 'Remove it, or add the rule.' : `Write {${nameSuggestion.suggestion}}, or add the rule.`,
  }
}

const createHardCodedValueFinding = (found: string) => ({
  code: 'hard-coded-value' as const,
  at: 'value' as const,
  message: `"${found}" is hard-coded: it does not follow the settings of the brand.`,
  found,
  remedy: 'Use a placeholder such as {bonus.first.percent}, or remove the number.',
})

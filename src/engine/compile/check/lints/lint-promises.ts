import { defineRule } from '../define-rule.ts'
import type { MerchantConfig } from '../../../../generated/config.ts'
import { promisePlaceholderPattern, promisesOf } from '../../../rules/promises.ts'
import { type Draft, type LocatedFinding, locate } from '../../draft.ts'
import { isSlip, suggestName } from '../../explain/nearest-name.ts'
import { escapeStep, isObject, valueAt } from '../../read/pointer.ts'
import { barePromises } from '../bare-promises.ts'

/**
 * Numbers that announcements and help topics promise: each is named by a placeholder, and a rule of the brand keeps it.
 * Names are checked in inherited texts as well, for a brand may have taken the rule away. Nothing is reported while a
 * rule is wrong: `told` has what other lints found.
 */
export const rule = defineRule({
  stage: 'promises',
  codes: {
    'unknown-promise': {
      severity: 'error',
      about: 'A text of an announcement uses a placeholder for a number that the rules of the brand do not have.',
      remedy: 'Use the placeholder that the message suggests.',
    },
    'bare-promise': {
      severity: 'warning',
      about: 'A text of an announcement promises a number that no rule of the brand keeps. The text would stay when the rule changes.',
      remedy: 'Use a placeholder, so that the number comes from the rule that pays it.',
    },
  },
  check: lintPromises,
})

function lintPromises(draft: Draft, priorFindings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const isRuleWrong = priorFindings.some(({ source, finding }) => source.kind === 'platform' && finding.severity !== 'warning')
  const names = isRuleWrong ? undefined : promiseNames(draft)
  if (names === undefined) return []
  const texts = ['announcements', 'help'].flatMap((section) => textsOf(draft, section))
  return texts.flatMap(({ pointer, text, changed }) => {
    const unknown = [...text.matchAll(promisePlaceholderPattern)].map((match) => match[1] ?? '').find((name) => !names.has(name))
    if (unknown !== undefined) return [locate(draft, pointer, unknownPromise(unknown, text, names))]
    const broken = changed ? findMalformedPlaceholder(text) : undefined
    if (broken !== undefined) return [locate(draft, pointer, broken)]
    const bare = changed ? bareIn(pointer, text) : undefined
    return bare === undefined ? [] : [locate(draft, pointer, barePromise(bare))]
  })
}

/** The promises that the brand's rules keep; `undefined` where a part of its files was left out as wrong. */
function promiseNames({ config, left }: Draft): ReadonlySet<string> | undefined {
  if (left.length > 0) return undefined
  try {
    return new Set(Object.keys(promisesOf(config as unknown as MerchantConfig)))
  } catch {
    return undefined
  }
}

interface PromiseText {
  readonly pointer: string
  readonly text: string
  /** Whether the merchant says something else than the one that it extends. */
  readonly changed: boolean
}

function textsOf({ config, parent }: Draft, section: string): readonly PromiseText[] {
  const [entries, before] = [valueAt(config, ['content', section]), valueAt(parent, ['content', section])]
  return Object.entries(isObject(entries) ? entries : {}).flatMap(([id, entry]) => {
    const changed = entry !== valueAt(before, [id])
    return stringsIn(valueAt(entry, ['texts']), `/content/${section}/${escapeStep(id)}/texts`).map((one) => ({ ...one, changed }))
  })
}

const stringsIn = (value: unknown, pointer: string): readonly Omit<PromiseText, 'changed'>[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, child]) => stringsIn(child, `${pointer}/${escapeStep(key)}`))
    : typeof value === 'string'
      ? [{ pointer, text: value }]
      : []

/** A figure stands alone, without a unit that would show that it promises something. */
const bareIn = (pointer: string, text: string): string | undefined =>
  barePromises(text)[0] ?? (pointer.endsWith('/figure') ? /\d[\d.,]*/.exec(text.replaceAll(promisePlaceholderPattern, ''))?.[0] : undefined)

/** Braces that hold neither a promise nor the one value that content has besides: players would read them. */
function findMalformedPlaceholder(text: string) {
  const rest = text.replaceAll(promisePlaceholderPattern, '').replaceAll('{brand}', '')
  const found = /\{[^{}]*\}?|\}/.exec(rest)?.[0]
  if (found === undefined) return undefined
  const isName = /^\{[a-zA-Z]+\}$/.test(found)
  return {
    code: isName ? ('unknown-text-value' as const) : ('broken-value' as const),
    at: 'value' as const,
    message: isName
      ? `Nothing gives this text the value ${found}.`
      : 'A value in a text is a name in braces, such as {brand}; these braces are not closed or hold something else.',
    found,
    ...(isName && isSlip(found.slice(1, -1), 'brand') && { suggestion: 'brand' }),
    remedy: 'Write {brand} or a promise such as {bonus.first.percent}, or remove the braces.',
  }
}

function unknownPromise(name: string, text: string, names: ReadonlySet<string>) {
  const near = suggestName(name, names)
  return {
    code: 'unknown-promise' as const,
    at: 'value' as const,
    message: `No rule of this brand keeps {${name}}.`,
    found: name,
    ...near,
    ...(near.fix && { fix: { from: text, to: text.replaceAll(`{${name}}`, `{${near.suggestion}}`) } }),
    remedy: near.suggestion === undefined ? 'Remove it, or add the rule.' : `Write {${near.suggestion}}, or add the rule.`,
  }
}

const barePromise = (found: string) => ({
  code: 'bare-promise' as const,
  at: 'value' as const,
  message: `"${found}" is written out: it stays as it is when the rule that it promises changes.`,
  found,
  remedy: 'Write a placeholder such as {bonus.first.percent}, or leave the number out.',
})

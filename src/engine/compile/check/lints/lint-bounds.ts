import { defineRule } from '../define-rule.ts'
import { pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import type { Finding } from '../../explain/diagnose.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'

/** `otherPointer` is the pointer of the other value if two values contradict each other. */
type BoundsFinding = Finding & { readonly otherPointer?: string }

/**
 * Reports currencies that show more decimals than they have, currencies and languages with ambiguous number formats,
 * and rates that are probably in the wrong unit.
 */
export const rule = defineRule({
  codes: {
    'too-many-decimals': {
      severity: 'error',
      about: 'An amount, or the number of decimals shown, has more digits after the point than the currency.',
      remedy: 'Write fewer digits, or give the currency a greater "exponent".',
    },
    'separators-equal': {
      severity: 'error',
      about: 'The currency or a language separates thousands and decimals with the same character, so that amounts are ambiguous.',
      remedy: 'Choose another "groupSeparator" or "decimalSeparator".',
    },
    'suspicious-rate': {
      severity: 'warning',
      about: 'A rebate rate is so small that a fraction was probably written where a percentage is expected.',
      remedy: 'Write the rate in percent: 0.7 for 0.7 %.',
    },
  },
  check: lintBounds,
})

function lintBounds(draft: Draft): readonly LocatedFinding[] {
  return lints.flatMap(({ kind, check }) => {
    const value = draft.config[kind]
    if (value === draft.parent?.[kind] || !isObject(value)) return []
    return check(value).map(({ pointer, otherPointer, ...finding }) =>
      locate(
        draft,
        pickLastWritten(draft, `/${kind}${pointer}`, ...(otherPointer === undefined ? [] : [`/${kind}${otherPointer}`])),
        finding,
      ),
    )
  })
}

const listObjectEntries = (value: JsonObject, steps: readonly string[]): [string, JsonObject][] => {
  const map = findValueAt(value, steps)
  return Object.entries(isObject(map) ? map : {}).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
}

const lints: readonly { kind: string; check: (value: JsonObject) => BoundsFinding[] }[] = [
  { kind: 'merchant', check: lintCurrency },
  { kind: 'languages', check: lintLanguageNumbers },
  { kind: 'games', check: lintRates },
]

function lintCurrency(merchant: JsonObject): BoundsFinding[] {
  const currency = merchant['currency']
  if (!isObject(currency)) return []
  const { exponent, decimals } = currency
  return [
    ...(typeof exponent === 'number' && typeof decimals === 'number' && decimals > exponent
      ? [
          {
            code: 'too-many-decimals' as const,
            pointer: '/currency/decimals',
            otherPointer: '/currency/exponent',
            at: 'value' as const,
            message: `"decimals" is ${decimals}, but the currency has only ${exponent}.`,
            remedy: `Show at most ${exponent}.`,
          },
        ]
      : []),
    ...lintSeparators(currency, '/currency'),
  ]
}

function lintLanguageNumbers(languages: JsonObject): BoundsFinding[] {
  return listObjectEntries(languages, ['catalogue']).flatMap(([code, { numbers }]) =>
    isObject(numbers) ? lintSeparators(numbers, `/catalogue/${escapePointerToken(code)}/numbers`) : [],
  )
}

function lintSeparators({ groupSeparator, decimalSeparator }: JsonObject, pointer: string): BoundsFinding[] {
  if (decimalSeparator === undefined || groupSeparator !== decimalSeparator) return []
  return [
    {
      code: 'separators-equal' as const,
      pointer: `${pointer}/decimalSeparator`,
      otherPointer: `${pointer}/groupSeparator`,
      at: 'value' as const,
      message: 'Thousands and decimals have the same separator.',
      remedy: 'Choose another "groupSeparator" or "decimalSeparator".',
    },
  ]
}

/** Rates below this percentage were probably written as a fraction: 0.007 instead of 0.7 percent. */
const minPlausiblePercent = 0.05

function lintRates(games: JsonObject): Finding[] {
  return listObjectEntries(games, ['rebateRates']).flatMap(([category, { percent }]) => {
    if (typeof percent !== 'number' || percent === 0 || percent >= minPlausiblePercent) return []
    const suggested = Number((percent * 100).toPrecision(6))
    return [
      {
        code: 'suspicious-rate' as const,
        pointer: `/rebateRates/${escapePointerToken(category)}/percent`,
        at: 'value' as const,
        message: `A rebate rate of ${percent} % is very small.`,
        suggestion: String(suggested),
        remedy: `The unit is percent: write ${suggested} if ${suggested} % is meant.`,
      },
    ]
  })
}

import { defineRule } from '../define-rule.ts'
import { amountsByKind } from '../../../rules/relations/declared-relations.ts'
import { meetsConditions } from '../../../rules/relations/check-presence.ts'
import { pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { formatPointer } from '../collect-references.ts'
import { forEachValueAt } from '../for-each-value-at.ts'
import { type AccountFormOptions, validateAccountForm } from '../../../rules/registration/account-form.ts'
import { findCycles } from '../find-cycles.ts'
import { escapePointerToken, isObject, findValueAt } from '../../read/pointer.ts'

/**
 * Reports initial data that the platform does not allow: amounts with too many decimals, uplines that form a cycle, and
 * usernames with which no player could register.
 */
export const rule = defineRule({
  codes: {
    'upline-cycle': {
      severity: 'error',
      about: 'The uplines of demo accounts form a cycle.',
      remedy: 'Remove the "upline" of one of them.',
    },
  },
  check: lintSeed,
})

function lintSeed(draft: Draft): readonly LocatedFinding[] {
  return [
    ...lintAmounts(draft),
    ...(findValueAt(draft.config, ['platform', 'accounts']) === findValueAt(draft.parent, ['platform', 'accounts'])
      ? []
      : lintUplines(draft)),
    ...lintUsernames(draft),
  ]
}

const findCurrencyExponent = (config: unknown): unknown => findValueAt(config, ['merchant', 'currency', 'exponent'])

const listEntriesAt = (draft: Draft, ...path: string[]): [string, unknown][] => {
  const map = findValueAt(draft.config, path)
  return isObject(map) ? Object.entries(map) : []
}

/** Reports amounts with more decimals than the currency has; trailing zeros are ignored. */
function lintAmounts(draft: Draft): LocatedFinding[] {
  const exponent = findCurrencyExponent(draft.config)
  const decimals = findValueAt(draft.config, ['merchant', 'currency', 'decimals'])
  // Too many "decimals" are reported at that property: findings about amounts would only repeat it.
  if (
    typeof exponent !== 'number' ||
    (typeof decimals === 'number' && decimals > exponent) ||
    draft.omitted.some((omittedPointer) => omittedPointer.startsWith('/merchant/currency'))
  )
    return []
  const isExponentUnchanged = exponent === findCurrencyExponent(draft.parent)
  const findings: LocatedFinding[] = []
  for (const [kind, amounts] of Object.entries(amountsByKind))
    for (const { path, conditions } of amounts)
      forEachValueAt(path, draft.config[kind], isExponentUnchanged ? draft.parent?.[kind] : undefined, (amount, steps, container) => {
        if (conditions === undefined || meetsConditions({ object: container, root: draft.config }, conditions))
          findings.push(...lintAmount(draft, [kind, ...steps], amount, exponent))
      })
  const [first, ...others] = findings.filter(({ source }) => source.kind === 'merchant')
  if (first === undefined) return findings
  // A currency with too few decimals for the inherited amounts is one mistake, however many amounts there are.
  const suffix =
    others.length === 0 ? '' : ` The same is true of ${String(others.length)} more ${others.length === 1 ? 'amount' : 'amounts'}.`
  const merged = { ...first, finding: { ...first.finding, message: first.finding.message + suffix } }
  return [merged, ...findings.filter(({ source }) => source.kind !== 'merchant')]
}

function lintAmount(draft: Draft, path: readonly string[], amount: unknown, exponent: number): LocatedFinding[] {
  const digits = typeof amount === 'string' ? (/\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0) : 0
  if (digits <= exponent) return []
  const pointer = formatPointer(path)
  if (draft.omitted.includes(pointer)) return []
  const reportedPointer = pickLastWritten(draft, pointer, '/merchant/currency/code', '/merchant/currency/exponent')
  const pathText = reportedPointer === pointer ? '' : ` (${path.join('/')})`
  return [
    locate(draft, reportedPointer, {
      code: 'too-many-decimals',
      at: 'value',
      message: `${String(amount)}${pathText} has ${digits} ${digits === 1 ? 'decimal' : 'decimals'}, but the currency has ${exponent === 0 ? 'none' : `only ${String(exponent)}`}.`,
      found: String(amount),
      remedy:
        reportedPointer !== pointer
          ? 'Override these amounts in a file of this brand, or choose another currency.'
          : exponent === 0
            ? 'Write whole numbers.'
            : `Write at most ${String(exponent)}.`,
    }),
  ]
}

/** Reports the merchant's own accounts with a username that no player could register with. */
function lintUsernames(draft: Draft): LocatedFinding[] {
  const source = draft.sources.find(({ kind }) => kind === 'platform')
  const [ownAccounts, rule] = [source?.value['accounts'], findValueAt(draft.config, ['platform', 'registerRules', 'username'])]
  const registration = findValueAt(draft.config, ['registration'])
  if (source === undefined || !isObject(ownAccounts) || !isObject(rule) || !isObject(registration) || draft.omitted.length > 0) return []
  // A rule that no username satisfies is reported separately.
  if (Number(rule['minLength']) > Number(rule['maxLength'])) return []
  const options = { rules: [{ ...rule, field: 'username' }], registration } as unknown as AccountFormOptions
  return Object.keys(ownAccounts).flatMap((username): LocatedFinding[] => {
    if (ownAccounts[username] === null || validateAccountForm('username', options, { username }).errors['username'] === undefined) return []
    const finding = {
      code: 'invalid-name',
      severity: 'warning',
      at: 'key',
      pointer: `/accounts/${escapePointerToken(username)}`,
      message: `No player could register as "${username}": "registerRules.username" does not allow it.`,
      found: username,
      remedy: 'Choose another username.',
    } as const
    return [{ source, finding }]
  })
}

/** Reports accounts whose uplines form a cycle. */
function lintUplines(draft: Draft): LocatedFinding[] {
  const accounts = findValueAt(draft.config, ['platform', 'accounts'])
  const findUpline = (id: string): string | undefined => {
    const upline = findValueAt(accounts, [id, 'upline'])
    return typeof upline === 'string' ? upline : undefined
  }
  return findCycles(
    listEntriesAt(draft, 'platform', 'accounts').map(([id]) => id),
    findUpline,
  ).map((cycle) => {
    const [first = '', ...others] = cycle.map((id) => `/platform/accounts/${escapePointerToken(id)}/upline`)
    return locate(draft, pickLastWritten(draft, first, ...others), {
      code: 'upline-cycle',
      at: 'value',
      message: `The uplines of these accounts form a cycle: ${[...cycle, cycle[0]].join(', ')}.`,
      remedy: 'Remove the "upline" of one of them.',
    })
  })
}

import { defineRule } from '../define-rule.ts'
import { amountsByKind } from '../../../rules/relations/declared.ts'
import { meets } from '../../../rules/relations/check-presence.ts'
import { latest, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { pointerOf } from '../collect-references.ts'
import { eachDeclared } from '../each-declared.ts'
import { type AccountFormOptions, validateAccountForm } from '../../../rules/registration/account-form.ts'
import { findCycles } from '../find-cycles.ts'
import { escapeStep, isObject, valueAt } from '../../read/pointer.ts'

/**
 * What the platform would start a brand with, and could not keep as it is written: money, times, and who stands above
 * whom.
 */
export const rule = defineRule({
  codes: {
    'upline-circle': {
      severity: 'error',
      about: 'Demo accounts are above each other in a circle.',
      remedy: 'Remove the "upline" of one of them.',
    },
  },
  check: lintSeed,
})

function lintSeed(draft: Draft): readonly LocatedFinding[] {
  return [
    ...lintAmounts(draft),
    ...(valueAt(draft.config, ['platform', 'accounts']) === valueAt(draft.parent, ['platform', 'accounts']) ? [] : lintUplines(draft)),
    ...lintUsernames(draft),
  ]
}

const exponentOf = (config: unknown): unknown => valueAt(config, ['merchant', 'currency', 'exponent'])

const entriesAt = (draft: Draft, ...path: string[]): [string, unknown][] => {
  const map = valueAt(draft.config, path)
  return isObject(map) ? Object.entries(map) : []
}

/** Amounts with more digits than the currency can hold: they would be cut. Noughts at the end say nothing. */
function lintAmounts(draft: Draft): LocatedFinding[] {
  const exponent = exponentOf(draft.config)
  const shown = valueAt(draft.config, ['merchant', 'currency', 'decimals'])
  // More decimals than there are is told where they are said: what amounts have would be its echo.
  if (
    typeof exponent !== 'number' ||
    (typeof shown === 'number' && shown > exponent) ||
    draft.left.some((left) => left.startsWith('/merchant/currency'))
  )
    return []
  const sameExponent = exponent === exponentOf(draft.parent)
  const found: LocatedFinding[] = []
  for (const [kind, amounts] of Object.entries(amountsByKind))
    for (const { path, conditions } of amounts)
      eachDeclared(path, draft.config[kind], sameExponent ? draft.parent?.[kind] : undefined, (amount, steps, within) => {
        if (conditions === undefined || meets({ object: within, root: draft.config }, conditions))
          found.push(...lintAmount(draft, [kind, ...steps], amount, exponent))
      })
  const [first, ...others] = found.filter(({ source }) => source.kind === 'merchant')
  if (first === undefined) return found
  // A currency that does not hold what is inherited is one mistake, however many amounts there are.
  const more =
    others.length === 0 ? '' : ` The same is true of ${String(others.length)} more ${others.length === 1 ? 'amount' : 'amounts'}.`
  const merged = { ...first, finding: { ...first.finding, message: first.finding.message + more } }
  return [merged, ...found.filter(({ source }) => source.kind !== 'merchant')]
}

function lintAmount(draft: Draft, path: readonly string[], amount: unknown, exponent: number): LocatedFinding[] {
  const digits = typeof amount === 'string' ? (/\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0) : 0
  if (digits <= exponent) return []
  const pointer = pointerOf(path)
  if (draft.left.includes(pointer)) return []
  const at = latest(draft, pointer, '/merchant/currency/code', '/merchant/currency/exponent')
  const where = at === pointer ? '' : ` (${path.join('/')})`
  return [
    locate(draft, at, {
      code: 'too-many-decimals',
      at: 'value',
      message: `${String(amount)}${where} has ${digits} ${digits === 1 ? 'digit' : 'digits'} behind the point, and the currency has ${exponent === 0 ? 'none' : `only ${String(exponent)}`}.`,
      found: String(amount),
      remedy:
        at !== pointer
          ? 'Write these amounts again in a file of this brand, or choose another currency.'
          : exponent === 0
            ? 'Write whole numbers.'
            : `Write at most ${String(exponent)}.`,
    }),
  ]
}

/** Accounts of the merchant's own with a username that no player could register with. */
function lintUsernames(draft: Draft): LocatedFinding[] {
  const source = draft.sources.find(({ kind }) => kind === 'platform')
  const [own, rule] = [source?.value['accounts'], valueAt(draft.config, ['platform', 'registerRules', 'username'])]
  const registration = valueAt(draft.config, ['registration'])
  if (source === undefined || !isObject(own) || !isObject(rule) || !isObject(registration) || draft.left.length > 0) return []
  // A rule that no username can meet has an error of its own.
  if (Number(rule['minLength']) > Number(rule['maxLength'])) return []
  const options = { rules: [{ ...rule, field: 'username' }], registration } as unknown as AccountFormOptions
  return Object.keys(own).flatMap((username): LocatedFinding[] => {
    if (own[username] === null || validateAccountForm('username', options, { username }).errors['username'] === undefined) return []
    const finding = {
      code: 'wrong-name',
      severity: 'warning',
      at: 'key',
      pointer: `/accounts/${escapeStep(username)}`,
      message: `No player could register as "${username}": "registerRules.username" refuses it.`,
      found: username,
      remedy: 'Choose another username.',
    } as const
    return [{ source, finding }]
  })
}

/** Accounts that stand above each other in a circle: none of them would have anybody above. */
function lintUplines(draft: Draft): LocatedFinding[] {
  const accounts = valueAt(draft.config, ['platform', 'accounts'])
  const uplineOf = (id: string): string | undefined => {
    const upline = valueAt(accounts, [id, 'upline'])
    return typeof upline === 'string' ? upline : undefined
  }
  return findCycles(
    entriesAt(draft, 'platform', 'accounts').map(([id]) => id),
    uplineOf,
  ).map((circle) => {
    const [first = '', ...others] = circle.map((id) => `/platform/accounts/${escapeStep(id)}/upline`)
    return locate(draft, latest(draft, first, ...others), {
      code: 'upline-circle',
      at: 'value',
      message: `These accounts stand above each other in a circle: ${[...circle, circle[0]].join(', ')}.`,
      remedy: 'Take the "upline" of one of them away.',
    })
  })
}

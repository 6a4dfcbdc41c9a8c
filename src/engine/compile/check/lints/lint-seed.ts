import { latest, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { findCircles } from '../find-circles.ts'
import { escapeStep, isObject, valueAt } from '../../read/pointer.ts'

/**
 * What the platform would start a brand with, and could not keep as it is written: money, times, and who stands above
 * whom.
 */
export function lintSeed(draft: Draft): readonly LocatedFinding[] {
  const changed = (kind: string): boolean => draft.config[kind] !== draft.parent?.[kind]
  return [
    ...(changed('platform') || changed('content') || exponentOf(draft.config) !== exponentOf(draft.parent) ? lintAmounts(draft) : []),
    ...(changed('content') ? lintTimes(draft) : []),
    ...(valueAt(draft.config, ['platform', 'accounts']) === valueAt(draft.parent, ['platform', 'accounts']) ? [] : lintUplines(draft)),
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
  const isNew = (...path: string[]): boolean =>
    exponent !== exponentOf(draft.parent) || valueAt(draft.config, path) !== valueAt(draft.parent, path)
  const amounts: [pointer: string, amount: unknown][] = [
    ['/platform/registrationBonus', valueAt(draft.config, ['platform', 'registrationBonus'])],
    ...withdrawalAmounts(draft, isNew),
    ...['deposited', 'staked', 'inviter', 'friend'].flatMap((name): [string, unknown][] =>
      isNew('platform', 'referral', name) ? [[`/platform/referral/${name}`, valueAt(draft.config, ['platform', 'referral', name])]] : [],
    ),
    ...(isNew('platform', 'accounts') ? entriesAt(draft, 'platform', 'accounts') : []).map(([id, account]): [string, unknown] => [
      `/platform/accounts/${escapeStep(id)}/balance`,
      valueAt(account, ['balance']),
    ]),
    ...(isNew('content', 'vipRanks') ? entriesAt(draft, 'content', 'vipRanks') : []).flatMap(([id, rank]) =>
      ['turnover', 'bonus'].map((key): [string, unknown] => [`/content/vipRanks/${escapeStep(id)}/${key}`, valueAt(rank, [key])]),
    ),
  ]
  return amounts.flatMap(([pointer, amount]) => {
    const digits = typeof amount === 'string' ? (/\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0) : 0
    if (digits <= exponent || draft.left.includes(pointer)) return []
    return [
      locate(draft, latest(draft, pointer, '/merchant/currency/exponent'), {
        code: 'too-many-decimals',
        at: 'value',
        message: `${String(amount)} has ${digits} digits behind the point, and the currency has only ${exponent}.`,
        found: String(amount),
        remedy: `Write at most ${exponent}, or give the currency a greater "exponent".`,
      }),
    ]
  })
}

const withdrawals = ['platform', 'withdrawals'] as const

function withdrawalAmounts(draft: Draft, isNew: (...path: string[]) => boolean): [pointer: string, amount: unknown][] {
  const paths = [
    ...['least', 'most'].map((name) => [...withdrawals, name]),
    [...withdrawals, 'fee', 'fixed'],
    ...(isNew(...withdrawals, 'daily') ? entriesAt(draft, ...withdrawals, 'daily') : []).map(([level]) => [...withdrawals, 'daily', level]),
  ]
  return paths.filter((path) => isNew(...path)).map((path) => [`/${path.join('/')}`, valueAt(draft.config, path)])
}

function lintTimes(draft: Draft): LocatedFinding[] {
  return entriesAt(draft, 'content', 'announcements').flatMap(([id, announcement]) => {
    const [published, until] = [valueAt(announcement, ['published']), valueAt(announcement, ['until'])]
    if (typeof published !== 'string' || typeof until !== 'string' || until > published) return []
    const at = `/content/announcements/${escapeStep(id)}`
    if (draft.left.some((left) => left.startsWith(at))) return []
    return [
      locate(draft, latest(draft, `${at}/until`, `${at}/published`), {
        code: 'bounds-swapped',
        at: 'value',
        message: `"until" is ${until} and "published" is ${published}: it would never be shown.`,
        remedy: 'Let it end after it is published.',
      }),
    ]
  })
}

/** Accounts that stand above each other in a circle: none of them would have anybody above. */
function lintUplines(draft: Draft): LocatedFinding[] {
  const accounts = valueAt(draft.config, ['platform', 'accounts'])
  const uplineOf = (id: string): string | undefined => {
    const upline = valueAt(accounts, [id, 'upline'])
    return typeof upline === 'string' ? upline : undefined
  }
  return findCircles(
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

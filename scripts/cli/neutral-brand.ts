import type { MerchantConfig } from '../../src/generated/config.ts'

/** Formats an approximate dollar amount in the brand's currency. */
type Amounts = (dollars: number) => string

type Overrides = Readonly<Record<string, unknown>>

/**
 * Returns the overrides of a new brand, so that it gives nothing away and shows nothing that belongs to the merchant
 * that it extends: no bonus, demo account, winner, promotion, bank or link; limits in its own currency. Without
 * `amounts`, the inherited limits stay, which are in the same currency.
 */
export function neutralOverrides(parent: MerchantConfig, amounts: Amounts | undefined): Readonly<Record<string, Overrides>> {
  return {
    'platform.json': neutralPlatform(parent, amounts),
    'content.json': neutralContent(parent, amounts),
    ...neutralRegistration(parent),
    ...neutralPages(parent),
  }
}

/** Returns `null` for each entry of a map, which removes it in a merge. */
const removeAll = (map: object | undefined): Overrides => Object.fromEntries(Object.keys(map ?? {}).map((key) => [key, null]))

const isNotEmpty = (value: unknown): boolean => typeof value !== 'object' || value === null || Object.keys(value).length > 0
/** Drops empty maps. */
const withoutEmptyMaps = (part: Overrides): Overrides => Object.fromEntries(Object.entries(part).filter(([, value]) => isNotEmpty(value)))

function neutralPlatform({ platform }: MerchantConfig, amounts: Amounts | undefined): Overrides {
  const zero = amounts?.(0) ?? '0'
  return withoutEmptyMaps({
    flags: { MANPLAYREB3: false },
    registrationBonus: zero,
    ...(amounts && { wallet: { adjustmentLimit: amounts(100) } }),
    accounts: removeAll(platform.accounts),
    affiliateCodes: removeAll(platform.affiliateCodes),
    ...(platform.wins && { wins: null }),
    deposits: withoutEmptyMaps({ channels: removeAll(platform.deposits.channels), bonuses: removeAll(platform.deposits.bonuses) }),
    withdrawals: {
      ...(amounts && {
        min: amounts(10),
        max: amounts(2_000),
        daily: { ...removeAll(platform.withdrawals.daily), '0': amounts(5_000), '3': amounts(10_000), '5': amounts(50_000) },
        fee: { fixed: zero, rate: '0.00', freeADay: 0 },
      }),
      channels: { ...removeAll(platform.withdrawals.channels), [genericPayoutMethod]: anyBank },
    },
    points: withoutEmptyMaps({
      ...(amounts && { ratio: { points: 100, amount: amounts(1) }, turnover: amounts(10) }),
      rewards: removeAll(platform.points.rewards),
    }),
    referral: withoutEmptyMaps({
      inviter: zero,
      friend: zero,
      ...(amounts && { deposited: amounts(20), staked: amounts(50) }),
      friends: removeAll(platform.referral.friends),
    }),
    missions: removeAll(platform.missions),
    activities: removeAll(platform.activities),
    inbox: removeAll(platform.inbox),
    rewards: removeAll(platform.rewards),
    resources: removeAll(platform.resources),
    customerService: removeAll(platform.customerService),
    ...(platform.socialLogin && { socialLogin: null }),
    ...(platform.analytics && { analytics: null }),
  })
}

/** Payout method until the operator names banks: an account at any bank. */
export const genericPayoutMethod = 'BANK'
const anyBank = { kind: 'bank', name: 'Bank account', minLength: 4, maxLength: 34, order: 10 } as const

const rankTurnovers = [0, 1_000, 5_000, 20_000, 100_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

/** Removes inherited announcements, and sets ranks that give nothing yet. */
function neutralContent({ content }: MerchantConfig, amounts: Amounts | undefined): Overrides {
  const ranks = Object.entries(content.vipRanks).toSorted(([, one], [, other]) => one.level - other.level)
  const turnoverOf = (index: number): Overrides => {
    const dollars = rankTurnovers[index]
    return amounts === undefined || dollars === undefined ? {} : { turnover: amounts(dollars) }
  }
  return withoutEmptyMaps({
    announcements: removeAll(content.announcements),
    vipRanks: Object.fromEntries(ranks.map(([id], index) => [id, { ...turnoverOf(index), bonus: amounts?.(0) ?? '0', cashback: '0.00' }])),
  })
}

/** Removes the inherited heading and hint of the form, which promise bonuses. */
function neutralRegistration({ registration: { title, hint } }: MerchantConfig): Readonly<Record<string, Overrides>> {
  const part = { ...(title && { title: null }), ...(hint && { hint: null }) }
  return isNotEmpty(part) ? { 'registration.json': part } : {}
}

/** Widgets whose figures and names belong to one brand. */
const brandSpecificWidgets: ReadonlySet<string> = new Set(['figures', 'winner-board', 'red-envelope'])

/** Removes invented winners and figures, and slides that promise something for registering. */
function neutralPages({ pages }: MerchantConfig): Readonly<Record<string, Overrides>> {
  const changes = Object.entries(pages).flatMap(([page, { nodes }]) => {
    const removed = Object.entries(nodes).flatMap(([id, node]): [string, unknown][] => {
      if (brandSpecificWidgets.has(node.widget)) return [[id, null]]
      const slides = node.widget === 'banner' ? Object.entries(node.props.slides ?? {}) : []
      const offerSlides = slides.filter(([, { action }]) => action !== undefined && ('overlay' in action || 'promotion' in action))
      return offerSlides.length === 0 || offerSlides.length === slides.length
        ? []
        : [[id, { props: { slides: Object.fromEntries(offerSlides.map(([slide]) => [slide, null])) } }]]
    })
    return removed.length === 0 ? [] : [[`pages/${page}.json`, { nodes: Object.fromEntries(removed) }] as const]
  })
  return Object.fromEntries(changes)
}

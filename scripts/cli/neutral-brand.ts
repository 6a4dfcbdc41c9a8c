import type { BannerProps, MerchantConfig, Node, Nodes } from '../../src/generated/config.ts'

/** Formats an approximate dollar amount in the brand's currency. */
type FormatAmount = (dollars: number) => string

type Overrides = Readonly<Record<string, unknown>>

/**
 * Creates the overrides of a new brand. They remove what belongs to the merchant that it extends (bonuses, demo
 * accounts, winners, promotions, banks and links), and set limits to default amounts in the currency of the new
 * brand. Without `formatAmount`, the inherited limits are kept: the currency is the same.
 */
export function createNeutralOverrides(
  parent: MerchantConfig,
  formatAmount: FormatAmount | undefined,
): Readonly<Record<string, Overrides>> {
  return {
    'platform.json': createPlatformOverrides(parent, formatAmount),
    'content.json': createContentOverrides(parent, formatAmount),
    ...createRegistrationOverrides(parent),
    ...createPageOverrides(parent),
  }
}

/** Returns `null` for each entry of a map, which removes it in a merge. */
const createRemovals = (map: object | undefined): Overrides => Object.fromEntries(Object.keys(map ?? {}).map((key) => [key, null]))

const isNotEmpty = (value: unknown): boolean => typeof value !== 'object' || value === null || Object.keys(value).length > 0
/** Returns the overrides without those that are empty maps. */
const omitEmptyMaps = (overrides: Overrides): Overrides =>
  Object.fromEntries(Object.entries(overrides).filter(([, value]) => isNotEmpty(value)))

function createPlatformOverrides({ platform }: MerchantConfig, formatAmount: FormatAmount | undefined): Overrides {
  const zero = formatAmount?.(0) ?? '0'
  return omitEmptyMaps({
    flags: { MANPLAYREB3: false },
    registrationBonus: zero,
    ...(formatAmount && { wallet: { adjustmentLimit: formatAmount(100) } }),
    accounts: createRemovals(platform.accounts),
    affiliateCodes: createRemovals(platform.affiliateCodes),
    ...(platform.wins && { wins: null }),
    deposits: omitEmptyMaps({ channels: createRemovals(platform.deposits.channels), bonuses: createRemovals(platform.deposits.bonuses) }),
    withdrawals: {
      ...(formatAmount && {
        min: formatAmount(10),
        max: formatAmount(2_000),
        daily: {
          ...createRemovals(platform.withdrawals.daily),
          '0': formatAmount(5_000),
          '3': formatAmount(10_000),
          '5': formatAmount(50_000),
        },
        fee: { fixed: zero, rate: '0.00', freeADay: 0 },
      }),
      channels: { ...createRemovals(platform.withdrawals.channels), [genericPayoutMethod]: anyBank },
    },
    points: omitEmptyMaps({
      ...(formatAmount && { ratio: { points: 100, amount: formatAmount(1) }, turnover: formatAmount(10) }),
      rewards: createRemovals(platform.points.rewards),
    }),
    referral: omitEmptyMaps({
      inviter: zero,
      friend: zero,
      ...(formatAmount && { deposited: formatAmount(20), staked: formatAmount(50) }),
      friends: createRemovals(platform.referral.friends),
    }),
    missions: createRemovals(platform.missions),
    activities: createRemovals(platform.activities),
    inbox: createRemovals(platform.inbox),
    rewards: createRemovals(platform.rewards),
    resources: createRemovals(platform.resources),
    customerService: createRemovals(platform.customerService),
    ...(platform.socialLogin && { socialLogin: null }),
    ...(platform.analytics && { analytics: null }),
  })
}

/** Id of the payout method that a new brand has until the operator adds banks: an account at any bank. */
export const genericPayoutMethod = 'BANK'
const anyBank = { kind: 'bank', name: 'Bank account', minLength: 4, maxLength: 34, order: 10 } as const

/** Default turnover of each rank, lowest first, in dollars. */
const rankTurnovers = [0, 1_000, 5_000, 20_000, 100_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

/**
 * Creates overrides that remove the inherited announcements, set the bonus and the cashback of all ranks to 0, and,
 * with `formatAmount`, set the turnovers of ranks to default amounts.
 */
function createContentOverrides({ content }: MerchantConfig, formatAmount: FormatAmount | undefined): Overrides {
  const ranks = Object.entries(content.vipRanks).toSorted(([, a], [, b]) => a.level - b.level)
  const createTurnoverOverrides = (index: number): Overrides => {
    const dollars = rankTurnovers[index]
    return formatAmount === undefined || dollars === undefined ? {} : { turnover: formatAmount(dollars) }
  }
  return omitEmptyMaps({
    announcements: createRemovals(content.announcements),
    vipRanks: Object.fromEntries(
      ranks.map(([id], index) => [id, { ...createTurnoverOverrides(index), bonus: formatAmount?.(0) ?? '0', cashback: '0.00' }]),
    ),
  })
}

/** Creates overrides that remove the inherited heading and hint of the form, which promise bonuses. */
function createRegistrationOverrides({ registration: { title, hint } }: MerchantConfig): Readonly<Record<string, Overrides>> {
  const overrides = { ...(title && { title: null }), ...(hint && { hint: null }) }
  return isNotEmpty(overrides) ? { 'registration.json': overrides } : {}
}

/** Widgets that show figures or names of one brand. */
const brandSpecificWidgets: ReadonlySet<string> = new Set(['figures', 'winner-board', 'red-envelope'])

/** Creates overrides for the nodes of pages, of the areas around them, of overlays, and of the pages of centres. */
function createPageOverrides({ pages, layouts, overlays, menus }: MerchantConfig): Readonly<Record<string, Overrides>> {
  const createMenuOverrides = ({ items }: MerchantConfig['menus']['member']): Overrides =>
    omitEmptyMaps({ items: createOverridesOfNodes(items) })
  const files: Readonly<Record<string, Overrides>> = {
    'layouts.json': omitEmptyMaps({ areas: createOverridesOfNodes(layouts.areas) }),
    'overlays.json': omitEmptyMaps({ overlays: createOverridesOfNodes(overlays.overlays) }),
    'menus.json': omitEmptyMaps({ member: createMenuOverrides(menus.member), agent: createMenuOverrides(menus.agent) }),
  }
  return {
    ...Object.fromEntries(Object.entries(createOverridesOfNodes(pages)).map(([page, overrides]) => [`pages/${page}.json`, overrides])),
    ...Object.fromEntries(Object.entries(files).filter(([, overrides]) => isNotEmpty(overrides))),
  }
}

/**
 * Creates overrides for the nodes of pages, areas or overlays, by their ids. A page, area or overlay whose nodes are
 * all removed is kept without nodes, because routes and actions may open it.
 */
const createOverridesOfNodes = (parents: Readonly<Record<string, { readonly nodes: Nodes }>>): Readonly<Record<string, Overrides>> =>
  Object.fromEntries(
    Object.entries(parents).flatMap(([id, { nodes }]) => {
      const overrides = createNodeOverrides(nodes)
      return isNotEmpty(overrides) ? [[id, { nodes: overrides }]] : []
    }),
  )

/**
 * Creates overrides for nodes, including those in containers. They remove the widgets with figures and names of one
 * brand, containers in which nothing else remains, and banner slides whose action opens an overlay or a promotion,
 * unless this applies to all slides of the banner.
 */
const createNodeOverrides = (nodes: Nodes): Overrides =>
  Object.fromEntries(
    Object.entries(nodes).flatMap(([id, node]) => {
      const overrides = createNodeOverride(node)
      return overrides === undefined ? [] : [[id, overrides]]
    }),
  )

/** Returns `null` if the node is to be removed; `undefined` if it is kept unchanged. */
function createNodeOverride(node: Node): Overrides | null | undefined {
  if (brandSpecificWidgets.has(node.widget)) return null
  if (node.widget === 'banner') return createBannerOverrides(node.props)
  if (!('nodes' in node)) return undefined
  const nodes = createNodeOverrides(node.nodes)
  const removed = Object.values(nodes).filter((override) => override === null)
  if (removed.length > 0 && removed.length === Object.keys(node.nodes).length) return null
  return isNotEmpty(nodes) ? { nodes } : undefined
}

function createBannerOverrides(props: BannerProps): Overrides | undefined {
  const slides = Object.entries(props.slides ?? {})
  const offers = slides.filter(([, { action }]) => action !== undefined && ('overlay' in action || 'promotion' in action))
  return offers.length === 0 || offers.length === slides.length
    ? undefined
    : { props: { slides: Object.fromEntries(offers.map(([id]) => [id, null])) } }
}

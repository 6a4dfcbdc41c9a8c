import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Change, orZero, readAmount } from '../commands/index.ts'
import { type PointsSettings, type RewardRecord, rewardsOf } from './store/rewards.ts'

/** Returns the value of points to a player, in minor units: by conversion, or by the reward with the best value. */
export async function worthOfPoints(tenant: Tenant, points: bigint): Promise<bigint> {
  const rewards = await rewardsOf(tenant).list('enabled')
  const worths = rewards.map((reward) => (points * reward.amount) / reward.points)
  return largest([amountOf(points, await rewardsOf(tenant).settings()), ...worths])
}

/** Names of the fields that hold the value of a gift, and their current values. */
interface GiftFields {
  readonly amounts: readonly string[]
  readonly points?: readonly string[]
  /** Minor units or points by field name; `undefined` for a new gift. */
  readonly known?: Readonly<Record<string, bigint>> | undefined
}

/**
 * Returns the maximum value that a change lets one player receive, in minor units, from the named amounts and points.
 * The current value counts too if the change may make the gift available to more players, such as by a lower target.
 * Invalid values count as 0, because the command rejects them.
 */
export async function worthOfChange(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  { amounts, points = [], known = {} }: GiftFields,
): Promise<bigint> {
  const givesOther = (names: readonly string[]): boolean => names.some((name) => change[name] !== undefined)
  const kept: Readonly<Record<string, bigint>> = isHarmless(change) ? {} : known
  const keptOf = (names: readonly string[], others: readonly string[]): readonly bigint[] =>
    givesOther(others) ? [] : names.flatMap((name) => (change[name] === undefined ? (kept[name] ?? []) : []))
  const money = [...amounts.map((name) => readWritten(change[name], site)), ...keptOf(amounts, points)]
  const counts = points.map((name) => readCount(change[name]) ?? 0n)
  return largest([...money, await worthOfPoints(tenant, largest([...counts, ...keptOf(points, amounts)]))])
}

/** Whether a change only renames, reorders or disables a gift, so that it becomes no easier to get. */
const isHarmless = (change: Change): boolean =>
  Object.entries(change).every(([name, value]) => name.startsWith('title.') || name === 'order' || (name === 'enabled' && value === 'off'))

const readCount = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,10}$/.test(text) ? BigInt(text) : undefined

/**
 * Returns the maximum value of a change to a reward for points, in minor units: of one item, or of the increase in
 * value of all players' points, limited by the stock.
 */
export async function worthOfReward(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  known: Pick<RewardRecord, 'amount' | 'points' | 'stock'> | undefined,
): Promise<bigint> {
  if (isHarmless(change)) return 0n
  const valueOf = (name: 'points' | 'stock'): bigint => readCount(change[name]) ?? known?.[name] ?? 0n
  const amount = change['amount'] === undefined ? (known?.amount ?? 0n) : readWritten(change['amount'], site)
  const [points, stock] = [valueOf('points'), valueOf('stock')]
  const affordable = points === 0n ? 0n : (await rewardsOf(tenant).pointsHeld()) / points
  const pieces = affordable < stock ? affordable : stock
  return largest([amount, amount * pieces - (await worthOfPoints(tenant, points * pieces))])
}

/**
 * Returns the maximum value of a change to the settings, in minor units: the increase in value of all players' points,
 * the amount of one conversion, and the points earned by a stake at the brand's adjustment limit.
 */
export async function worthOfSettings(
  { tenant, site }: { readonly tenant: Tenant; readonly site: Pick<SiteRecord, 'adjustment_limit'> },
  change: Partial<PointsSettings>,
): Promise<bigint> {
  const now = await rewardsOf(tenant).settings()
  const held = await rewardsOf(tenant).pointsHeld()
  const next = { ...now, ...change }
  const earned = next.turnover === null ? 0n : amountOf(site.adjustment_limit, next) / next.turnover
  return largest([amountOf(held, next) - amountOf(held, now), next.ratio_amount, earned])
}

const readWritten = (text: string | undefined, site: SiteRecord): bigint =>
  text === undefined || text === 'none' ? 0n : orZero(() => readAmount(text, site))

const largest = (amounts: readonly bigint[]): bigint => amounts.reduce((max, amount) => (amount > max ? amount : max), 0n)

/** Converts points at the ratio to minor units, rounded down. */
export const amountOf = (points: bigint, { ratio_points, ratio_amount }: Pick<PointsSettings, 'ratio_points' | 'ratio_amount'>): bigint =>
  (points * ratio_amount) / ratio_points

import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Change, zeroIfInvalid, parseCommandAmount } from '../commands/index.ts'
import { type PointsSettings, type RewardRecord, rewardsOf } from './store/rewards.ts'

/** Returns the maximum value of points to a player, in minor units: by conversion or by redemption for a reward. */
export async function exposureOfPoints(tenant: Tenant, points: bigint): Promise<bigint> {
  const rewards = await rewardsOf(tenant).list('enabled')
  const rewardValues = rewards.map((reward) => (points * reward.amount) / reward.points)
  return maxOf([toMoney(points, await rewardsOf(tenant).getSettings()), ...rewardValues])
}

/** Names of the fields that hold the value of a reward, and their current values. */
interface RewardFields {
  readonly amounts: readonly string[]
  readonly points?: readonly string[]
  /** Minor units or points by field name; `undefined` for a new reward. */
  readonly current?: Readonly<Record<string, bigint>> | undefined
}

/**
 * Returns the maximum value that a change lets one player receive, in minor units, from the named amounts and points.
 * The current value counts too if the change may make the reward available to more players, such as by a lower target.
 * Invalid values count as 0, because the command rejects them.
 */
export async function exposureOfChange(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  { amounts, points = [], current: currentValues = {} }: RewardFields,
): Promise<bigint> {
  const isAnyChanged = (names: readonly string[]): boolean => names.some((name) => change[name] !== undefined)
  const countedValues: Readonly<Record<string, bigint>> = isExposureNeutral(change) ? {} : currentValues
  const unchangedValuesOf = (names: readonly string[], others: readonly string[]): readonly bigint[] =>
    isAnyChanged(others) ? [] : names.flatMap((name) => (change[name] === undefined ? (countedValues[name] ?? []) : []))
  const money = [...amounts.map((name) => parseAmountOrZero(change[name], site)), ...unchangedValuesOf(amounts, points)]
  const pointCounts = points.map((name) => parseCount(change[name]) ?? 0n)
  return maxOf([...money, await exposureOfPoints(tenant, maxOf([...pointCounts, ...unchangedValuesOf(points, amounts)]))])
}

/** Whether a change only renames, reorders or disables a reward, so that no more players can get it. */
const isExposureNeutral = (change: Change): boolean =>
  Object.entries(change).every(([name, value]) => name.startsWith('title.') || name === 'order' || (name === 'enabled' && value === 'off'))

const parseCount = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,10}$/.test(text) ? BigInt(text) : undefined

/**
 * Returns the maximum value of a change to a reward for points, in minor units: of one item, or of the increase in
 * value of all players' points, limited by the stock.
 */
export async function exposureOfReward(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  existing: Pick<RewardRecord, 'amount' | 'points' | 'stock'> | undefined,
): Promise<bigint> {
  if (isExposureNeutral(change)) return 0n
  const valueOf = (name: 'points' | 'stock'): bigint => parseCount(change[name]) ?? existing?.[name] ?? 0n
  const amount = change['amount'] === undefined ? (existing?.amount ?? 0n) : parseAmountOrZero(change['amount'], site)
  const [points, stock] = [valueOf('points'), valueOf('stock')]
  const affordable = points === 0n ? 0n : (await rewardsOf(tenant).sumPlayerPoints()) / points
  const quantity = affordable < stock ? affordable : stock
  return maxOf([amount, amount * quantity - (await exposureOfPoints(tenant, points * quantity))])
}

/**
 * Returns the maximum value of a change to the settings, in minor units: the increase in value of all players' points,
 * the amount of one conversion, and the points earned by a stake at the brand's adjustment limit.
 */
export async function exposureOfSettings(
  { tenant, site }: { readonly tenant: Tenant; readonly site: Pick<SiteRecord, 'adjustment_limit'> },
  change: Partial<PointsSettings>,
): Promise<bigint> {
  const current = await rewardsOf(tenant).getSettings()
  const heldPoints = await rewardsOf(tenant).sumPlayerPoints()
  const changed = { ...current, ...change }
  const earned = changed.turnover === null ? 0n : toMoney(site.adjustment_limit, changed) / changed.turnover
  return maxOf([toMoney(heldPoints, changed) - toMoney(heldPoints, current), changed.ratio_amount, earned])
}

const parseAmountOrZero = (text: string | undefined, site: SiteRecord): bigint =>
  text === undefined || text === 'none' ? 0n : zeroIfInvalid(() => parseCommandAmount(text, site))

const maxOf = (amounts: readonly bigint[]): bigint => amounts.reduce((max, amount) => (amount > max ? amount : max), 0n)

/** Converts points at the ratio to minor units, rounded down. */
export const toMoney = (points: bigint, { ratio_points, ratio_amount }: Pick<PointsSettings, 'ratio_points' | 'ratio_amount'>): bigint =>
  (points * ratio_amount) / ratio_points

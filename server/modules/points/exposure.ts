import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Change, computeOrZero, parseCommandAmount } from '../commands/index.ts'
import { type PointsSettings, type RewardRecord, createPointsRewardStore } from './store/rewards.ts'

/** Returns the maximum value of points in minor units, by conversion or by redemption for any enabled reward. */
export async function computePointsExposure(tenant: Tenant, points: bigint): Promise<bigint> {
  const rewards = await createPointsRewardStore(tenant).list('enabled')
  const rewardValues = rewards.map((reward) => (points * reward.amount) / reward.points)
  return getMax([toMoney(points, await createPointsRewardStore(tenant).getSettings()), ...rewardValues])
}

/**
 * Names of the fields that contain the value of a reward, and their current values. A reward is either an amount or
 * points: a change of one replaces the other.
 */
interface RewardFields {
  readonly amountFields: readonly string[]
  readonly pointsFields?: readonly string[]
  /** Minor units or points by field name; `undefined` for a new reward. */
  readonly current?: Readonly<Record<string, bigint>> | undefined
}

/**
 * Returns the maximum value that a change lets one player receive, in minor units, from the named amounts and points.
 * The current value counts too if the change may make the reward available to more players, such as by a lower target.
 * Invalid values count as 0, because the command rejects them.
 */
export async function computeChangeExposure(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  { amountFields, pointsFields = [], current: currentValues = {} }: RewardFields,
): Promise<bigint> {
  const isAnyChanged = (names: readonly string[]): boolean => names.some((name) => change[name] !== undefined)
  const countedValues: Readonly<Record<string, bigint>> = isExposureNeutral(change) ? {} : currentValues
  const listUnchangedValues = (names: readonly string[], alternativeNames: readonly string[]): readonly bigint[] =>
    isAnyChanged(alternativeNames) ? [] : names.flatMap((name) => (change[name] === undefined ? (countedValues[name] ?? []) : []))
  const money = [...amountFields.map((name) => parseAmountOrZero(change[name], site)), ...listUnchangedValues(amountFields, pointsFields)]
  const pointCounts = pointsFields.map((name) => parseCount(change[name]) ?? 0n)
  return getMax([
    ...money,
    await computePointsExposure(tenant, getMax([...pointCounts, ...listUnchangedValues(pointsFields, amountFields)])),
  ])
}

/** Whether a change only renames, reorders or disables a reward, so that no more players can get it. */
const isExposureNeutral = (change: Change): boolean =>
  Object.entries(change).every(([name, value]) => name.startsWith('title.') || name === 'order' || (name === 'enabled' && value === 'off'))

const parseCount = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,10}$/.test(text) ? BigInt(text) : undefined

/**
 * Returns the maximum value of a change to a reward for points, in minor units: the value of one item or, if it is
 * higher, the increase in value of all players' points that the stock allows to be redeemed. 0 if the change only
 * renames, reorders or disables the reward.
 */
export async function computeRewardExposure(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  existing: Pick<RewardRecord, 'amount' | 'points' | 'stock'> | undefined,
): Promise<bigint> {
  if (isExposureNeutral(change)) return 0n
  const getEffectiveValue = (name: 'points' | 'stock'): bigint => parseCount(change[name]) ?? existing?.[name] ?? 0n
  const amount = change['amount'] === undefined ? (existing?.amount ?? 0n) : parseAmountOrZero(change['amount'], site)
  const [points, stock] = [getEffectiveValue('points'), getEffectiveValue('stock')]
  const affordable = points === 0n ? 0n : (await createPointsRewardStore(tenant).sumPlayerPoints()) / points
  const quantity = affordable < stock ? affordable : stock
  return getMax([amount, amount * quantity - (await computePointsExposure(tenant, points * quantity))])
}

/**
 * Returns the maximum value of a change to the settings, in minor units: the increase in value of all players' points,
 * the amount of one conversion, or the value of the points earned by a stake at the brand's adjustment limit.
 */
export async function computeSettingsExposure(
  { tenant, site }: { readonly tenant: Tenant; readonly site: Pick<SiteRecord, 'adjustment_limit'> },
  change: Partial<PointsSettings>,
): Promise<bigint> {
  const current = await createPointsRewardStore(tenant).getSettings()
  const heldPoints = await createPointsRewardStore(tenant).sumPlayerPoints()
  const changed = { ...current, ...change }
  const earned = changed.turnover === null ? 0n : toMoney(site.adjustment_limit, changed) / changed.turnover
  return getMax([toMoney(heldPoints, changed) - toMoney(heldPoints, current), changed.ratio_amount, earned])
}

const parseAmountOrZero = (text: string | undefined, site: SiteRecord): bigint =>
  text === undefined || text === 'none' ? 0n : computeOrZero(() => parseCommandAmount(text, site))

const getMax = (amounts: readonly bigint[]): bigint => amounts.reduce((max, amount) => (amount > max ? amount : max), 0n)

/** Converts points at the ratio to minor units, rounded down. */
export const toMoney = (points: bigint, { ratio_points, ratio_amount }: Pick<PointsSettings, 'ratio_points' | 'ratio_amount'>): bigint =>
  (points * ratio_amount) / ratio_points

import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Change, orZero, readAmount } from '../commands/index.ts'
import { type PointsSettings, type RewardRecord, rewardsOf } from './store/rewards.ts'

/** What points are worth to a player, in minor units: by conversion, or by the reward that gives most for them. */
export async function worthOfPoints(tenant: Tenant, points: bigint): Promise<bigint> {
  const rewards = await rewardsOf(tenant).list('enabled')
  const worths = rewards.map((reward) => (points * reward.amount) / reward.points)
  return largest([amountOf(points, await rewardsOf(tenant).settings()), ...worths])
}

/** What names the value of a gift in a change, and what the gift gives before it. */
interface GiftFields {
  readonly amounts: readonly string[]
  readonly points?: readonly string[]
  /** Minor units or points by these names; a gift that is new has none. */
  readonly known?: Readonly<Record<string, bigint>> | undefined
}

/**
 * The maximum that a change lets one player get, in minor units: of its amounts and its points by these names. What the
 * gift gives already counts, too, where the change can let players get it who could not before, such as by a lower
 * target. What cannot be read counts as nothing, for the command refuses it.
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

/** Whether a change only renames, moves or disables a gift, so that it becomes no easier to get. */
const isHarmless = (change: Change): boolean =>
  Object.entries(change).every(([name, value]) => name.startsWith('title.') || name === 'order' || (name === 'enabled' && value === 'off'))

const readCount = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^\d{1,10}$/.test(text) ? BigInt(text) : undefined

/**
 * What a change of a reward for points gives at most, in minor units: one piece of it, or by how much the points that
 * players have are worth more than before, as far as there are pieces.
 */
export async function worthOfReward(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  known: Pick<RewardRecord, 'amount' | 'points' | 'stock'> | undefined,
): Promise<bigint> {
  if (isHarmless(change)) return 0n
  const whole = (name: 'points' | 'stock'): bigint => readCount(change[name]) ?? known?.[name] ?? 0n
  const amount = change['amount'] === undefined ? (known?.amount ?? 0n) : readWritten(change['amount'], site)
  const [points, stock] = [whole('points'), whole('stock')]
  const affordable = points === 0n ? 0n : (await rewardsOf(tenant).pointsHeld()) / points
  const pieces = affordable < stock ? affordable : stock
  return largest([amount, amount * pieces - (await worthOfPoints(tenant, points * pieces))])
}

/**
 * What a change of the settings gives at most, in minor units: by how much the points that players have are worth more,
 * what the points of the ratio convert to at once, and what a stake as large as the brand's limit earns.
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

/** What points are worth by the ratio, in minor units, rounded down. */
export const amountOf = (points: bigint, { ratio_points, ratio_amount }: Pick<PointsSettings, 'ratio_points' | 'ratio_amount'>): bigint =>
  (points * ratio_amount) / ratio_points

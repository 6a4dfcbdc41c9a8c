import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Change, ControlError, readAmount } from '../commands/index.ts'
import { amountOf } from './amount-of.ts'
import { type PointsSettings, rewardsOf } from './store/rewards.ts'

/** What points are worth to a player, in minor units: by conversion, or by the reward that gives most for them. */
export async function worthOfPoints(tenant: Tenant, points: bigint): Promise<bigint> {
  const rewards = await rewardsOf(tenant).list('enabled')
  const worths = rewards.map((reward) => (points * reward.amount) / reward.points)
  return largest([amountOf(points, await rewardsOf(tenant).settings()), ...worths])
}

/**
 * How much a change lets one player get at most, in minor units: of its amounts and its points by these names. What
 * cannot be read counts as nothing, for the command refuses it.
 */
export async function worthOfChange(
  { tenant, site }: { readonly tenant: Tenant; readonly site: SiteRecord },
  change: Change,
  names: { readonly amounts: readonly string[]; readonly points?: readonly string[] },
): Promise<bigint> {
  const amounts = names.amounts.map((name) => readWritten(change[name], site))
  const points = (names.points ?? []).map((name) => (/^\d{1,10}$/.test(change[name] ?? '') ? BigInt(change[name] ?? 0) : 0n))
  return largest([...amounts, await worthOfPoints(tenant, largest(points))])
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

function readWritten(text: string | undefined, site: SiteRecord): bigint {
  try {
    return text === undefined || text === 'none' ? 0n : readAmount(text, site)
  } catch (error) {
    if (error instanceof ControlError) return 0n
    throw error
  }
}

const largest = (amounts: readonly bigint[]): bigint => amounts.reduce((most, amount) => (amount > most ? amount : most), 0n)

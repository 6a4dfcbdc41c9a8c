import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { MerchantConfig, PointsRewardSeed } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type NewReward, createPointsRewardStore } from './store/rewards.ts'

/** Position of rewards without an `order`: after those that have one. */
const defaultPosition = 1000

/** Inserts a brand's conversion rate of points and its rewards. */
export async function seedPoints(trx: Tenant, config: MerchantConfig): Promise<void> {
  const { merchant, platform } = config
  const { exponent } = merchant.currency
  const { ratio, turnover, rewards } = platform.points
  await createPointsRewardStore(trx).insertSettings({
    ratio_points: BigInt(ratio.points),
    ratio_amount: parseMinor(ratio.amount, exponent),
    turnover: turnover === undefined ? null : parseMinor(turnover, exponent),
  })
  const newRewards = Object.entries(rewards).map(([id, seed]) => toReward(id, seed, exponent))
  await createPointsRewardStore(trx).insert(newRewards)
}

const toReward = (
  id: string,
  { kind, texts, points, amount, requiredStakes = '0', stock, order }: PointsRewardSeed,
  exponent: number,
): NewReward => ({
  id,
  kind,
  texts: JSON.stringify(texts),
  points: BigInt(points),
  amount: parseMinor(amount, exponent),
  required_stakes: parseMinor(requiredStakes, exponent),
  stock: BigInt(stock),
  position: order ?? defaultPosition,
})

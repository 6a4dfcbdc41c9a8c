import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createPointsRewardStore } from './store/rewards.ts'

/** Returns the points settings, and the kind and amount of each points reward, in the format of `platform.json`. */
export async function getPointsSettings(tenant: Tenant, exponent: number): Promise<object> {
  const { ratio_points: points, ratio_amount: amount, turnover } = await createPointsRewardStore(tenant).getSettings()
  return {
    ratio: { points: Number(points), amount: formatDecimal(amount, exponent) },
    turnover: turnover === null ? null : formatDecimal(turnover, exponent),
    rewards: Object.fromEntries(
      (await createPointsRewardStore(tenant).list('all')).map((reward) => [
        reward.id,
        { kind: reward.kind, amount: formatDecimal(reward.amount, exponent) },
      ]),
    ),
  }
}

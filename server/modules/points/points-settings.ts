import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createPointsRewardStore } from './store/rewards.ts'

/**
 * Returns the settings of points and the rewards in the format of `platform.json`, and whether the rewards are enabled.
 * The stock of rewards is left out: redemptions reduce it at any time.
 */
export async function getPointsSettings(tenant: Tenant, exponent: number): Promise<object> {
  const { ratio_points: points, ratio_amount: amount, turnover } = await createPointsRewardStore(tenant).getSettings()
  return {
    ratio: { points: Number(points), amount: formatDecimal(amount, exponent) },
    turnover: turnover === null ? null : formatDecimal(turnover, exponent),
    rewards: Object.fromEntries(
      (await createPointsRewardStore(tenant).list('all')).map((reward) => [
        reward.id,
        {
          kind: reward.kind,
          points: Number(reward.points),
          amount: formatDecimal(reward.amount, exponent),
          requiredStakes: formatDecimal(reward.required_stakes, exponent),
          order: reward.position,
          enabled: reward.enabled,
          texts: reward.texts,
        },
      ]),
    ),
  }
}

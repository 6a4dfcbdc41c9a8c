import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createMissionStore } from './store/missions.ts'

/** Returns the missions in the format of `platform.json`, by id, and whether they are enabled. */
export const getMissionSettings = async (tenant: Tenant, exponent: number): Promise<object> =>
  Object.fromEntries(
    (await createMissionStore(tenant).list('all')).map(({ id, kind, amount, measure, target, position, ...mission }) => [
      id,
      {
        measure,
        period: mission.period,
        categories: mission.categories,
        target: measure === 'deposit' || measure === 'stake' ? formatDecimal(target, exponent) : String(target),
        ...(kind === 'money' ? { amount: formatDecimal(amount, exponent) } : { points: Number(amount) }),
        turnover: mission.turnover,
        score: mission.score,
        order: position,
        enabled: mission.enabled,
        texts: mission.texts,
      },
    ]),
  )

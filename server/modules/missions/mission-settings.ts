import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createMissionStore } from './store/missions.ts'

/** Returns the missions in the format of `platform.json`, by id. */
export const getMissionSettings = async (tenant: Tenant, exponent: number): Promise<object> =>
  Object.fromEntries(
    (await createMissionStore(tenant).list('all')).map(({ id, measure, period, categories, target, kind, amount }) => [
      id,
      {
        measure,
        period,
        categories,
        target: measure === 'deposit' || measure === 'stake' ? formatDecimal(target, exponent) : String(target),
        ...(kind === 'money' ? { amount: formatDecimal(amount, exponent) } : { points: Number(amount) }),
      },
    ]),
  )

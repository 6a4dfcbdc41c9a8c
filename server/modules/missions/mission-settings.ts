import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createMissionStore } from './store/missions.ts'

/** Returns the measure, period, categories, target and reward of each mission, in the format of `platform.json`. */
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

import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { MerchantConfig, MissionSeed } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createMissionStore, type NewMission } from './store/missions.ts'

/** Inserts the initial missions of a brand. */
export async function seedMissions(trx: Tenant, { merchant, platform }: MerchantConfig): Promise<void> {
  await createMissionStore(trx).insert(
    Object.entries(platform.missions).map(([id, seed]) => toMission(id, seed, merchant.currency.exponent)),
  )
}

/** Converts a mission of `platform.json` to a row. */
export const toMission = (id: string, seed: MissionSeed, exponent: number) => {
  const { measure, period, categories = [], target, amount, points, turnover = 0, score = 10, texts, order } = seed
  return {
    id,
    measure,
    period,
    categories: JSON.stringify(categories),
    target: parseMinor(target, measure === 'deposit' || measure === 'stake' ? exponent : 0),
    kind: points === undefined ? ('money' as const) : ('points' as const),
    amount: points === undefined ? parseMinor(amount ?? '0', exponent) : BigInt(points),
    turnover,
    score,
    texts: JSON.stringify(texts),
    position: order,
  } satisfies NewMission
}

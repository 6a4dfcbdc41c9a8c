import { dayIn } from '../../../src/engine/rules/time/day-in.ts'
import { weekOf } from '../../../src/engine/rules/time/week-of.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { MerchantConfig, MissionSeed } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountsOf } from '../accounts/index.ts'
import { payReward } from '../rewards/index.ts'
import { demoClaims } from './demo-claims.ts'
import { firstDayOfAll } from './mission-days.ts'
import { missionsOf, type NewMission } from './store/missions.ts'

/**
 * Writes the missions of a brand, and what its demo accounts and their friends have claimed, with what it has brought
 * them.
 */
export async function seedMissions(inside: Tenant, config: MerchantConfig): Promise<void> {
  const { merchant, platform } = config
  const missions = Object.entries(platform.missions).map(([id, seed]) => toMission(id, seed, merchant.currency.exponent))
  await missionsOf(inside).insert(missions)
  const today = dayIn(merchant.timeZone, new Date())
  const [thisWeek, lastWeek] = [weekOf(today), weekOf(today, 1)]
  const days = {
    once: { first_day: firstDayOfAll, day: today },
    thisWeek: { first_day: thisWeek.firstDay, day: today },
    lastWeek: { first_day: lastWeek.firstDay, day: lastWeek.lastDay },
  }
  for (const { username, mission, when } of demoClaims(config)) {
    const account = await accountsOf(inside).byUsername(username)
    const claimed = missions.find(({ id }) => id === mission)
    if (account === undefined || claimed === undefined) continue
    const { score, kind, amount } = claimed
    await missionsOf(inside).claim({ account: account.id, mission, score, ...days[when] })
    await payReward(inside, {
      account: account.id,
      source: 'mission',
      name: mission,
      key: days[when].first_day,
      texts: platform.missions[mission]?.texts ?? {},
      kind,
      amount,
      currency: merchant.currency.code,
    })
  }
}

const toMission = (id: string, seed: MissionSeed, exponent: number) => {
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

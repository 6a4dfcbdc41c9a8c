import { dayIn } from '../../../src/engine/rules/day-in.ts'
import { parseMinor } from '../../../src/engine/rules/money.ts'
import type { MerchantConfig, MissionSeed } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountsOf } from '../accounts/index.ts'
import { missionDays, weekOf } from './mission-days.ts'
import { missionsOf, type NewMission } from './store/missions.ts'

/** Writes the missions of a brand, and what its demo accounts and their friends have claimed this week and the one before. */
export async function seedMissions(inside: Tenant, { merchant, platform }: MerchantConfig): Promise<void> {
  const seeds = Object.entries(platform.missions)
  await missionsOf(inside).insert(seeds.map(([id, seed]) => toMission(id, seed, merchant.currency.exponent)))
  const lives = Object.entries(platform.accounts).flatMap(([username, { life }]) => (life === undefined ? [] : [username]))
  if (lives.length === 0) return
  const now = new Date()
  const today = dayIn(merchant.timeZone, now)
  const [thisWeek, lastWeek] = [weekOf(today), weekOf(today, 1)]
  const weekly = seeds.filter(([, { period }]) => period === 'week')
  for (const [index, username] of [...lives, ...Object.keys(platform.referral.friends)].entries()) {
    const account = await accountsOf(inside).byUsername(username)
    if (account === undefined) continue
    for (const [at, [mission, { score = 10 }]] of weekly.entries()) {
      const claim = { account: account.id, mission, score }
      if ((at + index) % 3 !== 0) await missionsOf(inside).claim({ ...claim, first_day: lastWeek.firstDay, day: lastWeek.lastDay })
      // Who has a life claims by hand what they have reached this week.
      if (!lives.includes(username) && (at + index) % 4 !== 0)
        await missionsOf(inside).claim({ ...claim, first_day: thisWeek.firstDay, day: today })
    }
    for (const [mission, { score = 10 }] of seeds.filter(([, { period, measure }]) => period === 'once' && measure === 'logins'))
      await missionsOf(inside).claim({
        account: account.id,
        mission,
        score,
        first_day: missionDays('once', merchant.timeZone, now).firstDay,
        day: today,
      })
  }
}

const toMission = (id: string, seed: MissionSeed, exponent: number): NewMission => {
  const { measure, period, categories = [], target, amount, points, turnover = 0, score = 10, texts, order } = seed
  return {
    id,
    measure,
    period,
    categories: JSON.stringify(categories),
    target: measure === 'deposit' || measure === 'stake' ? parseMinor(target, exponent) : BigInt(target),
    kind: points === undefined ? 'money' : 'points',
    amount: points === undefined ? parseMinor(amount ?? '0', exponent) : BigInt(points),
    turnover,
    score,
    texts: JSON.stringify(texts),
    position: order,
  }
}

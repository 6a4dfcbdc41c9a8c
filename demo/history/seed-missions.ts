import { getLocalDay } from '../../src/engine/rules/time/days.ts'
import { getWeek } from '../../src/engine/rules/time/report-period.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { oneTimePeriodStart, createMissionStore, toMission } from '../../server/modules/missions/index.ts'
import { payReward } from '../../server/modules/rewards/index.ts'
import { listDemoClaims } from './mission-claims.ts'

/** Writes the missions that the demo accounts and their friends have claimed, and pays their rewards. */
export async function seedMissions(trx: Tenant, config: MerchantConfig): Promise<void> {
  const { merchant, platform } = config
  const missions = Object.entries(platform.missions).map(([id, seed]) => toMission(id, seed, merchant.currency.exponent))
  const today = getLocalDay(merchant.timeZone, new Date())
  const [thisWeek, lastWeek] = [getWeek(today), getWeek(today, 1)]
  const claimDays = {
    once: { first_day: oneTimePeriodStart, day: today },
    thisWeek: { first_day: thisWeek.firstDay, day: today },
    lastWeek: { first_day: lastWeek.firstDay, day: lastWeek.lastDay },
  }
  for (const { username, mission, when } of listDemoClaims(config)) {
    const account = await createAccountStore(trx).findByUsername(username)
    const claimedMission = missions.find(({ id }) => id === mission)
    if (account === undefined || claimedMission === undefined) continue
    const { score, kind, amount } = claimedMission
    await createMissionStore(trx).insertClaim({ account: account.id, mission, score, ...claimDays[when] })
    await payReward(trx, {
      account: account.id,
      source: 'mission',
      name: mission,
      key: claimDays[when].first_day,
      texts: platform.missions[mission]?.texts ?? {},
      kind,
      amount,
      currency: merchant.currency.code,
    })
  }
}

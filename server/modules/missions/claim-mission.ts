import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import { payReward } from '../rewards/index.ts'
import { getMissionProgress, type MissionContext } from './mission-progress.ts'
import { createMissionStore } from './store/missions.ts'

/**
 * Pays the reward of a completed mission, once per period even for concurrent requests. Has no effect if it was already
 * claimed in this period.
 * @throws ApiError not_found, mission_open, account_disabled, real_account_required
 */
export async function claimMission(context: MissionContext, id: string, now = new Date()): Promise<void> {
  await withTransaction(context.tenant, async (trx) => {
    await lockAccounts(trx, [context.account])
    const mission = await createMissionStore(trx).findById(id)
    if (!mission?.enabled) throw new ApiError('not_found')
    const { days, done } = await getMissionProgress({ ...context, tenant: trx }, mission, now)
    if (done < mission.target) throw new ApiError('mission_open')
    const { account, timeZone, site } = context
    const { score, kind, amount, turnover, texts } = mission
    const day = getLocalDay(timeZone, now)
    if (!(await createMissionStore(trx).insertClaim({ account, mission: id, first_day: days.firstDay, day, score }))) return
    await payReward(trx, {
      account,
      source: 'mission',
      name: id,
      key: days.firstDay,
      texts,
      kind,
      amount,
      turnover,
      currency: site.currency,
    })
  })
}

import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { getDayRangeBounds, getWeek } from '../../../src/engine/rules/time/report-period.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Mission, MissionSummary } from '../../../src/generated/api.ts'
import { accountTypes, maskName, assertRealAccount } from '../accounts/index.ts'
import type { ApiContext, ApiHandlers, EndpointsOf, Member } from '../api-context/index.ts'
import { createTextContext, localizeTexts } from '../content/index.ts'
import { claimMission } from './claim-mission.ts'
import { type MissionContext, listRunningMissions, type RunningMission } from './mission-progress.ts'
import { createMissionStore, type Standing } from './store/missions.ts'

/** Number of entries on the leaderboard. */
const leaderboardSize = 20

type MemberContext = ApiContext & { readonly member: Member }

/** Handlers of the mission endpoints. */
export const createMissionHandlers = (): ApiHandlers<EndpointsOf<'mission'>> => ({
  'mission.summary': getSummary,
  'mission.claim': async (context, { id }) => {
    assertRealAccount(context.member.account)
    await claimMission(toMissionContext(context), id)
    return getSummary(context)
  },
  'mission.leaderboard': async ({ tenant, brand, member: { account } }, { week = 'this' }) => {
    const days = getWeek(getLocalDay(brand.config.merchant.timeZone, new Date()), week === 'last' ? 1 : 0)
    const toStandingDto = (standing: Standing) => ({
      position: Number(standing.position),
      name: maskName(standing.username),
      score: Number(standing.score),
      own: standing.account === account.id,
    })
    const ownStanding = await createMissionStore(tenant).findStanding(days, account.id)
    return {
      ...days,
      leaders: (await createMissionStore(tenant).listLeaders(days, leaderboardSize)).map(toStandingDto),
      ...(ownStanding && { own: toStandingDto(ownStanding) }),
    }
  },
})

/** Returns the missions of a member. Guests have none, because rewards are paid only to real accounts. */
async function getSummary(context: MemberContext): Promise<MissionSummary> {
  const { member } = context
  const runningMissions = member.account.type === accountTypes.guest ? [] : await listRunningMissions(toMissionContext(context))
  return {
    count: runningMissions.filter(({ state }) => state === 'reached').length,
    missions: runningMissions.map((runningMission) => toMissionDto(runningMission, context)),
  }
}

const toMissionContext = ({ tenant, site, brand, member }: MemberContext): MissionContext => ({
  tenant,
  site,
  timeZone: brand.config.merchant.timeZone,
  account: member.account.id,
})

function toMissionDto({ mission, days, done, state }: RunningMission, context: MemberContext): Mission {
  const { id, texts, measure, period, categories, target, kind, amount, turnover, score } = mission
  const formatMoney = (minor: bigint): string => formatDecimal(minor, context.site.exponent)
  const formatProgress = measure === 'deposit' || measure === 'stake' ? formatMoney : String
  return {
    id,
    title: localizeTexts(texts, createTextContext(context), ['title']).title ?? '',
    measure,
    period,
    categories: [...categories],
    target: formatProgress(target),
    done: formatProgress(done < target ? done : target),
    kind,
    amount: kind === 'money' ? formatMoney(amount) : String(amount),
    turnover,
    score,
    state,
    ...(period !== 'once' && {
      endsAt: getDayRangeBounds(days.firstDay, days.lastDay, context.brand.config.merchant.timeZone).to.toISOString(),
    }),
  }
}

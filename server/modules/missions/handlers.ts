import { dayIn } from '../../../src/engine/rules/time/days.ts'
import { boundsOfDays, weekOf } from '../../../src/engine/rules/time/report-period.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Mission, MissionSummary } from '../../../src/generated/api.ts'
import { accountTypes, maskName, assertTrueAccount } from '../accounts/index.ts'
import type { CallContext, CallHandlers, CallsOf, Member } from '../calls/index.ts'
import { textContextOf, localizeTexts } from '../content/index.ts'
import { claimMission } from './claim-mission.ts'
import { type MissionContext, listRunningMissions, type RunningMission } from './mission-progress.ts'
import { missionsOf, type Standing } from './store/missions.ts'

/** Number of entries on the leaderboard. */
const leaderboardSize = 20

type MemberContext = CallContext & { readonly member: Member }

/** Handlers of the mission endpoints. */
export const createMissionHandlers = (): CallHandlers<CallsOf<'mission'>> => ({
  'mission.summary': getSummary,
  'mission.claim': async (context, { id }) => {
    assertTrueAccount(context.member.account)
    await claimMission(missionContext(context), id)
    return getSummary(context)
  },
  'mission.leaderboard': async ({ tenant, brand, member: { account } }, { week = 'this' }) => {
    const days = weekOf(dayIn(brand.config.merchant.timeZone, new Date()), week === 'last' ? 1 : 0)
    const toStandingDto = (one: Standing) => ({
      position: Number(one.position),
      name: maskName(one.username),
      score: Number(one.score),
      own: one.account === account.id,
    })
    const own = await missionsOf(tenant).findStanding(days, account.id)
    return {
      ...days,
      leaders: (await missionsOf(tenant).listLeaders(days, leaderboardSize)).map(toStandingDto),
      ...(own && { own: toStandingDto(own) }),
    }
  },
})

/** Guests have no missions, because missions pay money. */
async function getSummary(context: MemberContext): Promise<MissionSummary> {
  const { member } = context
  const running = member.account.type === accountTypes.guest ? [] : await listRunningMissions(missionContext(context))
  return { count: running.filter(({ state }) => state === 'reached').length, missions: running.map((one) => toMissionDto(one, context)) }
}

const missionContext = ({ tenant, site, brand, member }: MemberContext): MissionContext => ({
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
    title: localizeTexts(texts, textContextOf(context), ['title']).title ?? '',
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
      endsAt: boundsOfDays(days.firstDay, days.lastDay, context.brand.config.merchant.timeZone).to.toISOString(),
    }),
  }
}

import { dayIn } from '../../../src/engine/rules/time/days.ts'
import { boundsOfDays, weekOf } from '../../../src/engine/rules/time/report-period.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { Mission, MissionSummary } from '../../../src/generated/api.ts'
import { accountTypes, maskName, requireTrueAccount } from '../accounts/index.ts'
import type { CallContext, CallHandlers, CallsOf, Member } from '../calls/index.ts'
import { textContextOf, wordsOf } from '../content/index.ts'
import { claimMission } from './claim-mission.ts'
import { type MissionContext, readMissions, type RunningMission } from './read-missions.ts'
import { missionsOf, type Standing } from './store/missions.ts'

/** Number of entries on the leaderboard. */
const leaderboardSize = 20

type MemberContext = CallContext & { readonly member: Member }

/** Handlers of the mission endpoints. */
export const createMissionHandlers = (): CallHandlers<CallsOf<'mission'>> => ({
  'mission.summary': summary,
  'mission.claim': async (context, { id }) => {
    requireTrueAccount(context.member.account)
    await claimMission(missionContext(context), id)
    return summary(context)
  },
  'mission.leaderboard': async ({ tenant, brand, member: { account } }, { week = 'this' }) => {
    const days = weekOf(dayIn(brand.config.merchant.timeZone, new Date()), week === 'last' ? 1 : 0)
    const toStandingDto = (one: Standing) => ({
      position: Number(one.position),
      name: maskName(one.username),
      score: Number(one.score),
      own: one.account === account.id,
    })
    const own = await missionsOf(tenant).standing(days, account.id)
    return {
      ...days,
      leaders: (await missionsOf(tenant).leaders(days, leaderboardSize)).map(toStandingDto),
      ...(own && { own: toStandingDto(own) }),
    }
  },
})

/** Guests have no missions, because missions pay money. */
async function summary(context: MemberContext): Promise<MissionSummary> {
  const { member } = context
  const running = member.account.type === accountTypes.guest ? [] : await readMissions(missionContext(context))
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
  const money = (minor: bigint): string => writeDecimal(minor, context.site.exponent)
  const counted = measure === 'deposit' || measure === 'stake' ? money : String
  return {
    id,
    title: wordsOf(texts, textContextOf(context), ['title']).title ?? '',
    measure,
    period,
    categories: [...categories],
    target: counted(target),
    done: counted(done < target ? done : target),
    kind,
    amount: kind === 'money' ? money(amount) : String(amount),
    turnover,
    score,
    state,
    ...(period !== 'once' && {
      endsAt: boundsOfDays(days.firstDay, days.lastDay, context.brand.config.merchant.timeZone).to.toISOString(),
    }),
  }
}

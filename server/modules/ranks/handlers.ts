import { getLocalDay } from '../../../src/engine/rules/time/days.ts'
import { addDays } from '../../../src/engine/rules/time/report-period.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { RankProgress } from '../../../src/generated/api.ts'
import { assertRealAccount } from '../accounts/index.ts'
import type { ApiHandlers, EndpointsOf } from '../api-context/index.ts'
import { toVipRanks, type VipRankRecord, createTextContext } from '../content/index.ts'
import { promoteAndGetStanding } from './promote-players.ts'
import { createRankStore } from './store/ranks.ts'

/** Handlers of the rank endpoints. */
export const createRankHandlers = (): ApiHandlers<EndpointsOf<'rank'>> => ({
  'rank.progress': async (context): Promise<RankProgress> => {
    const { tenant, site, brand, member } = context
    assertRealAccount(member.account)
    const { id: account, rank_level: level } = member.account
    const now = new Date()
    const {
      monthlyTurnover: turnover,
      rank,
      next,
    } = await promoteAndGetStanding({ tenant, site, config: brand.config }, account, level ?? 0, now)
    const toRankDto = (record: VipRankRecord | undefined) => record && toVipRanks(record, createTextContext(context), site.exponent)[0]
    const [rankDto, nextDto] = [toRankDto(rank), toRankDto(next)]
    const promotions = await createRankStore(tenant).listPromotions(account)
    const formatAmount = (minor: bigint): string => formatDecimal(minor, site.exponent)
    return {
      played: formatAmount(turnover),
      lastDay: getLastDayOfMonth(getLocalDay(brand.config.merchant.timeZone, now)),
      ...(rankDto && { rank: rankDto }),
      ...(nextDto && next && { next: nextDto, left: formatAmount(next.turnover - turnover) }),
      reached: promotions.map(({ level: rankLevel, reached_at }) => ({ rankLevel, reachedAt: reached_at.toISOString() })),
    }
  },
})

/** Returns the last day of the month that contains `day`. */
const getLastDayOfMonth = (day: string): string => addDays(`${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`, -1)

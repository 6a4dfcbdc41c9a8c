import { computePercentage } from '../../../src/engine/rules/money/decimal.ts'
import { stripLanguageMarks } from '../../../src/engine/rules/fallback-text.ts'
import { getLocalDay, minuteMilliseconds } from '../../../src/engine/rules/time/days.ts'
import { addDays, getDayRangeBounds, getWeek } from '../../../src/engine/rules/time/report-period.ts'
import { createTextFunction } from '../../../src/engine/resolve/brand-texts.ts'
import { withTransaction } from '../../database/tenant.ts'
import { accountTypes } from '../accounts/index.ts'
import { createContentStore } from '../content/index.ts'
import { grantReward } from '../rewards/index.ts'
import type { RankContext } from './promote-players.ts'
import { maxCommitDelayMinutes, createRankStore } from './store/ranks.ts'

/** Delay after the end of a week until all bets settled in it have been committed. */
const settlementDelayMilliseconds = maxCommitDelayMinutes * minuteMilliseconds

/**
 * Grants every player of a brand with a rank, except guests, the cashback of their current rank for each completed
 * week, once: a percentage of the turnover settled in it, as a reward to claim. A week begins on Monday, in the brand's
 * time zone. Safe to run concurrently and to interrupt; weeks in which no server ran are processed later.
 */
export async function grantRankCashback(context: RankContext, now = new Date()): Promise<void> {
  const { tenant, config } = context
  const store = createRankStore(tenant)
  const currentMonday = getWeek(getLocalDay(config.merchant.timeZone, new Date(now.getTime() - settlementDelayMilliseconds))).firstDay
  let monday = await store.getOrInsertFirstWeekWithoutCashback(currentMonday)
  while (monday < currentMonday) {
    await grantWeeklyCashback(context, monday)
    monday = addDays(monday, 7)
    await store.updateCashbackFrom(monday)
  }
}

async function grantWeeklyCashback({ tenant, site: { currency }, config }: RankContext, monday: string): Promise<void> {
  const { lastDay } = getWeek(monday)
  const ranks = await createContentStore(tenant).listVipRanks()
  const titles = Object.keys(config.messages).map((language) => [
    language,
    { title: stripLanguageMarks(createTextFunction(config, language)('vip_cashback')) },
  ])
  const grant = { source: 'rank', name: 'cashback', key: monday, kind: 'money', currency, texts: Object.fromEntries(titles) } as const
  const settledPlayers = await createRankStore(tenant).listTurnover(
    currency,
    getDayRangeBounds(monday, lastDay, config.merchant.timeZone),
    accountTypes.guest,
  )
  for (const { account, level, stake } of settledPlayers) {
    const amount = computePercentage(stake, ranks.findLast((rank) => rank.level <= level)?.cashback ?? '0')
    if (amount > 0n) await withTransaction(tenant, (trx) => grantReward(trx, { ...grant, account, amount }))
  }
}

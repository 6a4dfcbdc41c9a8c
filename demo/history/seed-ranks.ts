import type { MerchantConfig } from '../../src/generated/config.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { createPlayDayStore } from '../../server/modules/records/index.ts'
import { createRankStore } from '../../server/modules/ranks/index.ts'

/**
 * Records when the demo accounts with a history reached their ranks: on the first day on which the turnover of the
 * month was sufficient, or else on their first day of play.
 */
export async function seedRanks(trx: Tenant, { merchant, content, platform }: MerchantConfig): Promise<void> {
  const { code: currency, exponent } = merchant.currency
  for (const [username, { historyDays }] of Object.entries(platform.accounts)) {
    const account = historyDays === undefined ? undefined : await createAccountStore(trx).findByUsername(username)
    if (account === undefined) continue
    const days = await createPlayDayStore(trx).sumSettledByDay({
      account: account.id,
      currency,
      firstDay: '2000-01-01',
      lastDay: '2999-12-31',
    })
    for (const { level, turnover } of Object.values(content.vipRanks)) {
      if (level > (account.rank_level ?? 0)) continue
      const day = findPromotionDay(days, parseMinor(turnover, exponent)) ?? days[0]?.day
      if (day !== undefined) await createRankStore(trx).insertPromotion(account.id, level, new Date(`${day}T12:00:00Z`))
    }
  }
}

/** Returns the first day on which the turnover since the start of the month reached `turnover`; `undefined` if none. */
function findPromotionDay(days: readonly { readonly day: string; readonly stake: bigint }[], turnover: bigint): string | undefined {
  let [month, monthlyTurnover] = ['', 0n]
  for (const { day, stake } of days) {
    if (day.slice(0, 7) !== month) [month, monthlyTurnover] = [day.slice(0, 7), 0n]
    monthlyTurnover += stake
    if (monthlyTurnover >= turnover) return day
  }
  return undefined
}

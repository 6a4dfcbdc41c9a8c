import type { AccountRecord } from '../../database/records.ts'
import type { ApiContext } from '../api-context/index.ts'
import { toVipRanks, createTextContext } from './content.ts'
import { createContentStore } from './store/content.ts'
import type { Tenant } from '../../database/tenant.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'

/**
 * Returns the level and the localized label of an account's rank; `undefined` if the account has no level, or the brand
 * has no named rank of that level.
 */
export async function findRankLabel(
  context: Pick<ApiContext, 'tenant' | 'site' | 'brand' | 'language'>,
  { rank_level: level }: Pick<AccountRecord, 'rank_level'>,
) {
  if (level === null) return undefined
  const ranks = await createContentStore(context.tenant).listVipRanks()
  const [vipRank] = ranks
    .filter((rank) => rank.level === level)
    .flatMap((rank) => toVipRanks(rank, createTextContext(context), context.site.exponent))
  return vipRank && { labelName: vipRank.labelName, rankLevel: vipRank.rankLevel }
}

/**
 * Returns the number of withdrawals per day at a rank level: that of the highest rank not above the level, or of the
 * lowest rank if all are above; `undefined` if the brand has no ranks.
 */
export async function findDailyWithdrawalLimit(tenant: Tenant, level: number): Promise<number | undefined> {
  const ranks = await createContentStore(tenant).listVipRanks()
  return (ranks.findLast((rank) => rank.level <= level) ?? ranks[0])?.withdrawals
}

/** Returns the VIP ranks in the format of `content.json`, by level. */
export const getRankSettings = async (tenant: Tenant, exponent: number): Promise<object> =>
  Object.fromEntries(
    (await createContentStore(tenant).listVipRanks()).map(({ level, turnover, bonus, cashback, withdrawals, manager, texts }) => [
      level,
      {
        level,
        turnover: formatDecimal(turnover, exponent),
        bonus: formatDecimal(bonus, exponent),
        cashback,
        withdrawals,
        manager,
        texts,
      },
    ]),
  )

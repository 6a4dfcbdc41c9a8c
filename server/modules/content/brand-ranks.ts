import type { AccountRecord } from '../../database/records.ts'
import type { CallContext } from '../calls/index.ts'
import { toVipRank, voiceOf } from './content.ts'
import { contentOf } from './store/content.ts'
import type { Tenant } from '../../database/tenant.ts'
import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'

/**
 * The rank of an account by the name that it has for who reads it; nothing where the brand has no rank of that level.
 */
export async function rankLabel(
  context: Pick<CallContext, 'tenant' | 'site' | 'brand' | 'language'>,
  { rank_level: level }: Pick<AccountRecord, 'rank_level'>,
) {
  if (level === null) return undefined
  const ranks = await contentOf(context.tenant).vipRanks()
  const [found] = ranks.filter((rank) => rank.level === level).flatMap((rank) => toVipRank(rank, voiceOf(context), context.site.exponent))
  return found && { labelName: found.labelName, rankLevel: found.rankLevel }
}

/**
 * How many withdrawals a day the brand's rank of a level allows: those of the highest rank that is not above it, of the
 * lowest where all are; nothing where the brand has no ranks.
 */
export async function withdrawalsADay(tenant: Tenant, level: number): Promise<number | undefined> {
  const ranks = await contentOf(tenant).vipRanks()
  return (ranks.findLast((rank) => rank.level <= level) ?? ranks[0])?.withdrawals
}

/** The VIP ranks as `content.json` writes them, by their level. */
export const rankSettings = async (tenant: Tenant, exponent: number): Promise<object> =>
  Object.fromEntries(
    (await contentOf(tenant).vipRanks()).map(({ level, turnover, bonus, cashback, withdrawals }) => [
      level,
      { level, turnover: writeDecimal(turnover, exponent), bonus: writeDecimal(bonus, exponent), cashback, withdrawals },
    ]),
  )

import type { AccountRecord } from '../../database/records.ts'
import type { CallContext } from '../calls/index.ts'
import { toVipRank, voiceOf } from './content.ts'
import { contentOf } from './store/content.ts'

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

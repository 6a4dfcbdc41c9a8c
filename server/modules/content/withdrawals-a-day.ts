import type { Tenant } from '../../database/tenant.ts'
import { contentOf } from './store/content.ts'

/**
 * How many withdrawals a day the brand's rank of a level allows: those of the highest rank that is not above it, of the
 * lowest where all are; nothing where the brand has no ranks.
 */
export async function withdrawalsADay(tenant: Tenant, level: number): Promise<number | undefined> {
  const ranks = await contentOf(tenant).vipRanks()
  return (ranks.findLast((rank) => rank.level <= level) ?? ranks[0])?.withdrawals
}

import type { CustomerService } from '../../generated/api.ts'

type Kind = CustomerService['csType']

/**
 * Returns the kinds of service available to a visitor. VIP comes first, and requires a rank above `vipAboveRank`. The
 * requested kind comes before all others, if it is available.
 */
export function listServices(
  services: readonly CustomerService[],
  rank: number | undefined,
  vipAboveRank: number,
  requested?: string,
): Kind[] {
  const available = new Set(services.map(({ csType }) => csType))
  const kinds = (['VIP', 'LIVECHAT', 'FACEBOOK'] as const).filter(
    (kind) => available.has(kind) && (kind !== 'VIP' || (rank ?? 0) > vipAboveRank),
  )
  return kinds.toSorted((a, b) => Number(b === requested) - Number(a === requested))
}

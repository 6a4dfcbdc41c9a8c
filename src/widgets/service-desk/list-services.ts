import type { CustomerService } from '../../generated/api.ts'

type Kind = CustomerService['csType']

/**
 * Returns the services available to a visitor, one of each kind: the VIP service only for a rank above the brand's
 * threshold, and then first; the requested one, if available, before all others.
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

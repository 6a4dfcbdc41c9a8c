import type { CustomerService } from '../../generated/api.ts'

type ServiceKind = CustomerService['csType']

/**
 * Returns the kinds of service available to a visitor. VIP comes first, and requires a rank above `vipAboveRank`. The
 * requested kind comes before all others, if it is available.
 */
export function listServices(
  services: readonly CustomerService[],
  rank: number | undefined,
  vipAboveRank: number,
  requestedKind?: string,
): ServiceKind[] {
  const availableKinds = new Set(services.map(({ csType }) => csType))
  const kinds = (['VIP', 'LIVECHAT', 'FACEBOOK'] as const).filter(
    (kind) => availableKinds.has(kind) && (kind !== 'VIP' || (rank ?? 0) > vipAboveRank),
  )
  return kinds.toSorted((a, b) => Number(b === requestedKind) - Number(a === requestedKind))
}

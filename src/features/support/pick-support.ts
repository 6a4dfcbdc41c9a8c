import type { CustomerService, MemberInfo } from '../../generated/api.ts'

/**
 * Returns the support channel to open; `undefined` if there is none of this kind. AUTO is the VIP service for a rank
 * above the brand's threshold, and live chat otherwise or if there is no VIP service.
 */
export function pickSupport(
  kind: CustomerService['csType'] | 'AUTO',
  services: readonly CustomerService[],
  member: MemberInfo | undefined,
  vipAboveRank: number,
): CustomerService | undefined {
  const findByType = (requestedType: CustomerService['csType']): CustomerService | undefined =>
    services.find((service) => service.csType === requestedType)
  if (kind !== 'AUTO') return findByType(kind)
  const isVip = (member?.clubLabel?.rankLevel ?? 0) > vipAboveRank
  return (isVip ? findByType('VIP') : undefined) ?? findByType('LIVECHAT')
}

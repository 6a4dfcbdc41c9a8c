import type { CustomerService, MemberInfo } from '../../generated/api.ts'

/**
 * Returns the customer service to open. AUTO is the VIP service for a rank above the brand's bound, and live chat
 * otherwise or if there is no VIP service.
 */
export function pickSupport(
  kind: CustomerService['csType'] | 'AUTO',
  services: readonly CustomerService[],
  member: MemberInfo | undefined,
  vipAboveRank: number,
): CustomerService | undefined {
  const ofKind = (requested: CustomerService['csType']): CustomerService | undefined =>
    services.find((service) => service.csType === requested)
  if (kind !== 'AUTO') return ofKind(kind)
  const vip = (member?.clubLabel?.rankLevel ?? 0) > vipAboveRank
  return (vip ? ofKind('VIP') : undefined) ?? ofKind('LIVECHAT')
}

import type { Tenant } from '../../database/tenant.ts'
import { type GatewayDeps, createGatewayStore } from '../gateways/index.ts'
import type { ChannelRecord } from './store/channels.ts'

/** Returns the channels that accept payments now: bank transfers, and channels whose gateway accepts new orders. */
export async function listReachableChannels(
  { gateway }: Pick<GatewayDeps, 'gateway'>,
  tenant: Tenant,
  channels: readonly ChannelRecord[],
): Promise<readonly ChannelRecord[]> {
  const usesBrandGateway = channels.some((channel) => channel.gateway !== null)
  const gateways = usesBrandGateway ? await createGatewayStore(tenant).list() : []
  const enabledGateways = new Set(gateways.flatMap((brandGateway) => (brandGateway.enabled ? [brandGateway.gateway] : [])))
  return channels.filter(
    (channel) => channel.pay_to !== null || (channel.gateway === null ? gateway.available : enabledGateways.has(channel.gateway)),
  )
}

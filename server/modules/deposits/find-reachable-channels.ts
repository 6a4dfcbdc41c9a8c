import type { Tenant } from '../../database/tenant.ts'
import { type GatewayDeps, gatewaysOf } from '../gateways/index.ts'
import type { ChannelRecord } from './store/channels.ts'

/** Returns the channels whose payments can be taken now: by bank transfer, or by a gateway that takes new orders. */
export async function findReachableChannels(
  { gateway }: Pick<GatewayDeps, 'gateway'>,
  tenant: Tenant,
  channels: readonly ChannelRecord[],
): Promise<readonly ChannelRecord[]> {
  const named = channels.some((channel) => channel.gateway !== null)
  const known = named ? await gatewaysOf(tenant).list() : []
  const open = new Set(known.flatMap((one) => (one.enabled ? [one.gateway] : [])))
  return channels.filter((channel) => channel.pay_to !== null || (channel.gateway === null ? gateway.available : open.has(channel.gateway)))
}

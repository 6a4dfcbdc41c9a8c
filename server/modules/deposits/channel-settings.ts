import type { Tenant } from '../../database/tenant.ts'
import type { DepositChannelSeed } from '../../../src/generated/config.ts'
import { channelsOf } from './store/channels.ts'
import { fromChannel } from './write-offer.ts'

/** The deposit channels as `platform.json` writes them, by their id. */
export const channelSettings = async (tenant: Tenant, exponent: number): Promise<Readonly<Record<string, DepositChannelSeed>>> =>
  Object.fromEntries((await channelsOf(tenant).all()).map((channel) => [channel.id, fromChannel(channel, exponent)]))

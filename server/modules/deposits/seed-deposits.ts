import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createChannelStore } from './store/channels.ts'
import { toBonus, toChannel } from './convert-seeds.ts'

/**
 * Inserts the initial channels and bonuses of a brand without channels: a new brand, or one that an earlier version
 * created without them.
 */
export async function seedDeposits(tenant: Tenant, { merchant: { currency }, platform }: MerchantConfig): Promise<void> {
  const { channels, bonuses } = platform.deposits
  if ((await createChannelStore(tenant).listWithRemoved()).length > 0) return
  await createChannelStore(tenant).seed(
    Object.entries(channels).map(([id, seed]) => toChannel(id, seed, currency.exponent)),
    Object.entries(bonuses).map(([id, seed]) => toBonus(id, seed, currency.exponent)),
  )
}

import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../database/tenant.ts'
import { accountSettings } from '../modules/accounts/index.ts'
import { activitySettings } from '../modules/activities/index.ts'
import { rankSettings } from '../modules/content/index.ts'
import { channelSettings } from '../modules/deposits/index.ts'
import { missionSettings } from '../modules/missions/index.ts'
import { pointsSettings } from '../modules/points/index.ts'
import { withdrawalSettings } from '../modules/withdrawals/index.ts'

/**
 * What the database has in place of `platform.json` and `content.json`, as these files write it, in the configuration
 * that it counts with. Of the accounts those that are named.
 */
export async function readLiveSettings(tenant: Tenant, config: MerchantConfig, usernames: readonly string[]): Promise<object> {
  const { exponent } = config.merchant.currency
  return {
    games: config.games,
    content: { vipRanks: await rankSettings(tenant, exponent), announcements: config.content.announcements },
    platform: {
      deposits: { channels: await channelSettings(tenant, exponent) },
      withdrawals: await withdrawalSettings(tenant, config),
      activities: await activitySettings(tenant, exponent),
      missions: await missionSettings(tenant, exponent),
      points: await pointsSettings(tenant, exponent),
      accounts: await accountSettings(tenant, usernames),
    },
  }
}

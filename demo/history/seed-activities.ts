import type { ActivitySeed, MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import {
  createActivityStore,
  createEntryStore,
  getEntryPeriod,
  reserveReward,
  toRewardGrant,
} from '../../server/modules/activities/index.ts'
import { grantReward, payReward } from '../../server/modules/rewards/index.ts'
import { createReference } from '../../server/modules/secrets/index.ts'

/** Writes the activity applications of the demo accounts with a history. */
export async function seedActivities(trx: Tenant, config: MerchantConfig): Promise<void> {
  const activities = Object.entries(config.platform.activities).filter(([id]) => config.content.announcements[id]?.type === 'PR')
  for (const [username, { historyDays }] of Object.entries(config.platform.accounts)) {
    const account = historyDays === undefined ? undefined : await createAccountStore(trx).findByUsername(username)
    if (account === undefined) continue
    for (const [id, { demo }] of activities) if (demo !== undefined) await seedApplication(trx, account.id, id, demo, config)
  }
}

type DemoApplicationState = NonNullable<ActivitySeed['demo']>

/**
 * Writes an application of a demo account, its decision, and, if it is approved and the activity has funds left, the
 * reward.
 */
async function seedApplication(
  trx: Tenant,
  account: string,
  id: string,
  demoState: DemoApplicationState,
  config: MerchantConfig,
): Promise<void> {
  const activity = await createActivityStore(trx).findById(id)
  if (!activity) return
  const period = getEntryPeriod(activity.every, config.merchant.timeZone, new Date())
  const { id: entry } = await createEntryStore(trx).insert({
    reference: createReference('A'),
    activity: id,
    account,
    period,
    state: 'applying',
    remark: 'Live baccarat, where I had my best win yet.',
    reason: null,
  })
  if (demoState === 'applying') return
  await createEntryStore(trx).updateState(entry, demoState, demoState === 'rejected' ? 'The picture cannot be read.' : null)
  if (demoState !== 'approved') return
  const amount = await reserveReward(trx, activity)
  if (amount === undefined) return
  const texts = Object.fromEntries(
    Object.entries(config.content.announcements[id]?.texts ?? {}).map(([language, { title }]) => [language, { title }]),
  )
  const grant = toRewardGrant({ activity, period, account, currency: config.merchant.currency.code, amount, texts })
  await (activity.issue === 'automatic' ? payReward : grantReward)(trx, grant)
}

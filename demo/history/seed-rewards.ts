import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { MerchantConfig, RewardSeed } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { type RewardGrant, grantReward, payReward } from '../../server/modules/rewards/index.ts'

/** Writes the rewards of the demo accounts with a history, oldest first. */
export async function seedRewards(trx: Tenant, config: MerchantConfig): Promise<void> {
  const { accounts, rewards } = config.platform
  const seeds = Object.entries(rewards).toSorted(([, a], [, b]) => b.daysAgo - a.daysAgo)
  for (const [username, { historyDays }] of Object.entries(accounts)) {
    const account = historyDays === undefined ? undefined : await createAccountStore(trx).findByUsername(username)
    if (account === undefined) continue
    for (const [name, seed] of seeds) {
      const grant = toRewardGrant(account.id, name, seed, config)
      await (seed.claimed === true ? payReward : grantReward)(trx, grant)
    }
  }
}

function toRewardGrant(account: string, name: string, seed: RewardSeed, { merchant: { currency } }: MerchantConfig): RewardGrant {
  const { source, texts, amount, points, turnover, daysAgo, days } = seed
  const givenAt = new Date(Date.now() - daysAgo * dayMilliseconds)
  return {
    account,
    source,
    name,
    key: 'demo',
    texts,
    currency: currency.code,
    ...(points === undefined
      ? { kind: 'money', amount: parseMinor(amount ?? '0', currency.exponent) }
      : { kind: 'points', amount: BigInt(points) }),
    turnover,
    givenAt,
    ...(days !== undefined && { expiresAt: new Date(givenAt.getTime() + days * dayMilliseconds) }),
  }
}

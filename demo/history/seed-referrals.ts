import { randomUUID } from 'node:crypto'
import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { createReferralStore, toRewardTitles } from '../../server/modules/referrals/index.ts'
import { payReward } from '../../server/modules/rewards/index.ts'

/** Inserts the friends invited by the first demo account with a history, and pays the referral rewards. */
export async function seedReferrals(trx: Tenant, { merchant, platform }: MerchantConfig): Promise<void> {
  const { exponent } = merchant.currency
  const { inviter, friend, texts, friends } = platform.referral
  const toMinor = (decimal: string): bigint => parseMinor(decimal, exponent)
  const getTitles = (side: 'inviter' | 'friend') => toRewardTitles(texts, side)
  const inviterUsername = findInviterUsername(platform)
  const inviterAccount = inviterUsername === undefined ? undefined : await createAccountStore(trx).findByUsername(inviterUsername)
  if (inviterAccount === undefined) return
  for (const [username, seed] of Object.entries(friends).toSorted(([, a], [, b]) => b.daysAgo - a.daysAgo)) {
    const id = randomUUID()
    const registeredAt = new Date(Date.now() - seed.daysAgo * dayMilliseconds)
    const { password_hash, side } = inviterAccount
    await createAccountStore(trx).insert({
      id,
      username,
      nickname: username,
      password_hash,
      type: 0,
      side,
      club_label: null,
      rank_level: null,
      upline: null,
      affiliate_code: null,
      payment_password_hash: null,
      created_at: registeredAt,
    })
    await createReferralStore(trx).insert(id, inviterAccount.id, { at: registeredAt })
    if (seed.rewarded !== true) continue
    const rewardedAt = new Date(registeredAt.getTime() + dayMilliseconds)
    await createReferralStore(trx).recordReward(id, toMinor(inviter), rewardedAt)
    const commonFields = { source: 'referral', kind: 'money', currency: merchant.currency.code, key: id, givenAt: rewardedAt } as const
    const inviterReward = { account: inviterAccount.id, name: 'friend', texts: getTitles('inviter'), amount: toMinor(inviter) }
    const friendReward = { account: id, name: 'welcome', texts: getTitles('friend'), amount: toMinor(friend) }
    for (const reward of [inviterReward, friendReward]) if (reward.amount > 0n) await payReward(trx, { ...commonFields, ...reward })
  }
}

/** Returns the total of the referral rewards paid to a demo account as the inviter, in minor units. */
export function sumDemoReferralRewards({ merchant, platform }: Pick<MerchantConfig, 'merchant' | 'platform'>, username: string): bigint {
  if (username !== findInviterUsername(platform)) return 0n
  const rewardedFriends = Object.values(platform.referral.friends).filter((friend) => friend.rewarded === true)
  return parseMinor(platform.referral.inviter, merchant.currency.exponent) * BigInt(rewardedFriends.length)
}

/** Returns the username of the first demo account with a history; `undefined` if there is none. */
const findInviterUsername = ({ accounts }: MerchantConfig['platform']): string | undefined =>
  Object.entries(accounts).find(([, { historyDays }]) => historyDays !== undefined)?.[0]

import type { MerchantConfig, ReferralSeed } from '../../../src/generated/config.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createReferralStore } from './store/referrals.ts'

/** Inserts the referral settings of a brand. */
export async function seedReferrals(trx: Tenant, { merchant, platform }: MerchantConfig): Promise<void> {
  const { exponent } = merchant.currency
  const { deposited, staked, days, inviter, friend, turnover = 0, texts } = platform.referral
  const toMinor = (decimal: string): bigint => parseMinor(decimal, exponent)
  const toTitles = (side: 'inviter' | 'friend') => toRewardTitles(texts, side)
  await createReferralStore(trx).insertSettings({
    deposited: toMinor(deposited),
    staked: toMinor(staked),
    days,
    inviter: toMinor(inviter),
    friend: toMinor(friend),
    turnover,
    inviter_texts: toTitles('inviter'),
    friend_texts: toTitles('friend'),
  })
}

/** Returns the title of one side's reward, by language. */
export const toRewardTitles = (texts: ReferralSeed['texts'], side: 'inviter' | 'friend') =>
  Object.fromEntries(Object.entries(texts).map(([language, titles]) => [language, { title: titles[side] }]))

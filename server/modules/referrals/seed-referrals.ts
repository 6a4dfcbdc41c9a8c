import { randomUUID } from 'node:crypto'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { parseMinor } from '../../../src/engine/rules/money.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountsOf } from '../accounts/index.ts'
import { referralsOf } from './store/referrals.ts'

const dayMilliseconds = 86_400_000

/** Writes what friends bring at a brand, and those that the first demo account with a life has brought. */
export async function seedReferrals(inside: Tenant, { merchant, platform }: MerchantConfig): Promise<void> {
  const { exponent } = merchant.currency
  const { deposited, staked, days, inviter, friend, turnover = 0, texts, friends } = platform.referral
  const minor = (decimal: string): bigint => parseMinor(decimal, exponent)
  const titles = (whose: 'inviter' | 'friend') =>
    Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, { title: words[whose] }]))
  await referralsOf(inside).seed({
    deposited: minor(deposited),
    staked: minor(staked),
    days,
    inviter: minor(inviter),
    friend: minor(friend),
    turnover,
    inviter_texts: titles('inviter'),
    friend_texts: titles('friend'),
  })
  const [host] = Object.entries(platform.accounts).find(([, { life }]) => life !== undefined) ?? []
  const account = host === undefined ? undefined : await accountsOf(inside).byUsername(host)
  if (account === undefined) return
  for (const [username, seed] of Object.entries(friends).toSorted(([, one], [, other]) => other.daysAgo - one.daysAgo)) {
    const id = randomUUID()
    const at = new Date(Date.now() - seed.daysAgo * dayMilliseconds)
    const { password_hash, side } = account
    await accountsOf(inside).insert({
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
      created_at: at,
    })
    await referralsOf(inside).link(id, account.id, at)
    if (seed.rewarded === true) await referralsOf(inside).reward(id, minor(inviter), new Date(at.getTime() + dayMilliseconds))
  }
}

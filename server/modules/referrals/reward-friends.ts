import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../calls/index.ts'
import { giveReward } from '../rewards/index.ts'
import { merchantsWithOpenReferrals, type ReferralRecord, type ReferralSettings, referralsOf } from './store/referrals.ts'
import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'

/**
 * Gives what friends bring, once each: to who invited and to the friend, as soon as the friend has paid in and staked
 * what the brand asks, in time. For who is paid under the same name as who invited them nothing is given. Any number of
 * servers may ask at any moment.
 */
export async function rewardFriends(tenant: Tenant, { currency }: Pick<SiteRecord, 'currency'>): Promise<void> {
  const settings = await referralsOf(tenant).settings()
  if (settings.inviter === 0n && settings.friend === 0n) return
  for (const { account, same_name: same } of await referralsOf(tenant).due(settings, currency))
    await (same ? referralsOf(tenant).disown(account) : inTransaction(tenant, (trx) => rewardBoth(trx, account, settings, currency)))
}

async function rewardBoth(trx: Tenant, friend: string, settings: ReferralSettings, currency: string): Promise<void> {
  const referral = await referralsOf(trx).reward(friend, settings.inviter)
  if (!referral) return
  const gift = { source: 'referral', kind: 'money', currency, turnover: settings.turnover, key: friend } as const
  const { inviter, friend: welcome, inviter_texts, friend_texts } = settings
  if (inviter > 0n) await giveReward(trx, { ...gift, account: referral.inviter, name: 'friend', texts: inviter_texts, amount: inviter })
  if (welcome > 0n) await giveReward(trx, { ...gift, account: friend, name: 'welcome', texts: friend_texts, amount: welcome })
}

type ReferralDeps = DueBrandJobDeps<Brand> & {
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
}

/** The same for every brand that gives something. */
export const makeReferralWork = (deps: ReferralDeps) => (): Promise<void> =>
  forEachDueBrand(
    deps,
    merchantsWithOpenReferrals,
    (id) => `What friends bring could not be given at ${id}`,
    async (brand) => rewardFriends(deps.sites.tenant(brand), await deps.sites.read(brand)),
  )

/** How it stands with a friend who has so many days. */
export function friendState(
  { own, rewarded_at, registered_at }: Pick<ReferralRecord, 'own' | 'rewarded_at' | 'registered_at'>,
  days: number,
  now = new Date(),
): 'waiting' | 'rewarded' | 'over' | 'own' {
  if (own) return 'own'
  if (rewarded_at !== null) return 'rewarded'
  return registered_at.getTime() + days * dayMilliseconds > now.getTime() ? 'waiting' : 'over'
}

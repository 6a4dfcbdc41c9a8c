import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../api-context/index.ts'
import { grantReward } from '../rewards/index.ts'
import { listMerchantsWithOpenReferrals, type ReferralRecord, type ReferralSettings, createReferralStore } from './store/referrals.ts'
import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'

/**
 * Grants the referral rewards, once each, to the inviter and to the friend, as soon as the friend has deposited and
 * staked the required amounts in time. If both have the same payee name, marks the referral as a self-referral instead.
 * Safe to run concurrently.
 */
export async function grantReferralRewards(tenant: Tenant, { currency }: Pick<SiteRecord, 'currency'>): Promise<void> {
  const settings = await createReferralStore(tenant).getSettings()
  if (settings.inviter === 0n && settings.friend === 0n) return
  for (const { account, same_name: hasSameName } of await createReferralStore(tenant).listDueFriends(settings, currency))
    await (hasSameName
      ? createReferralStore(tenant).markAsSelfReferral(account)
      : withTransaction(tenant, (trx) => rewardInviterAndFriend(trx, account, settings, currency)))
}

async function rewardInviterAndFriend(trx: Tenant, friend: string, settings: ReferralSettings, currency: string): Promise<void> {
  const referral = await createReferralStore(trx).recordReward(friend, settings.inviter)
  if (!referral) return
  const grant = { source: 'referral', kind: 'money', currency, turnover: settings.turnover, key: friend } as const
  const { inviter, friend: friendReward, inviter_texts, friend_texts } = settings
  if (inviter > 0n) await grantReward(trx, { ...grant, account: referral.inviter, name: 'friend', texts: inviter_texts, amount: inviter })
  if (friendReward > 0n) await grantReward(trx, { ...grant, account: friend, name: 'welcome', texts: friend_texts, amount: friendReward })
}

type ReferralJobDeps = DueBrandJobDeps<Brand> & {
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
}

/** Creates the job that grants the referral rewards of every brand with friends who can still qualify. */
export const createReferralJob = (deps: ReferralJobDeps) => (): Promise<void> =>
  forEachDueBrand(
    deps,
    listMerchantsWithOpenReferrals,
    (id) => `Giving referral rewards of ${id} failed`,
    async (brand) => grantReferralRewards(deps.sites.tenant(brand), await deps.sites.read(brand)),
  )

/** Returns the state of a referral, given the number of days to qualify. */
export function getReferralState(
  { self_referral: isSelfReferral, rewarded_at, registered_at }: Pick<ReferralRecord, 'self_referral' | 'rewarded_at' | 'registered_at'>,
  days: number,
  now = new Date(),
): 'pending' | 'rewarded' | 'expired' | 'self-referral' {
  if (isSelfReferral) return 'self-referral'
  if (rewarded_at !== null) return 'rewarded'
  return registered_at.getTime() + days * dayMilliseconds > now.getTime() ? 'pending' : 'expired'
}

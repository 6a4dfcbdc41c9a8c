import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { maskName, assertTrueAccount } from '../accounts/index.ts'
import type { CallHandlers, CallsOf } from '../calls/index.ts'
import { referralStateOf } from './reward-friends.ts'
import { referralsOf } from './store/referrals.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createReference } from '../secrets/index.ts'

const defaultPageSize = 20

/** Handlers of the referral endpoints. */
export const createReferralHandlers = (): CallHandlers<CallsOf<'referral'>> => ({
  'referral.summary': async ({ tenant, site, member: { account } }) => {
    assertTrueAccount(account)
    const { deposited, staked, days, inviter, friend, turnover } = await referralsOf(tenant).getSettings()
    const { friends, rewarded, earned } = await referralsOf(tenant).getTotals(account.id)
    const formatAmount = (minor: bigint): string => formatDecimal(minor, site.exponent)
    return {
      code: await getOrCreateReferralCode(tenant, account.id),
      terms: {
        deposited: formatAmount(deposited),
        staked: formatAmount(staked),
        days,
        inviter: formatAmount(inviter),
        friend: formatAmount(friend),
        turnover,
      },
      friends: Number(friends),
      rewarded: Number(rewarded),
      earned: formatAmount(earned),
    }
  },
  'referral.friends': async ({ tenant, site, member: { account } }, { cursor, pageSize = defaultPageSize }) => {
    assertTrueAccount(account)
    const { days } = await referralsOf(tenant).getSettings()
    const found = await referralsOf(tenant).listPage(account.id, cursor, pageSize + 1)
    const page = found.slice(0, pageSize)
    const last = found.length > pageSize ? page.at(-1) : undefined
    return {
      friends: page.map((one) => ({
        id: one.seq.toString(),
        name: maskName(one.username),
        registeredAt: one.registered_at.toISOString(),
        state: referralStateOf(one, days),
        ...(one.amount !== null && { amount: formatDecimal(one.amount, site.exponent) }),
      })),
      ...(last && { next: last.seq.toString() }),
    }
  },
})

/** Returns an account's referral code, which is created on the first request and never changes. */
async function getOrCreateReferralCode(tenant: Tenant, account: string): Promise<string> {
  const referrals = referralsOf(tenant)
  for (;;) {
    const code = await referrals.findCode(account)
    if (code !== undefined) return code
    await referrals.insertCode(account, createReference('F').slice(0, 8))
  }
}

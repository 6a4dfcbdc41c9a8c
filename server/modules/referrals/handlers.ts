import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { maskName, assertRealAccount } from '../accounts/index.ts'
import type { ApiHandlers, EndpointsOf } from '../api-context/index.ts'
import { getReferralState } from './grant-referral-rewards.ts'
import { createReferralStore } from './store/referrals.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createReference } from '../secrets/index.ts'

const defaultPageSize = 20

/** Handlers of the referral endpoints. */
export const createReferralHandlers = (): ApiHandlers<EndpointsOf<'referral'>> => ({
  'referral.summary': async ({ tenant, site, member: { account } }) => {
    assertRealAccount(account)
    const { deposited, staked, days, inviter, friend, turnover } = await createReferralStore(tenant).getSettings()
    const { friends, rewarded, earned } = await createReferralStore(tenant).getTotals(account.id)
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
    assertRealAccount(account)
    const { days } = await createReferralStore(tenant).getSettings()
    const friendRecords = await createReferralStore(tenant).listPage(account.id, cursor, pageSize + 1)
    const page = friendRecords.slice(0, pageSize)
    const last = friendRecords.length > pageSize ? page.at(-1) : undefined
    return {
      friends: page.map((friend) => ({
        id: friend.seq.toString(),
        name: maskName(friend.username),
        registeredAt: friend.registered_at.toISOString(),
        state: getReferralState(friend, days),
        ...(friend.amount !== null && { amount: formatDecimal(friend.amount, site.exponent) }),
      })),
      ...(last && { next: last.seq.toString() }),
    }
  },
})

/** Returns an account's referral code. It is created on the first request and never changes. */
async function getOrCreateReferralCode(tenant: Tenant, account: string): Promise<string> {
  const referrals = createReferralStore(tenant)
  for (;;) {
    const code = await referrals.findCode(account)
    if (code !== undefined) return code
    await referrals.insertCode(account, createReference('F').slice(0, 8))
  }
}

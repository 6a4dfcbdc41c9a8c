import { gift, type Promises, statedPromises } from '../../../src/engine/rules/promises.ts'
import type { Tenant } from '../../database/tenant.ts'
import { referralsOf } from './store/referrals.ts'

/** What a friend that a player brings promises now. */
export async function referralPromises(tenant: Tenant): Promise<Promises> {
  const { inviter, friend, turnover } = await referralsOf(tenant).settings()
  return statedPromises({
    'referral.inviter': gift(inviter),
    'referral.friend': gift(friend),
    'referral.turnover': { kind: 'times', value: turnover },
  })
}

import { gift, type Promises, promisesOf, statedPromises } from '../src/engine/rules/promises.ts'
import { activityPromises } from './modules/activities/index.ts'
import type { CallContext } from './modules/calls/index.ts'
import { depositPromises } from './modules/deposits/index.ts'
import { payoutPromises } from './modules/payees/index.ts'
import { referralPromises } from './modules/referrals/index.ts'

/**
 * What a brand's rules promise now: what its files say, in place of which counts what the platform has started with and
 * an operator may have changed since.
 */
export async function readPromises({ tenant, brand: { config }, site }: Pick<CallContext, 'tenant' | 'brand' | 'site'>): Promise<Promises> {
  const [deposits, activities, payouts, referrals] = await Promise.all([
    depositPromises(tenant),
    activityPromises(tenant),
    payoutPromises(tenant, config),
    referralPromises(tenant),
  ])
  const filed = Object.entries(promisesOf(config)).filter(([name]) => !/^(?:bonus|activity|registration|referral)\./.test(name))
  return {
    ...Object.fromEntries(filed),
    ...statedPromises({
      'registration.bonus': gift(site.registration_bonus),
      'registration.turnover': { kind: 'times', value: site.bonus_turnover },
      'registration.days': site.bonus_days === null ? undefined : { kind: 'days', value: site.bonus_days },
    }),
    ...deposits,
    ...activities,
    ...payouts,
    ...referrals,
  }
}

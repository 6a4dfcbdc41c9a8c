import { type RuleValues, type RuleValue, createRuleValueGroup } from '../../../src/engine/rules/rule-values.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createActivityStore } from './store/activities.ts'

/** Returns the rule values of the enabled activities, which texts can quote. */
export async function getActivityRuleValues(tenant: Tenant): Promise<RuleValues> {
  const activities = await createActivityStore(tenant).list('enabled')
  return createRuleValueGroup(
    'activity',
    activities.map(
      ({ id, reward, amount, max_amount: maxAmount, turnover, claim_days: days, required_stakes: stakes, ticket_stake: stake }) => [
        id,
        {
          ...(reward === 'points' ? { points: { kind: 'number', value: Number(amount) } } : { amount: toAmountValue(amount) }),
          maxAmount: maxAmount === null ? undefined : toAmountValue(maxAmount),
          turnover: { kind: 'times', value: turnover },
          claimDays: days === null ? undefined : { kind: 'days', value: days },
          requiredStakes: toAmountValue(stakes),
          ticketStake: stake === null ? undefined : toAmountValue(stake),
        },
      ],
    ),
  )
}

const toAmountValue = (minor: bigint): RuleValue => ({ kind: 'amount', minor })

import { type Promises, type PromiseValue, createPromiseGroup } from '../../../src/engine/rules/promises.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createActivityStore } from './store/activities.ts'

/** Promises made by the activities that are enabled. */
export async function getActivityPromises(tenant: Tenant): Promise<Promises> {
  const activities = await createActivityStore(tenant).list('enabled')
  return createPromiseGroup(
    'activity',
    activities.map(({ id, reward, amount, max_amount: maxAmount, turnover, claim_days: days, needed, ticket_stake: stake }) => [
      id,
      {
        ...(reward === 'points' ? { points: { kind: 'number', value: Number(amount) } } : { amount: toAmountValue(amount) }),
        maxAmount: maxAmount === null ? undefined : toAmountValue(maxAmount),
        turnover: { kind: 'times', value: turnover },
        claimDays: days === null ? undefined : { kind: 'days', value: days },
        needed: toAmountValue(needed),
        ticketStake: stake === null ? undefined : toAmountValue(stake),
      },
    ]),
  )
}

const toAmountValue = (minor: bigint): PromiseValue => ({ kind: 'amount', minor })

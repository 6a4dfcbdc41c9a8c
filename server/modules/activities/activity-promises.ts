import { type Promises, type PromiseValue, promisesFrom } from '../../../src/engine/rules/promises.ts'
import type { Tenant } from '../../database/tenant.ts'
import { activitiesOf } from './store/activities.ts'

/** Promises made by the activities that are enabled. */
export async function activityPromises(tenant: Tenant): Promise<Promises> {
  const activities = await activitiesOf(tenant).list('enabled')
  return promisesFrom(
    'activity',
    activities.map(({ id, reward, amount, max_amount: maxAmount, turnover, claim_days: days, needed, ticket_stake: stake }) => [
      id,
      {
        ...(reward === 'points' ? { points: { kind: 'number', value: Number(amount) } } : { amount: money(amount) }),
        maxAmount: maxAmount === null ? undefined : money(maxAmount),
        turnover: { kind: 'times', value: turnover },
        claimDays: days === null ? undefined : { kind: 'days', value: days },
        needed: money(needed),
        ticketStake: stake === null ? undefined : money(stake),
      },
    ]),
  )
}

const money = (minor: bigint): PromiseValue => ({ kind: 'amount', minor })

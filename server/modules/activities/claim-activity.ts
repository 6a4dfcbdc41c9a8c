import { randomInt } from 'node:crypto'
import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import { promotionTitles } from '../content/index.ts'
import { claimWithin, type Gift, payReward } from '../rewards/index.ts'
import { enter, type Entrant } from './enter-activity.ts'
import type { ActivityView } from './activity-views.ts'
import { type ActivityRecord, activitiesOf } from './store/activities.ts'

/**
 * Pays what an activity has brought, or opens a red envelope, once; what was claimed is answered how it stands.
 * @throws CallError true_account_required, not_found, activity_closed
 */
export const claimActivity = (tenant: Tenant, entrant: Entrant, id: string): Promise<ActivityView> =>
  enter(tenant, entrant, id, async (trx, seen) => {
    const { state, reward, activity } = seen
    if (state === 'claimed' || state === 'issued') return
    if (state !== 'claim') throw new CallError('activity_closed')
    if (reward) {
      await claimWithin(trx, entrant.account.id, reward.id)
      return
    }
    const amount = await takeShare(trx, activity)
    if (amount === undefined) throw new CallError('activity_closed')
    const { account, site } = entrant
    const texts = await promotionTitles(trx, activity.id)
    await payReward(trx, toGift({ activity, period: seen.period, account: account.id, currency: site.currency, amount, texts }))
  })

/** What is given of an activity, counted against what there is in all; nothing where not so much is left. */
export async function takeShare(trx: Tenant, activity: ActivityRecord): Promise<bigint | undefined> {
  if (activity.kind !== 'envelope') return (await activitiesOf(trx).take(activity.id, 1n))?.amount
  const held = await activitiesOf(trx).lockById(activity.id)
  if (!held) return undefined
  const left = held.total === null ? undefined : held.total - held.given
  const drawn = drawBetween(held.amount, held.most_amount ?? held.amount)
  const amount = left !== undefined && left < drawn ? left : drawn
  return amount >= held.amount && (await activitiesOf(trx).take(held.id, amount)) ? amount : undefined
}

/**
 * A number from the least to the most, each as likely. A range that is wider than chance has numbers for is drawn in
 * steps.
 */
function drawBetween(min: bigint, max: bigint): bigint {
  const widest = 2n ** 47n
  const step = (max - min) / widest + 1n
  return min + BigInt(randomInt(Number((max - min) / step) + 1)) * step
}

interface Share extends Pick<Gift, 'account' | 'currency' | 'amount' | 'texts'> {
  readonly activity: ActivityRecord
  readonly period: string
}

/** A share of an activity as a reward. */
export const toGift = ({ activity: { id, reward, turnover, claim_days }, period, ...share }: Share): Gift => ({
  ...share,
  source: 'activity',
  name: id,
  key: period,
  kind: reward,
  turnover,
  ...(claim_days !== null && { expiresAt: new Date(Date.now() + claim_days * dayMilliseconds) }),
})

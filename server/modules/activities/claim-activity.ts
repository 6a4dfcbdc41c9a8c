import { randomInt } from 'node:crypto'
import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import { getPromotionTitles } from '../content/index.ts'
import { claimRewardInTransaction, type RewardGrant, payReward } from '../rewards/index.ts'
import { runActivityAction, type Entrant } from './enter-activity.ts'
import type { ActivityView } from './activity-views.ts'
import { type ActivityRecord, createActivityStore } from './store/activities.ts'

/**
 * Pays the reward of an activity, or opens a red envelope, once. Claiming again returns the current state.
 * @throws ApiError real_account_required, not_found, activity_closed, account_disabled
 */
export const claimActivity = (tenant: Tenant, entrant: Entrant, id: string): Promise<ActivityView> =>
  runActivityAction(tenant, entrant, id, async (trx, view) => {
    const { state, reward, activity } = view
    if (state === 'claimed' || state === 'issued') return
    if (state !== 'claim') throw new ApiError('activity_closed')
    if (reward) {
      await claimRewardInTransaction(trx, entrant.account.id, reward.id)
      return
    }
    const amount = await reserveReward(trx, activity)
    if (amount === undefined) throw new ApiError('activity_closed')
    const { account, site } = entrant
    const texts = await getPromotionTitles(trx, activity.id)
    await payReward(trx, toRewardGrant({ activity, period: view.period, account: account.id, currency: site.currency, amount, texts }))
  })

/**
 * Takes one reward out of the activity's total and returns its amount, which is random for an envelope; `undefined` if
 * too little is left.
 */
export async function reserveReward(trx: Tenant, activity: ActivityRecord): Promise<bigint | undefined> {
  if (activity.kind !== 'envelope') return (await createActivityStore(trx).reserve(activity.id, 1n))?.amount
  const activityRow = await createActivityStore(trx).lockById(activity.id)
  if (!activityRow) return undefined
  const remaining = activityRow.total === null ? undefined : activityRow.total - activityRow.given
  const drawnAmount = drawBetween(activityRow.amount, activityRow.max_amount ?? activityRow.amount)
  const amount = remaining !== undefined && remaining < drawnAmount ? remaining : drawnAmount
  return amount >= activityRow.amount && (await createActivityStore(trx).reserve(activityRow.id, amount)) ? amount : undefined
}

/**
 * Draws a number from `min` to `max`, both included, with equal probability. If the range is wider than that of the
 * random source, only equally spaced numbers are drawn.
 */
function drawBetween(min: bigint, max: bigint): bigint {
  const maxSpan = 2n ** 47n
  const step = (max - min) / maxSpan + 1n
  return min + BigInt(randomInt(Number((max - min) / step) + 1)) * step
}

/** A reward taken out of the total of an activity. */
interface ReservedReward extends Pick<RewardGrant, 'account' | 'currency' | 'amount' | 'texts'> {
  readonly activity: ActivityRecord
  readonly period: string
}

/** Converts a reserved reward of an activity to the grant of the reward. */
export const toRewardGrant = ({ activity: { id, reward, turnover, claim_days }, period, ...reserved }: ReservedReward): RewardGrant => ({
  ...reserved,
  source: 'activity',
  name: id,
  key: period,
  kind: reward,
  turnover,
  ...(claim_days !== null && { expiresAt: new Date(Date.now() + claim_days * dayMilliseconds) }),
})

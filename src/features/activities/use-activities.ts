import type { Activity } from '../../generated/api.ts'
import { type Query, useEngine, useQuery, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatPoints } from '../money/index.ts'

/**
 * Activities of promotions for the current user, as a shared query. `findByPromotion` returns the activity of a
 * promotion; `undefined` if it has none or the query has no result yet.
 */
export function useActivities(): Query<unknown> & { findByPromotion(promotionId: string): Activity | undefined } {
  const { supports } = useEngine()
  const query = useQuery('activities', async ({ activity }) => (supports('activity.list') ? activity.list() : { activities: [] }))
  return { ...query, findByPromotion: (promotionId) => query.value?.activities.find(({ id }) => id === promotionId) }
}

/** Formats the reward of an activity as money or points; that of an unopened red envelope as a range. */
export function useFormatActivityReward(): (activity: Pick<Activity, 'rewardKind' | 'amount' | 'maxAmount'>) => string {
  const formatPoints = useFormatPoints()
  const formatAmount = useFormatAmount()
  const text = useText()
  return ({ rewardKind, amount, maxAmount }) => {
    const formatValue = (value: string): string =>
      rewardKind === 'money'
        ? formatAmount.plain(value)
        : text('points_price', { count: Number(value), points: formatPoints(Number(value)) })
    return maxAmount === undefined
      ? formatValue(amount)
      : text('activity_brings_between', { min: formatValue(amount), max: formatValue(maxAmount) })
  }
}

import type { Activity } from '../../generated/api.ts'
import { type Query, useEngine, useQuery, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatPoints } from '../money/index.ts'

/** Activities of promotions for the current user, as a shared query; `of` returns that of a promotion. */
export function useActivities(): Query<unknown> & { of(promotion: string): Activity | undefined } {
  const { supports } = useEngine()
  const answer = useQuery('activities', async ({ activity }) => (supports('activity.list') ? activity.list() : { activities: [] }))
  return { ...answer, of: (promotion) => answer.value?.activities.find(({ id }) => id === promotion) }
}

/** Formats the reward of an activity as money or points; of an envelope as a range. */
export function useFormatActivityReward(): (activity: Pick<Activity, 'rewardKind' | 'amount' | 'maxAmount'>) => string {
  const writePoints = useFormatPoints()
  const write = useFormatAmount()
  const text = useText()
  return ({ rewardKind, amount, maxAmount }) => {
    const one = (much: string): string =>
      rewardKind === 'money' ? write.plain(much) : text('points_price', { count: Number(much), points: writePoints(Number(much)) })
    return maxAmount === undefined ? one(amount) : text('activity_brings_between', { min: one(amount), max: one(maxAmount) })
  }
}

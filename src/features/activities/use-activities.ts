import type { Activity } from '../../generated/api.ts'
import { type Query, useQuery, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatPoints } from '../money/index.ts'

/**
 * The activities of promotions as they are for who looks, shared by whatever shows some of them; `of` finds that of a
 * promotion.
 */
export function useActivities(): Query<unknown> & { of(promotion: string): Activity | undefined } {
  const answer = useQuery('activities', ({ activity }) => activity.list())
  return { ...answer, of: (promotion) => answer.value?.activities.find(({ id }) => id === promotion) }
}

/** What an activity brings, as money or as points; of an envelope from the least to the most. */
export function useFormatActivityReward(): (activity: Pick<Activity, 'rewardKind' | 'amount' | 'mostAmount'>) => string {
  const writePoints = useFormatPoints()
  const write = useFormatAmount()
  const text = useText()
  return ({ rewardKind, amount, mostAmount }) => {
    const one = (much: string): string =>
      rewardKind === 'money' ? write.plain(much) : text('points_price', { count: Number(much), points: writePoints(Number(much)) })
    return mostAmount === undefined ? one(amount) : text('activity_brings_between', { least: one(amount), most: one(mostAmount) })
  }
}

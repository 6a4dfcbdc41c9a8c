import type { Activity } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { useWriteAmount, useWritePoints } from '../money/index.ts'

/** What an activity brings, as money or as points; of an envelope from the least to the most. */
export function useWriteShare(): (activity: Pick<Activity, 'rewardKind' | 'amount' | 'mostAmount'>) => string {
  const writePoints = useWritePoints()
  const write = useWriteAmount()
  const text = useText()
  return ({ rewardKind, amount, mostAmount }) => {
    const one = (much: string): string =>
      rewardKind === 'money' ? write.plain(much) : text('points_price', { count: Number(much), points: writePoints(Number(much)) })
    return mostAmount === undefined ? one(amount) : text('activity_brings_between', { least: one(amount), most: one(mostAmount) })
  }
}

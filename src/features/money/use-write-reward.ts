import type { GivenReward } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { useWriteAmount } from './use-write-amount.ts'
import { useWritePoints } from './use-write-points.ts'

/** What a reward is, as money or as points. */
export function useWriteReward(): (reward: Pick<GivenReward, 'kind' | 'amount'>) => string {
  const writePoints = useWritePoints()
  const write = useWriteAmount()
  const text = useText()
  return ({ kind, amount }) =>
    kind === 'money' ? write.plain(amount) : text('points_price', { count: Number(amount), points: writePoints(Number(amount)) })
}

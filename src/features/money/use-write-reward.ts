import type { GivenReward } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { useWriteAmount } from './use-write-amount.ts'
import { useWritePoints } from './use-write-points.ts'

/** What a reward is, as money, as points or as free spins: those that are left, or all of them once none is. */
export function useWriteReward(): (reward: Pick<GivenReward, 'kind' | 'amount' | 'freeSpins'>) => string {
  const writePoints = useWritePoints()
  const write = useWriteAmount()
  const text = useText()
  return ({ kind, amount, freeSpins }) => {
    if (freeSpins) return text('rewards_spins', { count: freeSpins.left || freeSpins.count })
    return kind === 'money' ? write.plain(amount) : text('points_price', { count: Number(amount), points: writePoints(Number(amount)) })
  }
}

import type { ActivityState } from '../../../src/generated/api.ts'

/** Facts that determine the state of an activity for one player. */
export interface ActivityFacts {
  readonly now: Date
  readonly opensAt: Date
  readonly closesAt: Date | null
  readonly kind: 'join' | 'apply' | 'envelope' | 'raffle'
  /** Whether the player is eligible and the total of the activity is not used up. */
  readonly canEnter: boolean
  readonly entry?: 'joined' | 'applying' | 'process' | 'approved' | 'rejected' | undefined
  /** The reward for this entry, and whether it is paid automatically. */
  readonly reward?: { readonly state: 'ready' | 'claimed' | 'expired'; readonly isAutomatic: boolean } | undefined
  /** Stakes required after joining, and stakes since joining; minor units. */
  readonly requiredStakes: bigint
  readonly staked: bigint
  /** Remaining draws of a raffle. */
  readonly tickets: number
}

/**
 * Determines the state of an activity for a player. A reward takes precedence over an application, and an application
 * over the opening time: applicants see the decision even after the activity closes, whereas players who joined must
 * claim before it closes.
 */
export function getActivityState(facts: ActivityFacts): ActivityState {
  const { now, opensAt, closesAt, kind, canEnter, entry, reward, requiredStakes, staked, tickets } = facts
  if (reward?.state === 'claimed') return reward.isAutomatic ? 'issued' : 'claimed'
  if (reward) return reward.state === 'ready' ? 'claim' : 'close'
  if (entry === 'applying' || entry === 'process' || entry === 'rejected') return entry
  if (now < opensAt) return 'coming'
  const isOver = closesAt !== null && now >= closesAt
  if (isOver || !canEnter || entry === 'approved') return 'close'
  if (entry === 'joined') return staked >= requiredStakes ? 'claim' : staked > 0n ? 'process' : 'joined'
  if (kind === 'raffle' && tickets === 0) return 'joined'
  return kind === 'envelope' ? 'claim' : 'join'
}

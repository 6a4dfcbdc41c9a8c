import type { ActivityState } from '../../../src/generated/api.ts'

/** All that says how an activity stands for somebody. */
export interface ActivityFacts {
  readonly now: Date
  readonly opensAt: Date
  readonly closesAt: Date | null
  readonly kind: 'join' | 'apply' | 'envelope' | 'raffle'
  /** Whether it is for them, and something is left. */
  readonly mayEnter: boolean
  readonly entry?: 'joined' | 'applying' | 'process' | 'approved' | 'rejected' | undefined
  /** What came of it, and whether that is paid by itself. */
  readonly reward?: { readonly state: 'ready' | 'claimed' | 'expired'; readonly byItself: boolean } | undefined
  /** What has to be staked after joining, and what was; minor units. */
  readonly needed: bigint
  readonly staked: bigint
  /** Draws of a raffle that are left. */
  readonly tickets: number
}

/**
 * What somebody may do at an activity now, or what has become of it. A reward says it first, then an application, then
 * the time: who has applied hears of it after the activity has closed; who has joined has until then.
 */
export function activityState(facts: ActivityFacts): ActivityState {
  const { now, opensAt, closesAt, kind, mayEnter, entry, reward, needed, staked, tickets } = facts
  if (reward?.state === 'claimed') return reward.byItself ? 'issued' : 'claimed'
  if (reward) return reward.state === 'ready' ? 'claim' : 'close'
  if (entry === 'applying' || entry === 'process' || entry === 'rejected') return entry
  if (now < opensAt) return 'coming'
  const isOver = closesAt !== null && now >= closesAt
  if (isOver || !mayEnter || entry === 'approved') return 'close'
  if (entry === 'joined') return staked >= needed ? 'claim' : staked > 0n ? 'process' : 'joined'
  if (kind === 'raffle' && tickets === 0) return 'joined'
  return kind === 'envelope' ? 'claim' : 'join'
}

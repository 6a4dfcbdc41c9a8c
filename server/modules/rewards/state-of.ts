import type { RewardRecord, RewardState } from './store/rewards.ts'

/** How a reward stands at a moment. */
export const stateOf = ({ claimed_at, expires_at }: Pick<RewardRecord, 'claimed_at' | 'expires_at'>, now = new Date()): RewardState =>
  claimed_at !== null ? 'claimed' : expires_at !== null && expires_at <= now ? 'expired' : 'ready'

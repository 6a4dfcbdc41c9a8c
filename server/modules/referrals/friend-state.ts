import { dayMilliseconds } from '../../../src/engine/rules/time/durations.ts'
import type { ReferralRecord } from './store/referrals.ts'

/** How it stands with a friend who has so many days. */
export function friendState(
  { own, rewarded_at, registered_at }: Pick<ReferralRecord, 'own' | 'rewarded_at' | 'registered_at'>,
  days: number,
  now = new Date(),
): 'waiting' | 'rewarded' | 'over' | 'own' {
  if (own) return 'own'
  if (rewarded_at !== null) return 'rewarded'
  return registered_at.getTime() + days * dayMilliseconds > now.getTime() ? 'waiting' : 'over'
}

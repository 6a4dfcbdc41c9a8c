import { expect, it } from 'vitest'
import { getReferralState } from './grant-referral-rewards.ts'

it('gives a friend exactly the configured number of days to qualify', () => {
  const registered_at = new Date('2026-05-01T12:00:00Z')
  const friend = { self_referral: false, rewarded_at: null, registered_at }
  const end = new Date('2026-05-31T12:00:00Z')
  expect(getReferralState(friend, 30, new Date(end.getTime() - 1))).toBe('pending')
  expect(getReferralState(friend, 30, end)).toBe('expired')
  expect(getReferralState({ ...friend, rewarded_at: registered_at }, 30, end)).toBe('rewarded')
  expect(getReferralState({ ...friend, rewarded_at: registered_at, self_referral: true }, 30, end)).toBe('self-referral')
})

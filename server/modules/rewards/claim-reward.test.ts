import { expect, it } from 'vitest'
import { getRewardState } from './claim-reward.ts'

it('expires a reward exactly at its expiry time unless it was claimed', () => {
  const moment = new Date('2026-05-01T12:00:00Z')
  const before = new Date(moment.getTime() - 1)
  expect(getRewardState({ claimed_at: null, expires_at: moment }, before)).toBe('ready')
  expect(getRewardState({ claimed_at: null, expires_at: moment }, moment)).toBe('expired')
  expect(getRewardState({ claimed_at: before, expires_at: moment }, moment)).toBe('claimed')
  expect(getRewardState({ claimed_at: null, expires_at: null }, moment)).toBe('ready')
})

import { expect, it } from 'vitest'
import { getRewardState } from './claim-reward.ts'

it('expires a reward exactly at its expiry time unless it was claimed', () => {
  const expiresAt = new Date('2026-05-01T12:00:00Z')
  const beforeExpiry = new Date(expiresAt.getTime() - 1)
  expect(getRewardState({ claimed_at: null, expires_at: expiresAt }, beforeExpiry)).toBe('ready')
  expect(getRewardState({ claimed_at: null, expires_at: expiresAt }, expiresAt)).toBe('expired')
  expect(getRewardState({ claimed_at: beforeExpiry, expires_at: expiresAt }, expiresAt)).toBe('claimed')
  expect(getRewardState({ claimed_at: null, expires_at: null }, expiresAt)).toBe('ready')
})

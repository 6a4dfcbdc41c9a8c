import { describe, expect, it } from 'vitest'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { listDemoClaims } from './mission-claims.ts'

describe('listDemoClaims', () => {
  it('lists claims of last week only for friends who registered before last week began', () => {
    const friends = { newest: { daysAgo: 2 }, recent: { daysAgo: 13 }, older: { daysAgo: 14 }, oldest: { daysAgo: 47 } }
    const missions = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { period: 'week', measure: 'stake' }]))
    const config = { platform: { missions, accounts: { player: { historyDays: 60 } }, referral: { friends } } } as unknown as MerchantConfig
    const listUsernames = (when: string) => [
      ...new Set(listDemoClaims(config).flatMap((claim) => (claim.when === when ? [claim.username] : []))),
    ]
    expect(listUsernames('lastWeek')).toEqual(['player', 'older', 'oldest'])
    expect(listUsernames('thisWeek')).toEqual(['newest', 'recent', 'older', 'oldest'])
  })
})

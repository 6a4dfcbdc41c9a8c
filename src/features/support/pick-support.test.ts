import { describe, expect, it } from 'vitest'
import settings from '../../../merchants/base/settings.json' with { type: 'json' }
import { smallMember } from '../../engine/testing/small-site.ts'
import { pickSupport } from './pick-support.ts'

/** The rank threshold of the base brand. */
const { vipAboveRank } = settings.customerService
const services = (['LIVECHAT', 'VIP'] as const).map((csType) => ({ csType, title: csType, path: `https://${csType}.example/` }))
const createMemberOfRank = (rankLevel: number) => ({ ...smallMember(0), clubLabel: { labelName: 'Gold', rankLevel } })

describe('pickSupport', () => {
  it('returns the VIP service for a rank above 4 (R-CUSTOMER-SERVICE-03)', () => {
    expect(pickSupport('AUTO', services, createMemberOfRank(5), vipAboveRank)?.csType).toBe('VIP')
  })

  it('returns live chat for all others (R-CUSTOMER-SERVICE-04)', () => {
    expect(pickSupport('AUTO', services, createMemberOfRank(4), vipAboveRank)?.csType).toBe('LIVECHAT')
    expect(pickSupport('AUTO', services, undefined, vipAboveRank)?.csType).toBe('LIVECHAT')
  })

  it('falls back to live chat if there is no VIP service', () => {
    expect(pickSupport('AUTO', services.slice(0, 1), createMemberOfRank(9), vipAboveRank)?.csType).toBe('LIVECHAT')
  })

  it('returns undefined if the requested kind is missing', () => {
    expect(pickSupport('FACEBOOK', services, undefined, vipAboveRank)).toBeUndefined()
  })
})

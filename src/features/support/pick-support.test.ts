import { describe, expect, it } from 'vitest'
import settings from '../../../merchants/base/settings.json' with { type: 'json' }
import { smallMember } from '../../engine/testing/small-site.ts'
import { pickSupport } from './pick-support.ts'

/** Of the base brand. */
const { vipAboveRank } = settings.customerService
const services = (['LIVECHAT', 'VIP'] as const).map((csType) => ({ csType, title: csType, path: `https://${csType}.example/` }))
const ranked = (rankLevel: number) => ({ ...smallMember(0), clubLabel: { labelName: 'Gold', rankLevel } })

describe('pickSupport', () => {
  it('is the VIP service for a rank above 4 (R-CUSTOMER-SERVICE-03)', () => {
    expect(pickSupport('AUTO', services, ranked(5), vipAboveRank)?.csType).toBe('VIP')
  })

  it('is live chat for all others (R-CUSTOMER-SERVICE-04)', () => {
    expect(pickSupport('AUTO', services, ranked(4), vipAboveRank)?.csType).toBe('LIVECHAT')
    expect(pickSupport('AUTO', services, undefined, vipAboveRank)?.csType).toBe('LIVECHAT')
  })

  it('falls back to live chat if there is no VIP service', () => {
    expect(pickSupport('AUTO', services.slice(0, 1), ranked(9), vipAboveRank)?.csType).toBe('LIVECHAT')
  })

  it('returns nothing if the requested kind is missing', () => {
    expect(pickSupport('FACEBOOK', services, undefined, vipAboveRank)).toBeUndefined()
  })
})

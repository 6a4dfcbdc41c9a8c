import { describe, expect, it } from 'vitest'
import type { CustomerService } from '../../generated/api.ts'
import { listServices } from './list-services.ts'

const all: CustomerService[] = (['FACEBOOK', 'VIP', 'LIVECHAT'] as const).map((csType) => ({ csType, title: csType, path: '/' }))

describe('listServices', () => {
  it('has live chat first, and no VIP service, for a rank up to the threshold', () => {
    expect(listServices(all, 4, 4)).toEqual(['LIVECHAT', 'FACEBOOK'])
    expect(listServices(all, undefined, 4)).toEqual(['LIVECHAT', 'FACEBOOK'])
  })

  it('has the VIP service first for a rank above it', () => {
    expect(listServices(all, 5, 4)).toEqual(['VIP', 'LIVECHAT', 'FACEBOOK'])
  })

  it('puts the requested service first, unless it does not exist or is not for this visitor', () => {
    expect(listServices(all, 5, 4, 'FACEBOOK')).toEqual(['FACEBOOK', 'VIP', 'LIVECHAT'])
    expect(listServices(all, 1, 4, 'VIP')).toEqual(['LIVECHAT', 'FACEBOOK'])
    expect(listServices([], 5, 4, 'VIP')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { CustomerService } from '../../generated/api.ts'
import { listServices } from './list-services.ts'

const services: CustomerService[] = (['FACEBOOK', 'VIP', 'LIVECHAT'] as const).map((csType) => ({ csType, title: csType, path: '/' }))

describe('listServices', () => {
  it('lists live chat first, and no VIP service, for a rank up to the threshold', () => {
    expect(listServices(services, 4, 4)).toEqual(['LIVECHAT', 'FACEBOOK'])
    expect(listServices(services, undefined, 4)).toEqual(['LIVECHAT', 'FACEBOOK'])
  })

  it('lists the VIP service first for a rank above the threshold', () => {
    expect(listServices(services, 5, 4)).toEqual(['VIP', 'LIVECHAT', 'FACEBOOK'])
  })

  it('lists the requested service first if the platform has it and the rank permits it', () => {
    expect(listServices(services, 5, 4, 'FACEBOOK')).toEqual(['FACEBOOK', 'VIP', 'LIVECHAT'])
    expect(listServices(services, 1, 4, 'VIP')).toEqual(['LIVECHAT', 'FACEBOOK'])
    expect(listServices([], 5, 4, 'VIP')).toEqual([])
  })
})

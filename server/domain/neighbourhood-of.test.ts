import { describe, expect, it } from 'vitest'
import { neighbourhoodOf } from './neighbourhood-of.ts'

describe('neighbourhoodOf', () => {
  it('is the first three numbers of an IPv4 address, however that is written', () => {
    expect(neighbourhoodOf('203.0.113.7')).toBe('203.0.113.0/24')
    expect(neighbourhoodOf('::ffff:203.0.113.7')).toBe('203.0.113.0/24')
    expect(neighbourhoodOf('::1')).toBe('127.0.0.0/24')
  })

  it('is the first 48 bits of an IPv6 address', () => {
    expect(neighbourhoodOf('2001:db8:7:9::1')).toBe('2001:db8:7::/48')
    expect(neighbourhoodOf('2001:db8::1')).toBe('2001:db8:0::/48')
  })
})

import { describe, expect, it } from 'vitest'
import { getWiderNetwork, getNetwork } from './get-network.ts'

describe('getNetwork', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['::1', '127.0.0.1'],
    ['0:0:0:0:0:0:0:1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['127.0.0.2', '127.0.0.2'],
    ['::2', '0:0:0:0::/64'],
    ['1::1', '1:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['010.0.0.1', '010.0.0.1'],
    ['127.1', '127.1'],
    ['not-an-address', 'not-an-address'],
  ])('reduces %s to %s', (address, network) => {
    expect(getNetwork(address)).toBe(network)
  })
})

describe('getWiderNetwork', () => {
  it('is the first three octets of an IPv4 address, in any notation', () => {
    expect(getWiderNetwork('203.0.113.7')).toBe('203.0.113.0/24')
    expect(getWiderNetwork('::ffff:203.0.113.7')).toBe('203.0.113.0/24')
    expect(getWiderNetwork('::1')).toBe('127.0.0.0/24')
  })

  it('is the first 48 bits of an IPv6 address', () => {
    expect(getWiderNetwork('2001:db8:7:9::1')).toBe('2001:db8:7::/48')
    expect(getWiderNetwork('2001:db8::1')).toBe('2001:db8:0::/48')
  })
})

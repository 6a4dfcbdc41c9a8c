import { describe, expect, it } from 'vitest'
import { resolveCountry } from './country.ts'

const findNoCountry = () => undefined

describe('resolveCountry', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fe80::1', 'fd00::1'])(
    'assigns %s to the local country',
    (address) => {
      expect(resolveCountry(address, 'VN', () => 'DE')).toBe('VN')
    },
  )

  it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8'])('returns the country that is found for %s', (address) => {
    expect(resolveCountry(address, 'VN', () => 'DE')).toBe('DE')
  })

  it('returns ZZ for an address without a known country', () => {
    expect(resolveCountry('8.8.8.8', 'VN', findNoCountry)).toBe('ZZ')
    expect(resolveCountry('not an address', 'VN', findNoCountry)).toBe('ZZ')
  })
})

import { describe, expect, it } from 'vitest'
import { countryOf } from './country.ts'

const unknownCountry = () => undefined

describe('countryOf', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fe80::1', 'fd00::1'])(
    'assigns %s to the local country',
    (address) => {
      expect(countryOf(address, 'VN', () => 'DE')).toBe('VN')
    },
  )

  it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8'])('looks up the country of %s', (address) => {
    expect(countryOf(address, 'VN', () => 'DE')).toBe('DE')
  })

  it('returns ZZ for an address without a known country', () => {
    expect(countryOf('8.8.8.8', 'VN', unknownCountry)).toBe('ZZ')
    expect(countryOf('not an address', 'VN', unknownCountry)).toBe('ZZ')
  })
})

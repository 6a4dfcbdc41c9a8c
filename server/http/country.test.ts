import { describe, expect, it } from 'vitest'
import { countryOf } from './country.ts'

const nobody = () => undefined

describe('countryOf', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fe80::1', 'fd00::1'])(
    'takes %s for the local country',
    (address) => {
      expect(countryOf(address, 'VN', () => 'DE')).toBe('VN')
    },
  )

  it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8'])('asks where %s is', (address) => {
    expect(countryOf(address, 'VN', () => 'DE')).toBe('DE')
  })

  it('says ZZ, which no country has, of an address that nobody can place', () => {
    expect(countryOf('8.8.8.8', 'VN', nobody)).toBe('ZZ')
    expect(countryOf('not an address', 'VN', nobody)).toBe('ZZ')
  })
})

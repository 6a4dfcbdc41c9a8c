import { BlockList, isIP } from 'node:net'

/**
 * Returns the two-letter country of an address, from the address or from a header of a trusted proxy; `undefined` if it
 * is unknown.
 */
export type CountryLookup = (address: string, headers: Readonly<Record<string, string | string[] | undefined>>) => string | undefined

/**
 * The country of an address that cannot be located. An operator can restrict it to block visitors of unknown origin.
 */
const unknownCountry = 'ZZ'

const here = new BlockList()
here.addSubnet('127.0.0.0', 8, 'ipv4')
here.addSubnet('10.0.0.0', 8, 'ipv4')
here.addSubnet('172.16.0.0', 12, 'ipv4')
here.addSubnet('192.168.0.0', 16, 'ipv4')
here.addSubnet('169.254.0.0', 16, 'ipv4')
here.addAddress('::1', 'ipv6')
here.addSubnet('fc00::', 7, 'ipv6')
here.addSubnet('fe80::', 10, 'ipv6')

/** Returns `local` for addresses of this machine and of private networks, and the result of `lookUp` for others. */
export function countryOf(address: string, local: string, lookUp: (address: string) => string | undefined): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(plain)
  if (kind !== 0 && here.check(plain, kind === 4 ? 'ipv4' : 'ipv6')) return local
  return lookUp(plain) ?? unknownCountry
}

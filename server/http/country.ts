import { BlockList, isIP } from 'node:net'

/**
 * The country of an address, in two letters, from the address or from what a trusted proxy adds; `undefined` where it
 * is not known.
 */
export type CountryLookup = (address: string, headers: Readonly<Record<string, string | string[] | undefined>>) => string | undefined

/** The country of an address that nobody can place. An operator who wants nobody without a country in restricts it. */
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

/** Addresses of this machine and of private networks count as `local`; for others `lookUp` is asked. */
export function countryOf(address: string, local: string, lookUp: (address: string) => string | undefined): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const kind = isIP(plain)
  if (kind !== 0 && here.check(plain, kind === 4 ? 'ipv4' : 'ipv6')) return local
  return lookUp(plain) ?? unknownCountry
}

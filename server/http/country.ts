import { BlockList, isIP } from 'node:net'

/**
 * Returns the two-letter country of an address, from the address or from a header of a trusted proxy; `undefined` if it
 * is unknown.
 */
export type CountryLookup = (address: string, headers: Readonly<Record<string, string | string[] | undefined>>) => string | undefined

/** Code for an address that cannot be located. An operator can restrict it to block visitors of unknown origin. */
const unknownCountry = 'ZZ'

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4')
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4')
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4')
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4')
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Returns `localCountry` for addresses of this machine and of private networks, and the result of `lookUp` for others;
 * `ZZ` if that is unknown.
 */
export function resolveCountry(address: string, localCountry: string, lookUp: (address: string) => string | undefined): string {
  const normalized = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const ipVersion = isIP(normalized)
  if (ipVersion !== 0 && privateNetworks.check(normalized, ipVersion === 4 ? 'ipv4' : 'ipv6')) return localCountry
  return lookUp(normalized) ?? unknownCountry
}

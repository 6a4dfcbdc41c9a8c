import ipaddr from 'ipaddr.js'

/**
 * Returns the part of an IP address that identifies a visitor: a whole IPv4 address (also IPv4-mapped), or the /64
 * network of an IPv6 address, because a visitor usually has a whole /64. Both loopback addresses give the same result.
 * Text that is not an address is returned unchanged.
 */
export function getNetwork(address: string): string {
  const parsed = parseAddress(address)
  if (!parsed) return address
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : `${formatFirstGroups(parsed, 4)}::/64`
}

/**
 * Returns the block that a provider typically assigns to one customer: the /24 network of an IPv4 address, or the /48
 * network of an IPv6 address. Text that is not an address is returned unchanged.
 */
export function getWiderNetwork(address: string): string {
  const parsed = parseAddress(address)
  if (!parsed) return address
  return parsed instanceof ipaddr.IPv4 ? `${parsed.octets.slice(0, 3).join('.')}.0/24` : `${formatFirstGroups(parsed, 3)}::/48`
}

const loopbackAddress = ipaddr.IPv4.parse('127.0.0.1')

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 && parsed.range() === 'loopback' ? loopbackAddress : parsed
}

const formatFirstGroups = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')

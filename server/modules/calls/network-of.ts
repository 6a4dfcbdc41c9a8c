import ipaddr from 'ipaddr.js'

/**
 * The part of an address that one visitor has: all of an IPv4 address, also of one that is written as IPv6; the first
 * 64 bits of an IPv6 one, of which everybody has a whole network to choose from. This machine is one place, by
 * whichever of the two it is spoken to. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  const parsed = parse(address)
  if (!parsed) return address
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : `${firstGroups(parsed, 4)}::/64`
}

/** The network that addresses are rented by: the 256 addresses of an IPv4 one, and the first 48 bits of an IPv6 one. */
export function neighbourhoodOf(address: string): string {
  const parsed = parse(address)
  if (!parsed) return address
  return parsed instanceof ipaddr.IPv4 ? `${parsed.octets.slice(0, 3).join('.')}.0/24` : `${firstGroups(parsed, 3)}::/48`
}

const thisMachine = ipaddr.IPv4.parse('127.0.0.1')

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 && parsed.range() === 'loopback' ? thisMachine : parsed
}

const firstGroups = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')

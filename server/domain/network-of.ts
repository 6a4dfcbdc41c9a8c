import { isIPv6 } from 'node:net'

/**
 * The part of an address that one visitor has: all of an IPv4 address, also of one that is written as IPv6; the first 64 bits of an IPv6 one, of which everybody has a whole network to
 * choose from. This machine is one place, by whichever of the two it is spoken to.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  const front = groups.slice(0, 6).join(':')
  if (front === '0:0:0:0:0:65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  if (front === '0:0:0:0:0:0' && high === 0 && low === 1) return '127.0.0.1'
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [front = [], back] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = back === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...(back ?? [])].map((group) => Number.parseInt(group, 16))
}

import { networkOf } from './network-of.ts'

/** The network that addresses are rented by: the 256 addresses of an IPv4 one, and the first 48 bits of an IPv6 one. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address)
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24')
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}

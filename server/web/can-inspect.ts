import type { FastifyRequest } from 'fastify'
import { getRequestHost } from './request.ts'
import type { IncomingHttpHeaders } from 'node:http'

const loopbackPattern = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Headers that proxies add. A direct request from this machine has none of them. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether an address is a loopback address; `false` if it is unknown. */
export const isLoopback = (address: string | undefined): boolean => loopbackPattern.test(address ?? '')

/** Whether a request has a proxy header. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean => proxyHeaders.some((name) => headers[name] !== undefined)

/** How a server can be reached, which decides whether the inspector may be used. */
export interface Reachability {
  /** Addresses that the server listens on; a string for a Unix socket, empty while it does not listen. */
  readonly addresses: readonly (string | { readonly address: string })[]
  /** Whether the settings of the server name a trusted proxy. */
  readonly hasTrustedProxy: boolean
}

/**
 * Whether a request may use the inspector during development: the server listens on loopback addresses only and
 * trusts no proxy, and the request comes from this machine. `false` if any of this is unknown.
 */
export function canInspect(request: FastifyRequest, { addresses, hasTrustedProxy }: Reachability): boolean {
  const isLoopbackOnly =
    addresses.length > 0 && addresses.every((listenAddress) => typeof listenAddress === 'object' && isLoopback(listenAddress.address))
  return isLoopbackOnly && !hasTrustedProxy && isLocalRequest(request)
}

/** Whether a request comes from this machine, uses a local host name and has no proxy header. */
export const isLocalRequest = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress) && isLocalName(getRequestHost(request)) && !isForwarded(request.headers)

/** Whether a host name always resolves to this machine. */
const isLocalName = (host: string): boolean => /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

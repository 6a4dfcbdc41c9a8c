import type { FastifyRequest } from 'fastify'
import { hostOf } from './request.ts'
import type { IncomingHttpHeaders } from 'node:http'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** What proxies add; a request of this machine's own has none of it. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether an address is this machine's own. One that is not known is not. */
export const isLoopback = (address: string | undefined): boolean => loopback.test(address ?? '')

/** Whether a request says of itself that it has come through a proxy. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean => forwarded.some((name) => headers[name] !== undefined)

/** What of a listening server and its proxies decides whether anybody may inspect. */
export interface Reach {
  /** Where it listens, a text for a socket that is a file; nothing while it does not. */
  readonly addresses: readonly (string | { readonly address: string })[]
  /** Whether it stands behind a proxy, by its settings. */
  readonly proxied: boolean
}

/**
 * Whether a request may inspect while a site is developed: the server listens on this machine's own addresses alone and
 * trusts no proxy, and the request is this machine's own. Whatever is not known counts as no.
 */
export function mayInspect(request: FastifyRequest, { addresses, proxied }: Reach): boolean {
  const ours = addresses.length > 0 && addresses.every((one) => typeof one === 'object' && isLoopback(one.address))
  return ours && !proxied && isOwnRequest(request)
}

/**
 * Whether a request comes from this machine, to a name of this machine, and says of no proxy that it has come past it.
 */
export const isOwnRequest = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress) && isOwnName(hostOf(request)) && !isForwarded(request.headers)

/** A name that no resolver leads elsewhere. */
const isOwnName = (host: string): boolean => /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

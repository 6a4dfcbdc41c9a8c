import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseCookie } from 'cookie'

/** The part of a request that determines its host. */
interface RequestWithHeaders {
  readonly headers: IncomingHttpHeaders
}

/**
 * Returns the host of a request in lower case, without its port and without the trailing dot of a fully qualified name.
 */
export function getRequestHost({ headers }: RequestWithHeaders): string {
  const host = (headers.host ?? '').toLowerCase()
  return stripTrailingDot(host.replace(/:\d+$/, ''))
}

/** Removes the trailing dot of a host name. */
export const stripTrailingDot = (host: string): string => host.replace(/\.$/, '')

/**
 * Returns the origin of a request as the browser sees it. Its host is from the `Host` header, by which the brand is
 * looked up. `X-Forwarded-Host` is ignored: proxies pass on what clients send.
 */
export function getRequestOrigin(request: RequestWithHeaders & { readonly protocol: string }): string {
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  const host = (request.headers.host ?? '').toLowerCase().replace(/\.(?=(?::\d+)?$)/, '')
  const origin = `${scheme}://${host}`
  return URL.canParse(origin) ? new URL(origin).origin : `${scheme}://${getRequestHost(request)}`
}

/** Placeholder for every client address that cannot be parsed. */
export const unknownAddress = 'unknown'

/** Removes the port, brackets and quotes of an address as proxies write it (`"[2001:db8::1]:443"`). */
export const stripPort = (text: string): string =>
  text.replace(/^"?\[([^\]]+)\](?::\d+)?"?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * Returns the address that a request comes from: the socket's, or the one that a trusted proxy names. Without a valid
 * address, because the client has disconnected or the proxy passed on an invalid one, it is `unknownAddress`: all such
 * clients are counted and limited as one visitor.
 */
export function getClientAddress({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  const address = stripPort(ip ?? '')
  return isIP(address) === 0 ? unknownAddress : address
}

/** Returns the raw value of a cookie, without decoding it; `undefined` if the cookie is missing. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header, { decode: (value) => value })[name]
}

/** Whether a response may be sent in brotli. */
export const acceptsBrotli = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): boolean =>
  String(accepted)
    .split(',')
    .some((part) => {
      const [name = '', quality = '1'] = part.split(/;\s*q=/)
      return name.trim() === 'br' && Number(quality) > 0
    })

/** Returns a signal that is aborted once the client disconnects before its response is complete. */
export function createAbortSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.destroyed || raw.socket?.destroyed === true) controller.abort()
  else raw.once('close', () => raw.writableFinished || controller.abort())
  return controller.signal
}

/** Describes a request for the log. `route` is the pattern of its path, which contains no data of the visitor. */
export const describeRequest = ({ id, method, routeOptions }: FastifyRequest) => ({ requestId: id, method, route: routeOptions.url })

/** Host names of this machine's loopback interface, as they are in URLs. */
export const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns the HTTP status for an error: its own `statusCode` if that is a client error (4xx), otherwise 500. */
export function getErrorStatus(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

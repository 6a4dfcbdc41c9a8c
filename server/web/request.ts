import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseCookie } from 'cookie'

/** A request as far as it says by which name the site was asked. */
interface Named {
  readonly headers: IncomingHttpHeaders
}

/** The host of a request in small letters, without its port and without the dot that ends a full name in the DNS. */
export function hostOf({ headers }: Named): string {
  const host = (headers.host ?? '').toLowerCase()
  return bareHost(host.replace(/:\d+$/, ''))
}

/** A host without the dot that may end it: the same name. */
export const bareHost = (host: string): string => host.replace(/\.$/, '')

/**
 * The origin that was asked, as the browser knows it: with the host that the brand is looked up by, and so one of the
 * brand's. What a proxy says of another host (`X-Forwarded-Host`) counts nowhere: proxies pass on what clients make up.
 */
export function originOf(request: Named & { readonly protocol: string }): string {
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  const host = (request.headers.host ?? '').toLowerCase().replace(/\.(?=(?::\d+)?$)/, '')
  const named = `${scheme}://${host}`
  return URL.canParse(named) ? new URL(named).origin : `${scheme}://${hostOf(request)}`
}

/** The one address of everybody whose address cannot be read. */
export const unknownAddress = 'unknown'

/** An address as proxies write it, with a port or in brackets (`[2001:db8::1]:443`), without either. */
export const bareAddress = (text: string): string =>
  text.replace(/^"?\[([^\]]+)\](?::\d+)?"?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/**
 * The address that a request comes from: of the socket, or what a trusted proxy says. A client that has left already
 * has none, and a proxy may pass on what is none: all of those are one visitor, who is counted and limited like any
 * other.
 */
export function addressOf({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  const address = bareAddress(ip ?? '')
  return isIP(address) === 0 ? unknownAddress : address
}

/** The value of a cookie as it was sent; undefined where it is not there. For plain values only: nothing is decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header, { decode: (value) => value })[name]
}

/** Whether an answer may be sent in brotli. */
export const takesBrotli = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): boolean =>
  String(accepted)
    .split(',')
    .some((part) => {
      const [name = '', quality = '1'] = part.split(/;\s*q=/)
      return name.trim() === 'br' && Number(quality) > 0
    })

/** Aborted once whoever asked has left without their answer. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed || raw.socket?.destroyed === true) leaving.abort()
  else raw.once('close', () => raw.writableFinished || leaving.abort())
  return leaving.signal
}

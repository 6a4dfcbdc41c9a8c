import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

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

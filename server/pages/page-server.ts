import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { normalizeRequest } from '../web/normalize-request.ts'
import { readRequestKey } from './request-key.ts'
import type { RecentPages } from './recent-pages.ts'
import { writeBody } from './send-body.ts'

const requestMilliseconds = 30_000
const keepAliveMilliseconds = 72_000
const refusal = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' }

/**
 * Tells whether an address is a proxy whose word on whom it asks for is believed; `hop` counts from the one that asks.
 */
export type Believes = (address: string, hop: number) => boolean

/**
 * A server that answers again what was asked before, and hands everything else to the app: what an app puts around
 * every request costs more than such an answer. Of what proxies add, such a page depends on the protocol alone: one
 * that depends on who asks is the app's.
 */
export const pageServer =
  (recent: RecentPages, believes: Believes): FastifyServerFactory =>
  (handle) => {
    const isSecure = secureBy(believes)
    return createServer({ requestTimeout: requestMilliseconds, keepAliveTimeout: keepAliveMilliseconds }, (request, response) => {
      if (!normalizeRequest(request)) return void response.writeHead(400, refusal).end('Bad request.')
      const { method, url = '', headers, socket } = request
      const plain = (method === 'GET' || method === 'HEAD') && !url.includes('?')
      const page = plain ? recent.get(readRequestKey(url, headers, socket.localPort)) : undefined
      if (page) writeBody(request, response, page, { secure: isSecure(request) })
      else handle(request, response)
    })
  }

/**
 * Whether the visitor's own connection is secure, as the app tells it: this server has none. The last proxy's word
 * counts; a connection is that of a proxy for as long as it lasts.
 */
function secureBy(believes: Believes): (request: IncomingMessage) => boolean {
  const proxies = new WeakMap<Socket, boolean>()
  return ({ headers, socket }) => {
    const said = String(headers['x-forwarded-proto'] ?? '')
    if (said.slice(said.lastIndexOf(',') + 1).trim() !== 'https') return false
    const isProxy = proxies.get(socket) ?? believes(socket.remoteAddress ?? '', 0)
    proxies.set(socket, isProxy)
    return isProxy
  }
}

import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { normalizeRequest } from '../web/normalize-request.ts'
import { parseRequestKey } from './request-key.ts'
import type { RecentPages } from './recent-pages.ts'
import { writeBody } from './send-body.ts'

const requestTimeoutMilliseconds = 30_000
const keepAliveTimeoutMilliseconds = 72_000
const badRequestHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' }

/** Whether an address is a trusted proxy; `hop` counts from the direct peer. */
type IsTrustedProxy = (address: string, hop: number) => boolean

export interface PageServerOptions {
  readonly isTrustedProxy: IsTrustedProxy
  /** Whether the server is draining. Each response then closes its connection. */
  readonly isDraining?: () => boolean
  /** Called with the status and the duration of each response from the cache. */
  readonly onResponse?: ((request: IncomingMessage, status: number, milliseconds: number) => void) | undefined
}

/**
 * Creates the factory of a server that serves recently requested pages from a cache and passes all other requests to
 * the app, whose overhead per request exceeds the cost of such a response. Of the headers that proxies add, cached
 * pages depend only on the protocol; pages that depend on the visitor are rendered by the app.
 */
export const createPageServerFactory =
  (recentPages: RecentPages, { isTrustedProxy, isDraining = () => false, onResponse }: PageServerOptions): FastifyServerFactory =>
  (handle) => {
    const isSecure = createSecureCheck(isTrustedProxy)
    return createServer(
      { requestTimeout: requestTimeoutMilliseconds, keepAliveTimeout: keepAliveTimeoutMilliseconds },
      (request, response) => {
        if (isDraining()) response.shouldKeepAlive = false
        if (!normalizeRequest(request)) return void response.writeHead(400, badRequestHeaders).end('Bad request.')
        const { method, url = '', headers, socket } = request
        const isCacheable = (method === 'GET' || method === 'HEAD') && !url.includes('?')
        const page = isCacheable ? recentPages.get(parseRequestKey(url, headers, socket.localPort)) : undefined
        if (!page) return handle(request, response)
        const start = onResponse && performance.now()
        writeBody(request, response, page, { secure: isSecure(request) })
        if (start !== undefined) onResponse?.(request, response.statusCode, performance.now() - start)
      },
    )
  }

/**
 * Returns a function that determines whether the visitor's connection is secure. This server does not terminate TLS, so
 * the `X-Forwarded-Proto` header of the last proxy decides. Whether the peer is a trusted proxy is determined once per
 * connection.
 */
function createSecureCheck(isTrustedProxy: IsTrustedProxy): (request: IncomingMessage) => boolean {
  const proxies = new WeakMap<Socket, boolean>()
  return ({ headers, socket }) => {
    const forwardedProto = String(headers['x-forwarded-proto'] ?? '')
    if (forwardedProto.slice(forwardedProto.lastIndexOf(',') + 1).trim() !== 'https') return false
    const isProxy = proxies.get(socket) ?? isTrustedProxy(socket.remoteAddress ?? '', 0)
    proxies.set(socket, isProxy)
    return isProxy
  }
}

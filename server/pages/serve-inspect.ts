import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostOf } from '../web/request.ts'
import { inspectPointer } from './inspect-pointer.ts'
import type { Merchants } from '../modules/brands/index.ts'
import { closedPolicy } from '../web/security-headers.ts'

/**
 * Serves the origins of the configuration of the host's merchant to the inspector: `GET
 * /_livery/inspect?pointer=/pages/home/nodes/banner`. Only pages of this server may request it; other requests, and
 * those that `allowed` rejects, get 404.
 */
export function serveInspect(app: FastifyInstance, merchants: Merchants, allowed: (request: FastifyRequest) => boolean): void {
  app.get<{ Querystring: { pointer?: unknown } }>('/_livery/inspect', (request, reply) => {
    const { pointer } = request.query
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': closedPolicy })
    const merchant = allowed(request) && isOfOwnPage(request) ? merchants.byHost(hostOf(request)) : undefined
    const found = merchant && typeof pointer === 'string' ? inspectPointer(merchant, pointer) : undefined
    return found ? reply.send(found) : reply.code(404).send({ message: 'Not found.' })
  })
}

/**
 * Whether a page of this server made the request, by the browser's headers. Behind a proxy that sends no proxy header
 * and changes the host, the page's URL differs from the request's.
 */
function isOfOwnPage({ headers }: FastifyRequest): boolean {
  const { referer = '' } = headers
  return headers['sec-fetch-site'] === 'same-origin' && URL.canParse(referer) && new URL(referer).host === headers.host
}

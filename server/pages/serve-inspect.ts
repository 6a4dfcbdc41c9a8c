import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostOf } from '../web/request.ts'
import { inspectPointer } from './inspect-pointer.ts'
import type { Merchants } from '../modules/brands/index.ts'
import { closedPolicy } from '../web/security-headers.ts'

/**
 * Where the parts of the host's merchant come from, for the inspector of operators: `GET
 * /_livery/inspect?pointer=/pages/home/nodes/banner`. Only a page of this server asks; for everybody else, and where
 * `allowed` says no, there is nothing here.
 */
export function serveInspect(app: FastifyInstance, merchants: Merchants, allowed: (request: FastifyRequest) => boolean): void {
  app.get<{ Querystring: { pointer?: unknown } }>('/_livery/inspect', (request, reply) => {
    const { pointer } = request.query
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': closedPolicy })
    const merchant = allowed(request) && isOfOwnPage(request) ? merchants.byHost(hostOf(request)) : undefined
    const found = merchant && typeof pointer === 'string' ? inspectPointer(merchant, pointer) : undefined
    return found ? reply.send(found) : reply.code(404).send({ message: 'There is nothing here.' })
  })
}

/**
 * Browsers say of which page a request is. Behind a proxy that hides itself, and the name that it was asked by, the
 * page's address is another than the one that the request names.
 */
function isOfOwnPage({ headers }: FastifyRequest): boolean {
  const { referer = '' } = headers
  return headers['sec-fetch-site'] === 'same-origin' && URL.canParse(referer) && new URL(referer).host === headers.host
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getRequestHost } from '../web/request.ts'
import { inspectPointer } from './inspect-pointer.ts'
import type { Merchants } from '../modules/brands/index.ts'
import { denyAllPolicy } from '../web/security-headers.ts'

/**
 * Serves the provenance of config values of the host's merchant to the inspector: `GET
 * /_livery/inspect?pointer=/pages/home/nodes/banner`. Only pages of this server may request it; other requests, and
 * those that `isAllowed` rejects, get 404.
 */
export function serveInspect(app: FastifyInstance, merchants: Merchants, isAllowed: (request: FastifyRequest) => boolean): void {
  app.get<{ Querystring: { pointer?: unknown } }>('/_livery/inspect', (request, reply) => {
    const { pointer } = request.query
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': denyAllPolicy })
    const merchant = isAllowed(request) && isSameOriginRequest(request) ? merchants.byHost(getRequestHost(request)) : undefined
    const inspection = merchant && typeof pointer === 'string' ? inspectPointer(merchant, pointer) : undefined
    return inspection ? reply.send(inspection) : reply.code(404).send({ message: 'Not found.' })
  })
}

/**
 * Whether a page of this server made the request, by the browser's headers. The host of the referrer is compared too:
 * it reveals a proxy that changes the host and adds no proxy header.
 */
function isSameOriginRequest({ headers }: FastifyRequest): boolean {
  const { referer = '' } = headers
  return headers['sec-fetch-site'] === 'same-origin' && URL.canParse(referer) && new URL(referer).host === headers.host
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brands } from '../modules/brands/index.ts'
import { getRequestHost, loopbackHosts } from '../web/request.ts'
import type { Readiness } from './readiness.ts'

interface ReadinessDeps {
  readonly readiness: Readiness
  readonly brands: Pick<Brands, 'byHost'>
}

/**
 * Serves the probes of load balancers and monitors: `GET /_livery/live` returns 200 while the process responds, even if
 * the database does not, and `GET /_livery/ready` returns 200 while the server is ready, otherwise 503. On the host of
 * a brand, both return 404, because visitors could read them.
 */
export function serveReadiness(app: FastifyInstance, { readiness, brands }: ReadinessDeps): void {
  const respond = (request: FastifyRequest, reply: FastifyReply, status: number, body: object): FastifyReply => {
    const host = getRequestHost(request)
    reply.header('cache-control', 'no-store')
    // In demo mode, the loopback host names also belong to the default brand.
    return loopbackHosts.has(host) || !brands.byHost(host) ? reply.code(status).send(body) : reply.code(404).send({ message: 'Not found.' })
  }
  app.get('/_livery/live', async (request, reply) => respond(request, reply, 200, { live: true }))
  app.get('/_livery/ready', async (request, reply) => {
    const report = await readiness.report()
    return respond(request, reply, report.ready ? 200 : 503, report)
  })
}

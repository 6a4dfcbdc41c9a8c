import type { FastifyInstance } from 'fastify'
import { describeFault, isUnavailable } from '../modules/calls/index.ts'
import { describeRequest, statusOf } from '../web/request.ts'
import { type DepositDeps, noticePath, handleGatewayNotice } from '../modules/deposits/index.ts'

/** Receives payment notices of gateways. The signature covers the raw body, so nothing parses it before. */
export async function serveGatewayNotices(app: FastifyInstance, deps: DepositDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500)
      deps.log(`${request.method} ${noticePath} (${request.id}): ${describeFault(error)}`, { ...describeRequest(request), error })
    return reply.code(isUnavailable(error) ? 503 : status).send({ taken: false })
  })
  app.post(noticePath, async ({ headers, body }, reply) => {
    const status = await handleGatewayNotice(deps, { headers, body: typeof body === 'string' ? body : '' })
    return reply
      .header('cache-control', 'no-store')
      .code(status)
      .send({ taken: status === 200 })
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError, isUnavailable } from '../modules/api-context/index.ts'
import { describeRequest, getErrorStatus } from '../web/request.ts'
import { type DepositDeps, type ReceivedNotice, handleGatewayNotice } from '../modules/deposits/index.ts'
import { noticePath } from '../modules/gateways/index.ts'

/**
 * Receives payment notices from the gateways of brands and from the server's own gateway, if it has one. The body
 * stays raw text, because the signature covers it.
 */
export async function serveGatewayNotices(app: FastifyInstance, deps: DepositDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => {
    const status = getErrorStatus(error)
    if (status >= 500)
      deps.log(`${request.method} ${noticePath} (${request.id}): ${describeError(error)}`, { ...describeRequest(request), error })
    return reply.code(isUnavailable(error) ? 503 : status).send({ taken: false })
  })
  const handle = async ({ headers, body }: FastifyRequest, reply: FastifyReply, sender?: ReceivedNotice['sender']) => {
    const notice = { headers, body: typeof body === 'string' ? body : '', ...(sender && { sender }) }
    const status = await handleGatewayNotice(deps, notice)
    return reply
      .header('cache-control', 'no-store')
      .code(status)
      .send({ taken: status === 200 })
  }
  if (deps.gateway.available) app.post(noticePath, (request, reply) => handle(request, reply))
  app.post<{ Params: { merchant: string; gateway: string } }>(`${noticePath}/:merchant/:gateway`, (request, reply) =>
    handle(request, reply, request.params),
  )
}

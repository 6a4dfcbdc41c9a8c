import type { FastifyInstance } from 'fastify'
import type { Brands } from '../modules/brands/index.ts'
import type { AnsweredRequest } from '../telemetry/log.ts'
import type { RequestSpan, Tracing } from '../telemetry/tracing.ts'
import { getClientAddress, getRequestHost } from '../web/request.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; `null` if traces are not sent. */
    span: RequestSpan | null
    /** Endpoint and brand of a request that its route does not identify. Set by the handler. */
    observed: { readonly endpoint: string; readonly brand: string | undefined } | null
  }
  interface FastifyContextConfig {
    /** Name of the declared endpoint. */
    readonly endpoint?: string
  }
}

/** Name of a request's endpoint if no route matches its URL. */
const unmatchedRoute = 'none'
/** Status of a request whose client disconnected before the response was complete, as in nginx logs. */
const clientClosed = 499

interface ObserveDeps {
  readonly brands: Pick<Brands, 'byHost'>
  readonly onAnswered: ((request: AnsweredRequest) => void) | undefined
  readonly tracing: Pick<Tracing, 'begin'> | undefined
  /** Whether an address is a trusted proxy, whose `traceparent` is accepted. */
  readonly isProxy: (address: string, hop: number) => boolean
}

/** Sends the id of each request in the `X-Request-Id` header, and reports each request after its response. */
export function observeRequests(app: FastifyInstance, { brands, onAnswered, tracing, isProxy }: ObserveDeps): void {
  app.decorateRequest('observed', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (tracing) traceRequests(app, tracing, isProxy)
  if (!onAnswered && !tracing) return
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? unmatchedRoute
    const answeredRequest: AnsweredRequest = {
      requestId: request.id,
      brand: request.observed ? request.observed.brand : brands.byHost(getRequestHost(request))?.id,
      method: request.method,
      route,
      endpoint: request.observed?.endpoint ?? request.routeOptions.config.endpoint ?? route,
      status: reply.raw.writableFinished ? reply.raw.statusCode : clientClosed,
      milliseconds: reply.elapsedTime,
      address: () => getClientAddress(request),
    }
    onAnswered?.(answeredRequest)
    request.span?.end(answeredRequest)
    done()
  })
}

/**
 * Begins a span for each request. Reading the body loses the async context of `onRequest`, so a `preHandler` hook
 * enters it again.
 */
function traceRequests(app: FastifyInstance, tracing: Pick<Tracing, 'begin'>, isProxy: ObserveDeps['isProxy']): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const isTrusted = typeof traceparent === 'string' && isProxy(request.socket.remoteAddress ?? '', 0)
    request.span = tracing.begin(isTrusted ? traceparent : undefined)
    request.span.run(done)
  })
  app.addHook('preHandler', (request, _reply, done) => (request.span ? request.span.run(done) : done()))
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { AnsweredRequest } from './log.ts'
import type { OperationObserver } from './operations.ts'

/** The span of a request. */
export interface RequestSpan {
  /** Runs a step of the request. Spans of its operations are children of the request's span. */
  run(step: () => void): void
  end(request: AnsweredRequest): void
}

export interface Tracing extends OperationObserver {
  /** Begins the span of a request. `parent` is the `traceparent` header of a trusted proxy. */
  begin(parent: string | undefined): RequestSpan
  /** Sends the pending spans. Resolves after 3 seconds at the latest, even if they could not be sent. */
  stop(): Promise<void>
}

const flushMilliseconds = 3_000

/**
 * Sends traces to an OTLP endpoint over HTTP. Sampling, headers and resource attributes follow the standard variables
 * of OpenTelemetry.
 */
export function createTracing(endpoint: string): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'livery' }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }))],
  })
  const tracer = provider.getTracer('livery')
  const activeContext = new AsyncLocalStorage<Context>()
  return {
    begin: (parent) => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parseParent(parent))
      const context = trace.setSpan(ROOT_CONTEXT, span)
      return { run: (step) => activeContext.run(context, step), end: (request) => endRequest(span, request) }
    },
    wrapOperation: async ({ kind, party, name, merchant }, work) => {
      const attributes = { ...(party !== '' && { 'livery.party': party }), ...(merchant !== undefined && { 'livery.merchant': merchant }) }
      const span = tracer.startSpan(
        `${kind} ${name}`.trimEnd(),
        { kind: kind === 'transaction' || kind === 'job' ? SpanKind.INTERNAL : SpanKind.CLIENT, attributes },
        activeContext.getStore() ?? ROOT_CONTEXT,
      )
      try {
        return await activeContext.run(trace.setSpan(ROOT_CONTEXT, span), work)
      } catch (error) {
        // The message of an error may contain user input.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error })
        throw error
      } finally {
        span.end()
      }
    },
    stop: async () => {
      const timer = new Promise<void>((resolve) => setTimeout(resolve, flushMilliseconds).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), timer])
    },
  }
}

function endRequest(span: Span, { requestId, brand, method, route, endpoint, status }: AnsweredRequest): void {
  span.updateName(`${method} ${endpoint}`)
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'livery.request_id': requestId,
    ...(brand !== undefined && { 'livery.brand': brand }),
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Parses a `traceparent` header (W3C Trace Context, version 00); the root context if it is missing or invalid. */
function parseParent(header: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true })
}

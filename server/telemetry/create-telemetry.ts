import type { AnsweredRequest, Log } from './log.ts'
import { createMetrics, type MetricSources } from './metrics.ts'
import { observeOperations } from './operations.ts'
import { type ErrorReporter, createReportingLog } from './report-errors.ts'
import { serveMetrics } from './serve-metrics.ts'
import type { Tracing } from './tracing.ts'

interface TelemetrySettings {
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  readonly traces: string | undefined
}

interface TelemetryOptions {
  readonly log: Log
  readonly onRequest: ((request: AnsweredRequest) => void) | undefined
  readonly reporters: readonly ErrorReporter[]
}

/** Log, metrics and traces of a server. */
export interface Telemetry {
  readonly log: Log
  /** Receives each answered request; `undefined` if requests are not recorded. */
  readonly onAnswered: ((request: AnsweredRequest) => void) | undefined
  readonly tracing: Tracing | undefined
  /** Serves the metrics if the settings enable them. */
  serveMetrics(sources: MetricSources): Promise<void>
  stop(): Promise<void>
}

/** Sources of a server that has not started yet. */
const noSources: MetricSources = {
  queues: () => new Map(),
  jobs: async () => [],
  brands: () => ({ serving: {}, withErrors: 0, revision: undefined, fetches: {} }),
}

/**
 * Creates the log, and the metrics and traces that the settings enable. The libraries for traces are loaded only if an
 * endpoint is set.
 */
export async function createTelemetry(settings: TelemetrySettings, { log, onRequest, reporters }: TelemetryOptions): Promise<Telemetry> {
  const stopSteps: (() => unknown)[] = []
  let sources = noSources
  const metrics =
    settings.metrics && createMetrics({ queues: () => sources.queues(), jobs: () => sources.jobs(), brands: () => sources.brands() })
  const tracing = settings.traces === undefined ? undefined : (await import('./tracing.ts')).createTracing(settings.traces)
  if (metrics) stopSteps.push(observeOperations(metrics))
  if (tracing) stopSteps.push(() => tracing.stop(), observeOperations(tracing))
  const countingLog: Log = (message, details) => {
    log(message, details)
    if (details?.error !== undefined || details?.level === 'error') metrics?.onError()
  }
  return {
    log: createReportingLog(metrics ? countingLog : log, reporters),
    tracing,
    onAnswered: metrics
      ? (request) => {
          onRequest?.(request)
          metrics.onAnswered(request)
        }
      : onRequest,
    serveMetrics: async (startedSources) => {
      sources = startedSources
      if (!metrics || !settings.metrics) return
      const server = await serveMetrics(metrics.registry, settings.metrics)
      stopSteps.push(() => server.stop())
      log(`Metrics are served at ${server.address}`)
    },
    stop: async () => {
      for (const stop of stopSteps.splice(0).toReversed()) await stop()
    },
  }
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createNameLimiter } from './create-name-limiter.ts'
import type { AnsweredRequest } from './log.ts'
import type { OperationObserver } from './operations.ts'

/** Number of running and waiting jobs of a queue, and the maximum that run at once. */
interface QueueUsage {
  readonly running: number
  readonly waiting: number
  readonly concurrency: number
}

/** Current state of the server, read at each scrape. */
export interface MetricSources {
  /** Usage of the queues, by name. */
  readonly queues: () => ReadonlyMap<string, QueueUsage>
  /** Number of background jobs by kind and state. Rejects while the database does not answer. */
  readonly jobs: () => Promise<readonly { readonly queue: string; readonly state: string; readonly count: number }[]>
  /** State of the brands: the number by the version that is served, and the number with errors. */
  readonly brands: () => {
    readonly serving: Readonly<Record<string, number>>
    readonly withErrors: number
    /** Revision of all brands; `undefined` before they have been read. */
    readonly revision: string | undefined
    /** Number of fetches of the bundle of brands by outcome; empty without a bundle. */
    readonly fetches: Readonly<Record<string, number>>
  }
}

export interface Metrics extends OperationObserver {
  readonly registry: Registry
  onAnswered(request: AnsweredRequest): void
  /** Counts an error that was logged. */
  onError(): void
}

/** Name of the queue for connections to the database. */
const poolQueueName = 'database'
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Maximum number of brands, third parties and currencies with their own series; the others share the label `other`. */
const maxBrands = 200
const maxParties = 100
const maxCurrencies = 100

/**
 * Creates the metrics of a server in a registry of their own. The values of all labels come from declared lists, or are
 * limited.
 */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const { requests, durations, brandRequests, transactions, outbound, jobs, movements, amounts, errors } = createInstruments(registers)
  addStateGauges(registers, sources)
  const getBrandLabel = createNameLimiter(maxBrands)
  const getPartyLabel = createNameLimiter(maxParties)
  const getCurrencyLabel = createNameLimiter(maxCurrencies)
  return {
    registry,
    onAnswered: ({ endpoint, status, milliseconds, brand }) => {
      requests.inc({ endpoint, status })
      durations.observe({ endpoint }, milliseconds / 1000)
      if (brand !== undefined) brandRequests.inc({ brand: getBrandLabel(brand), class: `${String(Math.floor(status / 100))}xx` })
    },
    onError: () => errors.inc(),
    onTransfer: ({ purpose, currency, amount }) => {
      const labels = { purpose, currency: getCurrencyLabel(currency) }
      movements.inc(labels)
      amounts.inc(labels, Number(amount))
    },
    wrapOperation: async ({ kind, party, name }, work) => {
      const start = performance.now()
      const record = (outcome: 'done' | 'failed'): void => {
        const duration = (performance.now() - start) / 1000
        if (kind === 'transaction') transactions.observe({ outcome }, duration)
        else if (kind === 'job') jobs.observe({ queue: party, outcome }, duration)
        else outbound.observe({ kind, party: getPartyLabel(party), operation: name, outcome }, duration)
      }
      try {
        const result = await work()
        record('done')
        return result
      } catch (error) {
        record('failed')
        throw error
      }
    },
  }
}

/** Creates the metrics that are recorded when something happens. */
const createInstruments = (registers: Registry[]) => ({
  requests: new Counter({
    name: 'livery_http_requests_total',
    help: 'Completed requests, by endpoint and status.',
    labelNames: ['endpoint', 'status'],
    registers,
  }),
  durations: new Histogram({
    name: 'livery_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['endpoint'],
    buckets: durationBuckets,
    registers,
  }),
  brandRequests: new Counter({
    name: 'livery_brand_requests_total',
    help: 'Completed requests, by brand and class of status.',
    labelNames: ['brand', 'class'],
    registers,
  }),
  transactions: new Histogram({
    name: 'livery_transaction_duration_seconds',
    help: 'Time of a database transaction, with its retries.',
    labelNames: ['outcome'],
    buckets: durationBuckets,
    registers,
  }),
  outbound: new Histogram({
    name: 'livery_outbound_duration_seconds',
    help: 'Time of a request to a game vendor, payment gateway, SMS gateway or mail server.',
    labelNames: ['kind', 'party', 'operation', 'outcome'],
    buckets: durationBuckets,
    registers,
  }),
  jobs: new Histogram({
    name: 'livery_job_duration_seconds',
    help: 'Time of a background job.',
    labelNames: ['queue', 'outcome'],
    buckets: durationBuckets,
    registers,
  }),
  movements: new Counter({
    name: 'livery_ledger_movements_total',
    help: 'Committed transfers, by purpose and currency.',
    labelNames: ['purpose', 'currency'],
    registers,
  }),
  amounts: new Counter({
    name: 'livery_ledger_amount_minor_units_total',
    help: 'Money moved by committed transfers, in minor units.',
    labelNames: ['purpose', 'currency'],
    registers,
  }),
  errors: new Counter({ name: 'livery_errors_total', help: 'Errors logged.', registers }),
})

/** Adds the metrics that are read at each scrape. */
function addStateGauges(registers: Registry[], { queues, jobs, brands }: MetricSources): void {
  const addPoolGauge = (name: string, help: string, getValue: (usage: QueueUsage) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const usage = queues().get(poolQueueName)
        if (usage) this.set(getValue(usage))
      },
    })
  addPoolGauge('livery_pool_connections', 'Connections that the pool may open.', ({ concurrency }) => concurrency)
  addPoolGauge('livery_pool_connections_in_use', 'Connections in use.', ({ running }) => running)
  addPoolGauge('livery_pool_waiting', 'Requests that wait for a connection.', ({ waiting }) => waiting)
  const addQueueGauge = (name: string, help: string, getValue: (usage: QueueUsage) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [queueName, usage] of queues()) if (queueName !== poolQueueName) this.set({ queue: queueName }, getValue(usage))
      },
    })
  addQueueGauge('livery_queue_running', 'Running jobs of a queue.', ({ running }) => running)
  addQueueGauge('livery_queue_waiting', 'Waiting jobs of a queue.', ({ waiting }) => waiting)
  let pendingJobs: ReturnType<MetricSources['jobs']> | undefined
  /** Both metrics of a scrape share one query. */
  const countJobs = (): ReturnType<MetricSources['jobs']> => (pendingJobs ??= jobs().finally(() => (pendingJobs = undefined)))
  new Gauge({
    name: 'livery_database_up',
    help: '1 if the database answered the scrape.',
    registers,
    async collect() {
      this.set(
        await countJobs().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  new Gauge({
    name: 'livery_jobs',
    help: 'Background jobs of all servers by state: waiting, active, or dead after the last retry.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { queue, state, count } of await countJobs().catch(() => [])) this.set({ queue, state }, count)
    },
  })
  new Gauge({
    name: 'livery_brands',
    help: 'Brands by the version that is served: current, last-good or nothing.',
    labelNames: ['serving'],
    registers,
    collect() {
      for (const [serving, count] of Object.entries(brands().serving)) this.set({ serving }, count)
    },
  })
  new Gauge({
    name: 'livery_brands_with_errors',
    help: 'Brands whose files have errors.',
    registers,
    collect() {
      this.set(brands().withErrors)
    },
  })
  new Gauge({
    name: 'livery_brands_revision_info',
    help: 'Always 1. The label is the revision of the brands, which is the same on servers with the same brands.',
    labelNames: ['revision'],
    registers,
    collect() {
      this.reset()
      const { revision } = brands()
      if (revision !== undefined) this.set({ revision }, 1)
    },
  })
  new Counter({
    name: 'livery_bundle_fetches_total',
    help: 'Fetches of the bundle of brands by outcome: updated, unchanged, refused or failed.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(brands().fetches)) this.inc({ outcome }, count)
    },
  })
}

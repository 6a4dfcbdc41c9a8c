import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../server/modules/index.ts'
import type { ServerModule } from '../../server/modules/define-module.ts'
import { createNameLimiter } from '../../server/telemetry/create-name-limiter.ts'
import { createMetrics } from '../../server/telemetry/metrics.ts'
import { type ErrorReport, createReportingLog } from '../../server/telemetry/report-errors.ts'
import { send } from './call-server.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createVendorClient, openGameAsNewPlayer } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string; readonly intValue?: number } }[]
}
interface ExportRequest {
  readonly resourceSpans: readonly { readonly resource: object; readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

const exportRequests: { readonly path: string | undefined; readonly body: string }[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    exportRequests.push({ path: request.url, body: Buffer.concat(chunks).toString() })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
const listSpans = (): readonly Span[] =>
  exportRequests.flatMap(({ body }) =>
    (JSON.parse(body) as ExportRequest).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

const reports: ErrorReport[] = []
const tracker: ServerModule = { name: 'error-tracker', dependsOn: [], onError: (report) => reports.push(report) }

let platform: TestPlatform
let metricsPort: number
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  ;(modules as ServerModule[]).push(tracker)
  platform = await startTestPlatform({
    env: {
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`,
      TRUST_PROXY: '127.0.0.2',
    },
  })
  metricsPort = Number(
    new URL(
      platform.lines
        .find((line) => line.startsWith('Metrics are served at'))
        ?.split(' ')
        .at(-1) ?? '',
    ).port,
  )
})
afterAll(async () => {
  ;(modules as ServerModule[]).pop()
  await platform.stop()
  collector.close()
})

const scrape = async (headers = {}) => send(metricsPort, 'GET', '/metrics', { host: '127.0.0.1', headers })
/** Returns the value of a series, by its name and labels in the exposition format; `undefined` if it is missing. */
const fetchSeriesValue = async (series: string): Promise<number | undefined> => {
  const line = (await scrape()).text.split('\n').find((sampleLine) => sampleLine.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('metrics', () => {
  it('count requests by endpoint, status and brand, with their durations', async () => {
    await platform.call('system.whitelabel', undefined, { host: alpha })
    await platform.send('GET', `/wps/${randomUUID()}`, { host: alpha })
    await expect.poll(() => fetchSeriesValue('livery_http_requests_total{endpoint="system.whitelabel",status="200"}')).toBe(1)
    expect(await fetchSeriesValue('livery_http_requests_total{endpoint="/wps/*",status="404"}')).toBe(1)
    expect(await fetchSeriesValue('livery_brand_requests_total{brand="alpha",class="4xx"}')).toBe(1)
    expect(await fetchSeriesValue('livery_http_request_duration_seconds_count{endpoint="system.whitelabel"}')).toBe(1)
  })

  it('count the movements of the ledger by purpose and currency once they are committed', async () => {
    const client = await createVendorClient(platform, 'PGF')
    const { session } = await openGameAsNewPlayer(platform, client, '100.00')
    const bet = { session, transaction: randomUUID(), round: randomUUID(), amount: '2500' }
    expect((await client.request('bet', bet)).status).toBe(200)
    expect((await client.request('bet', bet)).status).toBe(200)
    expect((await client.request('bet', { ...bet, transaction: randomUUID(), amount: '999999999' })).status).not.toBe(200)
    const { text } = await scrape()
    expect(text).toMatch(/^livery_ledger_movements_total\{purpose="bet",currency="[A-Z]+"\} 1$/m)
    expect(text).toMatch(/^livery_ledger_amount_minor_units_total\{purpose="bet",currency="[A-Z]+"\} 2500$/m)
    expect(await fetchSeriesValue('livery_transaction_duration_seconds_count{outcome="done"}')).toBeGreaterThan(0)
    expect(await fetchSeriesValue('livery_http_requests_total{endpoint="wallet.bet",status="200"}')).toBe(2)
  })

  it('measure the durations and outcomes of jobs and of requests to third parties', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const input = { channel: 'qr', amount: '100.00', key: randomUUID() }
    await platform.call('deposit.request', input, { host: alpha, token })
    await expect
      .poll(async () => (await scrape()).text)
      .toMatch(/^livery_outbound_duration_seconds_count\{kind="gateway",party="gateway",operation="POST \/orders",outcome="\w+"\} 1$/m)
    await platform.send('GET', '/wps/relay/session/verificationEmail', { host: alpha })
    await expect
      .poll(async () => (await scrape()).text, { timeout: 90_000 })
      .toMatch(/^livery_job_duration_seconds_count\{queue="\w+",outcome="done"\} \d/m)
  })

  it('report whether the database is reachable at the time of the scrape', async () => {
    let isReachable = true
    const jobs = () => (isReachable ? Promise.resolve([]) : Promise.reject(new Error('The connection was refused.')))
    const { registry } = createMetrics({
      queues: () => new Map(),
      jobs,
      brands: () => ({ serving: {}, withErrors: 0, revision: undefined, fetches: {} }),
    })
    expect(await registry.metrics()).toContain('\nlivery_database_up 1\n')
    isReachable = false
    expect(await registry.metrics()).toContain('\nlivery_database_up 0\n')
  })

  it('show the pool, the queues, the jobs, the brands and the process', async () => {
    const { text, headers } = await scrape()
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    for (const series of [
      'livery_pool_connections 10',
      'livery_pool_waiting 0',
      'livery_queue_waiting{queue="hashing"} 0',
      'livery_queue_waiting{queue="drawing"} 0',
      'livery_jobs{queue="message",state="dead"} 0',
      'livery_brands{serving="nothing"} 0',
      'livery_brands_with_errors 0',
      'livery_database_up 1',
    ])
      expect(text).toContain(`${series}\n`)
    expect(text).toMatch(/^livery_pool_connections_in_use \d/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  })

  it('count dead jobs', async () => {
    await query(platform, `insert into jobs.job (name, state, retry_limit, retry_count) values ('message', 'failed', 0, 0)`)
    expect(await fetchSeriesValue('livery_jobs{queue="message",state="dead"}')).toBe(1)
  })

  it('have a dead job that an operator retries run once more', async () => {
    const [deadJob] = (await platform.runAdminCommand('dead-jobs', {})) as unknown as readonly { id: string; kind: string }[]
    expect(deadJob).toMatchObject({ kind: 'message', merchant: null })
    const job = deadJob?.id ?? ''
    await expect(platform.runAdminCommand('retry-job', { job: 'none' })).rejects.toThrow('There is no dead job \\"none\\"')
    expect(await platform.runAdminCommand('retry-job', { job })).toEqual({ retrying: job })
    // The job has no content, so it fails again.
    const readJob = async () => (await query(platform, `select retry_limit, state from jobs.job where id = '${job}'`)).rows[0]
    await expect.poll(readJob).toEqual({ retry_limit: 1, state: 'failed' })
  })

  it('are served on their own port only, and not to pages in a browser', async () => {
    for (const host of [alpha, '127.0.0.1']) {
      const { text } = await platform.send('GET', '/metrics', { host })
      expect(text).not.toContain('livery_http_requests_total')
    }
    expect((await scrape({ origin: 'http://evil.example' })).status).toBe(404)
    expect((await scrape({ 'sec-fetch-site': 'cross-site' })).status).toBe(404)
  })

  it('contain no username', async () => {
    expect((await scrape()).text).not.toMatch(/player/)
  })

  it('have separate series for a limited number of names', () => {
    const limitName = createNameLimiter(2)
    expect(['a', 'b', 'c', 'a', 'd'].map(limitName)).toEqual(['a', 'b', 'other', 'a', 'other'])
  })
})

describe('traces', () => {
  it('have a span for a request and, below it, one for each transaction', async () => {
    const listSpansNamed = (spanName: string): readonly Span[] => listSpans().filter(({ name }) => name === spanName)
    await expect.poll(() => listSpansNamed('POST session.login').length, { timeout: 15_000 }).toBeGreaterThan(0)
    const betTraceIds = new Map(listSpansNamed('POST wallet.bet').map(({ spanId, traceId }) => [spanId, traceId]))
    expect(betTraceIds.size).toBe(3)
    const transactionSpans = listSpansNamed('transaction').filter(
      ({ parentSpanId = '', traceId }) => betTraceIds.get(parentSpanId) === traceId,
    )
    expect(new Set(transactionSpans.map(({ parentSpanId }) => parentSpanId)).size).toBe(3)
    const [login] = listSpansNamed('POST session.login')
    expect(listSpans().map(({ name }) => name)).toContain('gateway POST /orders')
    const attributes = Object.fromEntries(
      (login?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
    )
    expect(attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/wps/session/login',
      'http.response.status_code': 200,
      'livery.request_id': expect.any(String) as string,
      'livery.brand': 'alpha',
    })
    expect(exportRequests.every(({ path }) => path === '/v1/traces')).toBe(true)
    expect(exportRequests.map(({ body }) => body).join()).not.toMatch(/player|127\.0\.0\.1/)
  })

  it('continue the trace of a trusted proxy only', async () => {
    const requestWithTrace = async (traceId: string, from?: string) => {
      const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
      await platform.send('GET', '/wps/system/domainRoute', { host: alpha, headers: { traceparent }, from })
    }
    const [trusted, untrusted] = ['1'.repeat(32), '2'.repeat(32)]
    await requestWithTrace(untrusted)
    await requestWithTrace(trusted, '127.0.0.2')
    await expect.poll(() => listSpans().map(({ traceId }) => traceId), { timeout: 15_000 }).toContain(trusted)
    expect(listSpans().map(({ traceId }) => traceId)).not.toContain(untrusted)
  })
})

describe('an error tracker', () => {
  it('receives each error of the server with its context, and no input of a player', async () => {
    await query(platform, 'alter table login_failures rename to login_failures_hidden')
    const input = { username: 'secretname1', password: 'SecretPass1', type: 'username' } as const
    const { headers } = await platform.call('session.login', input, { host: alpha })
    await query(platform, 'alter table login_failures_hidden rename to login_failures')
    const report = reports.find(({ requestId }) => requestId === headers['x-request-id'])
    expect(report).toMatchObject({ brand: 'alpha', method: 'POST', route: '/wps/session/login' })
    expect(report?.error).toBeInstanceOf(Error)
    expect([report?.error.name, report?.error.message, report?.error.stack]).toEqual([
      'error',
      'error 42P01',
      expect.stringContaining('\n    at '),
    ])
    expect(JSON.stringify(reports.map(({ error, ...rest }) => [rest, error.message, error.stack]))).not.toMatch(/secretname1|SecretPass1/)
    expect(await fetchSeriesValue('livery_errors_total')).toBeGreaterThan(0)
  })

  it('may fail: the failure is logged, and has no other effect', async () => {
    const lines: string[] = []
    const log = createReportingLog(
      (line) => lines.push(line),
      [
        () => Promise.reject(new TypeError('of the tracker')),
        () => {
          throw new RangeError()
        },
      ],
    )
    log('A job failed', { error: new Error('one') })
    await expect
      .poll(() => lines.toSorted())
      .toEqual([
        'A job failed',
        'An error could not be reported to the error tracker: RangeError',
        'An error could not be reported to the error tracker: TypeError',
      ])
  })
})

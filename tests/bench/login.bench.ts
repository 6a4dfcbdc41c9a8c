import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxHashesPerBrand } from '../../server/modules/accounts/password-slots.ts'
import type { Permission } from '../../src/generated/api.ts'
import { getAudience, encrypt } from '../platform/call-server.ts'
import { computeMedian } from './median.ts'
import { computeMedianRatio } from './median-ratio.ts'
import { measureThroughput } from './serve/measure-throughput.ts'
import { type ServerProcess, startProcess } from './serve/start-process.ts'

const host = 'base.localhost'
const password = 'Benchpassword1'
const rounds = 8
const measureMs = 1500
const connections = 24
const accountCount = 48
/** Number of addresses from which each account logs in, because a single address may log in only 120 times a minute. */
const addressCount = 24
/** Number of login requests prepared per round: more than a round can send, because each is accepted only once. */
const loginsPerRound = (accountCount * addressCount) / rounds
/**
 * Minimum ratio of the login rate to the rate of password verifications alone, at the hash concurrency of one brand.
 */
const minShare = 0.9
/** Maximum 99th percentile of the duration of a status request during logins, in milliseconds. */
const maxLatencyMs = 50
const requestIntervalMs = 100
/**
 * Maximum relative difference between the durations of rejecting a wrong password for an existing and an unknown
 * username.
 */
const maxDifference = 0.05

/**
 * Logs members in on the whole server, and verifies passwords in a process that does nothing else, alternately. Repeats
 * a status request during the logins. Prints the median ratio of the two rates with the required minimum, the 99th
 * percentile of the status request's duration with the allowed maximum, and the ratio of the times that the rejection
 * of a wrong password takes for existing and for unknown usernames; with `check`, resolves to `false` if a target is
 * missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const servers: ServerProcess[] = []
  const start = async (...args: Parameters<typeof startProcess>): Promise<ServerProcess> => {
    const server = await startProcess(...args)
    servers.push(server)
    return server
  }
  try {
    const merchants = join(import.meta.dirname, '../../merchants')
    const env = { MERCHANTS_DIR: merchants, DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' }
    const brandServer = await start('brand-server.ts', [], env)
    const hashServer = await start('../login/bare-hash.ts', [])
    const key = await fetchPublicKey(brandServer.port)
    const requests = await prepareRequests(brandServer.port, readFileSync(join(folder, 'data/admin-api-token'), 'utf8'), key)
    const { share, latencies } = await measure(brandServer.port, hashServer.port, requests)
    const p99Latency = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN
    console.log(`logins: share of the hash alone ${share.toFixed(3)} (at least ${minShare.toFixed(3)})`)
    console.log(
      `another call during logins: p99 ${p99Latency.toFixed(1)} ms of ${String(latencies.length)} (under ${String(maxLatencyMs)} ms)`,
    )
    const { ratio, margin } = await compareKnownAndUnknown(brandServer.port, key)
    console.log(
      `wrong password: duration for an existing username ${ratio.toFixed(3)} ± ${margin.toFixed(3)} times that for an unknown one (within ${String(maxDifference)} of 1)`,
    )
    return !check || (share >= minShare && p99Latency < maxLatencyMs && Math.abs(ratio - 1) - margin <= maxDifference)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  brandPort: number,
  hashPort: number,
  requests: readonly Buffer[],
): Promise<{ share: number; latencies: readonly number[] }> {
  const shares: number[] = []
  const latencies: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const hashRate = Number(
      await sendRequest(hashPort, 'GET', `/?milliseconds=${String(measureMs)}&connections=${String(maxHashesPerBrand)}`, {}),
    )
    const probe = startProbe(brandPort)
    const rate = await measureThroughput({
      port: brandPort,
      requests: requests.slice(round * loginsPerRound, (round + 1) * loginsPerRound),
      connections,
      milliseconds: measureMs,
    })
    const durations = await probe.stop()
    console.log(`hash alone ${hashRate.toFixed(0)}/s, logins ${rate.toFixed(0)}/s`)
    if (round === 0) continue
    shares.push(rate / hashRate)
    latencies.push(...durations)
  }
  return { share: computeMedian(shares), latencies }
}

/** Sends a status request every `requestIntervalMs`. `stop` resolves to their durations in milliseconds. */
function startProbe(port: number): { stop(): Promise<readonly number[]> } {
  const latencies: number[] = []
  const pending: Promise<unknown>[] = []
  let requestCount = 0
  const timer = setInterval(() => {
    const startedAt = performance.now()
    requestCount += 1
    const headers = { 'x-forwarded-for': `10.1.${String(requestCount >> 8)}.${String(requestCount & 255)}` }
    const response = sendRequest(port, 'GET', `/wps/system/status?url=${host}`, headers)
    pending.push(response.then(() => latencies.push(performance.now() - startedAt)))
  }, requestIntervalMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      return latencies
    },
  }
}

/**
 * Sends a wrong password for each account and for as many unknown usernames, alternately. Returns the median ratio of
 * the durations, existing to unknown, with its margin.
 */
async function compareKnownAndUnknown(port: number, key: PublicKey): Promise<ReturnType<typeof computeMedianRatio>> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const kinds = ['known', 'unknown'] as const
  for (let n = 0; n < accountCount; n += 1)
    for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) {
      const username = kind === 'known' ? getUsername(n) : `nobody${String(n)}`
      const payload = await encryptBody({ username, password: 'Wrong-password-1', type: 'username' }, key)
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${kind === 'known' ? '0' : '1'}.${String(n)}` }
      const startedAt = performance.now()
      await sendRequest(port, 'POST', '/wps/session/login', headers, JSON.stringify({ payload }), 401)
      times[kind].push(performance.now() - startedAt)
    }
  return computeMedianRatio(times.known, times.unknown)
}

type PublicKey = Permission['info']['publicKey']

/** Encrypts the body of a login. The server accepts each payload only once. */
const encryptBody = (body: object, key: PublicKey): Promise<string> => encrypt(body, key, { audience: getAudience(host, 'session.login') })

const getUsername = (n: number): string => `bench${String(n)}`

/** Returns the key with which payloads are encrypted. */
async function fetchPublicKey(port: number): Promise<PublicKey> {
  const { value } = JSON.parse(await sendRequest(port, 'GET', `/wps/system/status?url=${host}`, {})) as { readonly value: Permission }
  return value.info.publicKey
}

/**
 * Creates members. Returns the requests that log them in: each account from many addresses, in an order that cycles
 * through the accounts.
 */
async function prepareRequests(port: number, token: string, key: PublicKey): Promise<readonly Buffer[]> {
  const requests: Buffer[] = []
  for (let n = 0; n < accountCount; n += 1) {
    const username = getUsername(n)
    const body = JSON.stringify({ brand: 'base', username, type: 0, password })
    await sendRequest(
      port,
      'POST',
      '/_livery/admin/create-account',
      { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    )
    for (let address = 0; address < addressCount; address += 1) {
      const payload = await encryptBody({ username, password, type: 'username' }, key)
      requests.push(serializeLogin(JSON.stringify({ payload }), `10.0.${String(address)}.${String(n)}`))
    }
  }
  return Array.from(
    { length: requests.length },
    (_, index) => requests[(index % accountCount) * addressCount + Math.floor(index / accountCount)] as Buffer,
  )
}

const serializeLogin = (body: string, address: string): Buffer =>
  Buffer.from(
    `POST /wps/session/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`,
  )

const sendRequest = (
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
  expectedStatus = 200,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, method, path, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        response.statusCode === expectedStatus
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`${path}: ${String(response.statusCode)} ${Buffer.concat(chunks).toString('utf8', 0, 200)}`)),
      )
    })
    clientRequest.on('error', reject).end(body)
  })

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1

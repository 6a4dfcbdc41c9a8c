import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Permission } from '../../src/generated/api.ts'
import { type HttpResponse, encrypt, send } from '../platform/call-server.ts'
import { startProcess } from './serve/start-process.ts'

const password = 'Benchpassword1'
const rounds = 3
/** Number of sequential logins at the measured brand. A round measures them twice: without and with the flood. */
const loginsPerMeasurement = 40
/** Number of concurrent logins at the flooded brand. */
const floodConcurrency = 300
const accountCount = 60
const floodedBrand = createBenchBrand('base', floodConcurrency)
const measuredBrand = createBenchBrand('calm', 1)
/**
 * Maximum 99th percentile of the login duration while another brand is flooded, as a multiple of the one without the
 * flood.
 */
const maxRatio = 3
const path = '/wps/session/login'

/** Returns a brand with an HTTP agent that has at most `maxSockets` connections. */
function createBenchBrand(id: string, maxSockets: number) {
  return { id, host: `${id}.localhost`, agent: new Agent({ keepAlive: true, maxSockets }) }
}

type PublicKey = Permission['info']['publicKey']

/**
 * Logs in at one brand, one login after the other, alternately without other load and with 300 logins in flight at
 * another brand of the same server. Prints both 99th percentiles and their ratio; with `check`, resolves to `false` if
 * the target is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const env = { MERCHANTS_DIR: writeBrands(join(folder, 'merchants')), DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' }
  const server = await startProcess('brand-server.ts', [], env)
  try {
    const logIn = await createLogIn(server.port, readFileSync(join(folder, 'data/admin-api-token'), 'utf8'))
    const times = { quiet: [] as number[], flooded: [] as number[] }
    const countByStatus = new Map<number, number>()
    for (let round = 0; round <= rounds; round += 1) {
      const quietTimes = await measureLogins(logIn)
      const flood = startFlood(logIn, countByStatus)
      const floodedTimes = await measureLogins(logIn)
      await flood.stop()
      console.log(`median quiet ${computeMedian(quietTimes).toFixed(0)} ms, flooded ${computeMedian(floodedTimes).toFixed(0)} ms`)
      if (round === 0) continue
      times.quiet.push(...quietTimes)
      times.flooded.push(...floodedTimes)
    }
    const [quietP99, floodedP99] = [computePercentile(times.quiet, 0.99), computePercentile(times.flooded, 0.99)]
    const summary = [...countByStatus].map(([status, count]) => `${String(count)} with ${String(status)}`).join(', ')
    console.log(`at the flooded brand: ${summary}`)
    console.log(
      `another brand's login: p99 ${quietP99.toFixed(0)} ms quiet, ${floodedP99.toFixed(0)} ms flooded, of ${String(times.quiet.length)} each`,
    )
    console.log(`ratio ${(floodedP99 / quietP99).toFixed(2)} (under ${String(maxRatio)})`)
    return !check || floodedP99 / quietP99 < maxRatio
  } finally {
    for (const { agent } of [floodedBrand, measuredBrand]) agent.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes `base` and a brand that differs only in its identity. Returns the merchants folder. */
function writeBrands(root: string): string {
  cpSync(join(import.meta.dirname, '../../merchants/base'), join(root, 'base'), { recursive: true })
  mkdirSync(join(root, measuredBrand.id))
  writeFileSync(
    join(root, measuredBrand.id, 'merchant.json'),
    JSON.stringify({ extends: 'base', code: 'CALM01', name: 'Calm', domains: ['calm.example'] }),
  )
  return root
}

type LogIn = (brand: typeof measuredBrand) => Promise<HttpResponse>

/**
 * Creates accounts at both brands. Returns a function that logs in, each time from a new address to the next account.
 */
async function createLogIn(port: number, token: string): Promise<LogIn> {
  const headers = { authorization: `Bearer ${token}` }
  for (const { id } of [floodedBrand, measuredBrand])
    for (let n = 0; n < accountCount; n += 1) {
      const body = { brand: id, username: `bench${String(n)}`, type: 0, password }
      requireStatus(await send(port, 'POST', '/_livery/admin/create-account', { host: 'localhost', headers, body }), 200)
    }
  const keys = new Map<string, PublicKey>()
  for (const { host } of [floodedBrand, measuredBrand]) keys.set(host, await fetchPublicKey(port, host))
  let loginCount = 0
  return async ({ host, agent }) => {
    loginCount += 1
    const address = `10.${String((loginCount >> 16) & 255)}.${String((loginCount >> 8) & 255)}.${String(loginCount & 255)}`
    const input = { username: `bench${String(loginCount % accountCount)}`, password, type: 'username' }
    const body = { payload: await encrypt(input, keys.get(host) as PublicKey, { audience: host + path }) }
    return send(port, 'POST', path, { host, headers: { 'x-forwarded-for': address }, body, agent })
  }
}

async function fetchPublicKey(port: number, host: string): Promise<PublicKey> {
  const response = requireStatus(await send(port, 'GET', `/wps/system/status?url=${host}`, { host }), 200)
  return (response.body.value as Permission).info.publicKey
}

async function measureLogins(logIn: LogIn): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < loginsPerMeasurement; n += 1) {
    const startedAt = performance.now()
    requireStatus(await logIn(measuredBrand), 200)
    times.push(performance.now() - startedAt)
  }
  return times
}

/**
 * Keeps a fixed number of logins in flight until it is stopped, and counts responses by status, because the server
 * rejects logins that wait too long.
 */
function startFlood(logIn: LogIn, countByStatus: Map<number, number>): { stop(): Promise<void> } {
  let isRunning = true
  const runConnection = async (): Promise<void> => {
    while (isRunning) {
      const { status } = await logIn(floodedBrand)
      countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1)
    }
  }
  const connections = Array.from({ length: floodConcurrency }, runConnection)
  return {
    stop: async () => {
      isRunning = false
      await Promise.all(connections)
    },
  }
}

function requireStatus(response: HttpResponse, status: number): HttpResponse {
  if (response.status !== status)
    throw new Error(`Expected status ${String(status)}, received ${String(response.status)}: ${response.text.slice(0, 200)}`)
  return response
}

const computePercentile = (times: readonly number[], fraction: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * fraction))] ?? Number.NaN
const computeMedian = (times: readonly number[]): number => computePercentile(times, 0.5)

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1

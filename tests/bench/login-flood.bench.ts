import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Permission } from '../../src/generated/api.ts'
import { type HttpResponse, encrypt, send } from '../platform/call-server.ts'
import { startProcess } from './serve/start-process.ts'

const password = 'Benchpassword1'
const rounds = 3
/** Number of sequential logins of the calm brand in each half of a round. */
const logins = 40
/** Number of logins in flight at the flooded brand. */
const inFlight = 300
const accounts = 60
const flooded = brandOf('base', inFlight)
const calm = brandOf('calm', 1)
/** Maximum duration of a login at the 99th percentile while another brand is flooded, as a multiple. */
const maxRatio = 3
const path = '/wps/session/login'

/** A brand, and the connections of its visitors. */
function brandOf(id: string, maxSockets: number) {
  return { id, host: `${id}.localhost`, agent: new Agent({ keepAlive: true, maxSockets }) }
}

type PublicKey = Permission['info']['publicKey']

/**
 * Logs in at one brand, one login after the other, alternately without other load and with 300 logins in flight at
 * another brand of the same server. Prints both durations and their ratio; with `check`, resolves to `false` if the
 * target is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const env = { MERCHANTS_DIR: writeBrands(join(folder, 'merchants')), DATA_DIR: join(folder, 'data'), TRUST_PROXY: '127.0.0.1' }
  const server = await startProcess('brand-server.ts', [], env)
  try {
    const logIn = await prepare(server.port, readFileSync(join(folder, 'data/control-token'), 'utf8'))
    const times = { quiet: [] as number[], flooded: [] as number[] }
    const outcomes = new Map<number, number>()
    for (let round = 0; round <= rounds; round += 1) {
      const quiet = await timeLogins(logIn)
      const flood = startFlood(logIn, outcomes)
      const during = await timeLogins(logIn)
      await flood.stop()
      console.log(`quiet ${median(quiet).toFixed(0)} ms, flooded ${median(during).toFixed(0)} ms at the middle`)
      if (round === 0) continue
      times.quiet.push(...quiet)
      times.flooded.push(...during)
    }
    const [quiet, during] = [percentile(times.quiet, 0.99), percentile(times.flooded, 0.99)]
    const summary = [...outcomes].map(([status, count]) => `${String(count)} with ${String(status)}`).join(', ')
    console.log(`at the flooded brand: ${summary}`)
    console.log(
      `another brand's login: p99 ${quiet.toFixed(0)} ms quiet, ${during.toFixed(0)} ms flooded, of ${String(times.quiet.length)} each`,
    )
    console.log(`ratio ${(during / quiet).toFixed(2)} (under ${String(maxRatio)})`)
    return !check || during / quiet < maxRatio
  } finally {
    for (const { agent } of [flooded, calm]) agent.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `base`, and a brand that differs only in its name. */
function writeBrands(root: string): string {
  cpSync(join(import.meta.dirname, '../../merchants/base'), join(root, 'base'), { recursive: true })
  mkdirSync(join(root, calm.id))
  writeFileSync(
    join(root, calm.id, 'merchant.json'),
    JSON.stringify({ extends: 'base', code: 'CALM01', name: 'Calm', domains: ['calm.example'] }),
  )
  return root
}

type LogIn = (brand: typeof calm) => Promise<HttpResponse>

/** Creates accounts at both brands. Each login is by another account and from another address. */
async function prepare(port: number, token: string): Promise<LogIn> {
  const headers = { authorization: `Bearer ${token}` }
  for (const { id } of [flooded, calm])
    for (let n = 0; n < accounts; n += 1) {
      const body = { brand: id, username: `bench${String(n)}`, type: 0, password }
      expectStatus(await send(port, 'POST', '/_livery/control/create-account', { host: 'localhost', headers, body }), 200)
    }
  const keys = new Map<string, PublicKey>()
  for (const { host } of [flooded, calm]) keys.set(host, await publicKeyOf(port, host))
  let made = 0
  return async ({ host, agent }) => {
    made += 1
    const from = `10.${String((made >> 16) & 255)}.${String((made >> 8) & 255)}.${String(made & 255)}`
    const input = { username: `bench${String(made % accounts)}`, password, type: 'username' }
    const body = { payload: await encrypt(input, keys.get(host) as PublicKey, { audience: host + path }) }
    return send(port, 'POST', path, { host, headers: { 'x-forwarded-for': from }, body, agent })
  }
}

async function publicKeyOf(port: number, host: string): Promise<PublicKey> {
  const answer = expectStatus(await send(port, 'GET', `/wps/system/status?url=${host}`, { host }), 200)
  return (answer.body.value as Permission).info.publicKey
}

async function timeLogins(logIn: LogIn): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < logins; n += 1) {
    const started = performance.now()
    expectStatus(await logIn(calm), 200)
    times.push(performance.now() - started)
  }
  return times
}

/**
 * Keeps a number of logins in flight until it is stopped, and counts their responses: the server rejects logins that
 * wait too long.
 */
function startFlood(logIn: LogIn, outcomes: Map<number, number>): { stop(): Promise<void> } {
  let going = true
  const connection = async (): Promise<void> => {
    while (going) {
      const { status } = await logIn(flooded)
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
    }
  }
  const connections = Array.from({ length: inFlight }, connection)
  return {
    stop: async () => {
      going = false
      await Promise.all(connections)
    },
  }
}

function expectStatus(answer: HttpResponse, status: number): HttpResponse {
  if (answer.status !== status) throw new Error(`${String(answer.status)} ${answer.text.slice(0, 200)}`)
  return answer
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
const median = (times: readonly number[]): number => percentile(times, 0.5)

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1

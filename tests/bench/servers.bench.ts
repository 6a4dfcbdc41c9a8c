import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readSettings } from '../../server/config.ts'
import { findVendorContext } from '../../server/modules/bets/handle-vendor-call.ts'
import { createPayloadKey, hashToken, createToken } from '../../server/modules/secrets/index.ts'
import { vendorKeysOf } from '../../server/modules/vendors/vendor-keys.ts'
import { startServer } from '../../server/start-server.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { createHttpRoundFactory, type RoundFactory } from './bets/http-rounds.ts'
import { type BenchPlayer, createBenchPlayers } from './bets/bench-players.ts'
import { median } from './median.ts'
import { computeMedianRatio } from './median-ratio.ts'
import { getCpuTime, listPostgresProcesses } from './serve/cpu-time.ts'
import { type ServerProcess, startProcess } from './serve/start-process.ts'
import { benchSecret, serverEnvOf } from './serve/server-env.ts'

const servers = 4
const players = 50
const betsPerRound = 200
const rounds = 10
const warmUpRounds = 2
const concurrency = 8
/** Maximum cost of a request at several servers, as a multiple of that at one. */
const maxRatio = 1.1

const host = 'base.localhost'
interface LoggedInPlayer extends BenchPlayer {
  readonly token: string
}

/** A server, with functions that send requests to it. */
interface Target {
  readonly server: ServerProcess
  readonly createRound: RoundFactory
  /** Reads the member and the balance, as a page does after a bet. */
  read(player: LoggedInPlayer): Promise<void>
}

/**
 * Measures what a request costs at several servers on one database, compared with one server on the same cores: the
 * process time of the servers and of PostgreSQL. Bets are placed and settled, members and balances are read,
 * alternately at one server and spread over the others; those that are not measured are suspended. Prints the median
 * ratio; with `check`, resolves to `false` if it exceeds its maximum. Linux only.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const database = await createTestDatabase()
  const env = {
    ...serverEnvOf(database),
    PAYLOAD_KEY: createPayloadKey(),
    DEMO_PASSWORD: benchSecret,
    LIVERY_MODE: 'demo',
    DEMO_PUBLIC: 'on',
    TRUST_PROXY: '127.0.0.1',
  }
  const client = new pg.Client(database.url)
  await client.connect()
  const children: ServerProcess[] = []
  try {
    const settings = readSettings({ ...env, PORT: '0', DRAW_AHEAD: 'off', DATA_DIR: join(folder, 'data') }, folder)
    const setupServer = await startServer(settings, { log: () => undefined, dist: folder })
    const benchPlayers = await createBenchPlayers(
      database.url,
      setupServer.port,
      readFileSync(join(folder, 'data/control-token'), 'utf8'),
      players,
    )
    const loggedInPlayers: LoggedInPlayer[] = []
    for (const player of benchPlayers) loggedInPlayers.push(await logIn(client, player))
    const context = await findVendorContext(setupServer.platform, 'BASE', 'PGF')
    if (!context) throw new Error('The vendor is missing.')
    const key = await vendorKeysOf(setupServer.platform.secrets).getCurrentKey(context.tenant, 'PGF')
    await setupServer.stop()
    for (let n = 0; n <= servers; n++)
      children.push(await startProcess('../bets/telemetry-server.ts', [], { ...env, DATA_DIR: join(folder, String(n)) }))
    /** Uses new connections, because a server ends its idle ones after it was suspended. */
    const toTarget = (server: ServerProcess): Target => ({
      server,
      createRound: createHttpRoundFactory(server.port, key, concurrency),
      read: createReader(server.port),
    })
    const [single, ...several] = children
    if (!single) throw new Error('There is no server.')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backendPid = rows[0]?.pid ?? 0
    const costs = { one: [] as number[], several: [] as number[] }
    for (let round = 0; round < warmUpRounds + rounds; round++)
      for (const variant of round % 2 === 0 ? (['one', 'several'] as const) : (['several', 'one'] as const)) {
        const [targets, others] = variant === 'one' ? [[single], several] : [several, [single]]
        const cost = await measureRequestMs(loggedInPlayers, targets.map(toTarget), others, backendPid)
        if (round >= warmUpRounds) costs[variant].push(cost)
      }
    const { ratio, error } = computeMedianRatio(costs.several, costs.one)
    console.log(
      `a request at ${String(servers)} servers: ${median(costs.several).toFixed(2)} ms of process time, at one ${median(costs.one).toFixed(2)} ms, times ${ratio.toFixed(3)} ± ${error.toFixed(3)} (at most ${maxRatio.toFixed(2)})`,
    )
    return !check || ratio - error <= maxRatio
  } finally {
    for (const { pid } of children) process.kill(pid, 'SIGCONT')
    await Promise.all(children.map((child) => child.stop()))
    await client.end()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function logIn(client: pg.Client, player: BenchPlayer): Promise<LoggedInPlayer> {
  const token = createToken()
  await client.query(
    `insert into sessions (merchant, token_hash, account, expires_at, security_stamp)
     select merchant, $1, id, now() + interval '1 day', security_stamp from accounts where id = $2`,
    [hashToken(token), player.account],
  )
  return { ...player, token }
}

/** Returns the CPU time of one request in milliseconds, with the processes of `suspended` stopped. */
async function measureRequestMs(
  loggedInPlayers: readonly LoggedInPlayer[],
  targets: readonly Target[],
  suspended: readonly ServerProcess[],
  backendPid: number,
): Promise<number> {
  for (const { pid } of suspended) process.kill(pid, 'SIGSTOP')
  const pids = targets.map(({ server }) => server.pid)
  const readTime = (): number => getCpuTime([...pids, ...listPostgresProcesses(backendPid)])
  const before = readTime()
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < betsPerRound) {
      const n = next++
      const [player, target] = [loggedInPlayers[n % loggedInPlayers.length], targets[n % targets.length]]
      if (!player || !target) return
      const round = target.createRound(player)
      await round.bet()
      await target.read(player)
      await round.win()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const cost = (readTime() - before) / (betsPerRound * 4)
  for (const { pid } of suspended) process.kill(pid, 'SIGCONT')
  return cost
}

function createReader(port: number): Target['read'] {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const call = (path: string, { account, token }: LoggedInPlayer): Promise<void> =>
    new Promise((resolve, reject) => {
      // Each player has an address of their own.
      const address = `10.${account
        .slice(0, 6)
        .match(/../g)
        ?.map((hex) => String(parseInt(hex, 16)))
        .join('.')}`
      const headers = { host, authorization: `Bearer ${token}`, 'x-forwarded-for': address }
      get({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${String(answer.statusCode)}`))))
      }).on('error', reject)
    })
  return async (player) => {
    await call(endpoints['member.info'].path, player)
    await call(endpoints['wallet.balance'].path, player)
  }
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1

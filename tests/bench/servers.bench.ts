import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readSettings } from '../../server/config.ts'
import { findVendorContext } from '../../server/modules/bets/handle-vendor-call.ts'
import { createPayloadKey, hashToken, createToken } from '../../server/modules/secrets/index.ts'
import { getVendorKeys } from '../../server/modules/vendors/vendor-keys.ts'
import { startServer } from '../../server/start-server.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { createHttpRoundFactory, type RoundFactory } from './bets/http-rounds.ts'
import { type BenchPlayer, createBenchPlayers } from './bets/bench-players.ts'
import { computeMedian } from './median.ts'
import { computeMedianRatio } from './median-ratio.ts'
import { getCpuTime, getPostgresCpuTime } from './serve/cpu-time.ts'
import { type ServerProcess, startProcess } from './serve/start-process.ts'
import { benchSecret, createServerEnv } from './serve/server-env.ts'

const serverCount = 4
const playerCount = 50
const gameRoundsPerMeasurement = 200
/** Number of requests in a round of a game: a bet, two reads and a win. */
const requestsPerGameRound = 4
const rounds = 10
const warmUpRounds = 6
const concurrency = 8
/** Maximum cost ratio of Livery, several servers to one server, divided by the same ratio of a minimal server. */
const maxRatio = 1.1

const host = 'base.localhost'
interface LoggedInPlayer extends BenchPlayer {
  readonly token: string
}

/** Functions that send requests to a server. */
interface Target {
  readonly createRound: RoundFactory
  /** Reads the member and the balance, as a page does after a bet. */
  read(player: LoggedInPlayer): Promise<void>
}

/** Average CPU time of a request at the servers and in PostgreSQL, in milliseconds. */
interface RequestCost {
  readonly server: number
  readonly postgres: number
}

/** Costs of a request at one server and at several, by round. */
interface Costs {
  readonly one: RequestCost[]
  readonly several: RequestCost[]
}

/**
 * Measures what a request costs at several servers on one database, compared with one server on the same cores: the CPU
 * time of the servers and of PostgreSQL. Prints both times, and how much the database grows. Bets are placed and
 * settled, members and balances are read, alternately at one server and spread over the others. Several processes share
 * the caches of the processor, so a request to them costs more in any program; a minimal server is measured in the same
 * way, and its ratio is the baseline. Prints both ratios, and their quotient with the allowed maximum; with `check`,
 * resolves to `false` if it is exceeded. Linux only.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const database = await createTestDatabase()
  const env = {
    ...createServerEnv(database),
    PAYLOAD_KEY: createPayloadKey(),
    DEMO_PASSWORD: benchSecret,
    LIVERY_MODE: 'demo',
    DEMO_PUBLIC: 'on',
    TRUST_PROXY: '127.0.0.1',
  }
  const client = new pg.Client(database.url)
  await client.connect()
  const children: ServerProcess[] = []
  const start = async (file: string): Promise<ServerProcess> => {
    const server = await startProcess(file, [], { ...env, DATA_DIR: join(folder, String(children.length)) })
    children.push(server)
    return server
  }
  try {
    const settings = readSettings({ ...env, PORT: '0', PRERENDER_GAME_PICTURES: 'off', DATA_DIR: join(folder, 'data') }, folder)
    const setupServer = await startServer(settings, { log: () => undefined, dist: folder })
    const benchPlayers = await createBenchPlayers(
      database.url,
      setupServer.port,
      readFileSync(join(folder, 'data/admin-api-token'), 'utf8'),
      playerCount,
    )
    const loggedInPlayers: LoggedInPlayer[] = []
    for (const player of benchPlayers) loggedInPlayers.push(await logIn(client, player))
    const context = await findVendorContext(setupServer.platform, 'BASE', 'PGF')
    if (!context) throw new Error('The vendor is missing.')
    const key = await getVendorKeys(setupServer.platform.secrets).getCurrentKey(context.tenant, 'PGF')
    await setupServer.stop()

    const toTarget = ({ port }: ServerProcess): Target => ({
      createRound: createHttpRoundFactory(port, key, concurrency),
      read: createReader(port),
    })
    const runRound = async (targets: readonly Target[], n: number): Promise<void> => {
      const [player, target] = [loggedInPlayers[n % loggedInPlayers.length], targets[n % targets.length]]
      if (!player || !target) return
      const round = target.createRound(player)
      await round.bet()
      await target.read(player)
      await round.win()
    }
    const runPlainRound = async (targets: readonly ServerProcess[], n: number): Promise<void> => {
      for (let request = 0; request < requestsPerGameRound; request++)
        await (await fetch(`http://127.0.0.1:${String(targets[n % targets.length]?.port)}/`)).text()
    }
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const backendPid = rows[0]?.pid ?? 0
    const liveryServers = await startGroup(() => start('../bets/telemetry-server.ts'))
    const plainServers = await startGroup(() => start('plain-server.ts'))
    const readDatabaseBytes = async (): Promise<number> => {
      const { rows: sizes } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
      return Number(sizes[0]?.bytes)
    }
    const costs: Costs = { one: [], several: [] }
    const bytesBefore = await readDatabaseBytes()
    const plainCosts: Costs = { one: [], several: [] }
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      const isWarmUp = round < warmUpRounds
      const order = round % 2 === 0 ? (['one', 'several'] as const) : (['several', 'one'] as const)
      await measureBoth(liveryServers, order, isWarmUp ? undefined : costs, (servers) => {
        const targets = servers.map(toTarget)
        return measureRequestMs(servers, backendPid, (n) => runRound(targets, n))
      })
      await measureBoth(plainServers, order, isWarmUp ? undefined : plainCosts, (servers) =>
        measureRequestMs(servers, backendPid, (n) => runPlainRound(servers, n)),
      )
    }
    const gameRoundCount = 2 * (warmUpRounds + rounds) * gameRoundsPerMeasurement
    const bytesPerGameRound = ((await readDatabaseBytes()) - bytesBefore) / gameRoundCount
    console.log(`the database grows by ${bytesPerGameRound.toFixed(0)} bytes with each bet that is placed and settled, indexes included`)
    reportCosts('a request to Livery', costs)
    reportCosts('a request to a minimal server', plainCosts)
    const computeRatios = ({ one, several }: Costs): readonly number[] =>
      several.map((cost, round) => getTotal(cost) / getTotal(one[round] ?? missingCost))
    const { ratio, margin } = computeMedianRatio(computeRatios(costs), computeRatios(plainCosts))
    console.log(
      `cost of several servers, as a multiple of that of a minimal server: ${ratio.toFixed(3)} ± ${margin.toFixed(3)} (at most ${maxRatio.toFixed(2)})`,
    )
    return !check || ratio - margin <= maxRatio
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await client.end()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One server, and several others that share the same work. */
interface Group {
  readonly one: readonly ServerProcess[]
  readonly several: readonly ServerProcess[]
}

async function startGroup(start: () => Promise<ServerProcess>): Promise<Group> {
  const one = [await start()]
  const several: ServerProcess[] = []
  while (several.length < serverCount) several.push(await start())
  return { one, several }
}

/** Measures one server and several, in this order. Adds the results to `costs`, which is `undefined` in a warm-up. */
async function measureBoth(
  group: Group,
  order: readonly (keyof Group)[],
  costs: Costs | undefined,
  measure: (servers: readonly ServerProcess[]) => Promise<RequestCost>,
): Promise<void> {
  for (const size of order) {
    const cost = await measure(group[size])
    costs?.[size].push(cost)
  }
}

const missingCost: RequestCost = { server: Number.NaN, postgres: Number.NaN }
const getTotal = ({ server, postgres }: RequestCost): number => server + postgres

function reportCosts(label: string, { one, several }: Costs): void {
  const { ratio, margin } = computeMedianRatio(several.map(getTotal), one.map(getTotal))
  const format = (costs: readonly RequestCost[]): string => {
    const [server, postgres] = [computeMedian(costs.map((cost) => cost.server)), computeMedian(costs.map((cost) => cost.postgres))]
    return `${server.toFixed(2)} ms + PostgreSQL ${postgres.toFixed(2)} ms`
  }
  console.log(
    `${label}, CPU time: at one server ${format(one)}, at ${String(serverCount)} servers ${format(several)}, ratio ${ratio.toFixed(3)} ± ${margin.toFixed(3)}`,
  )
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

/**
 * Runs all rounds of a measurement. Returns the average cost of a request. `backendPid` is any backend of PostgreSQL.
 */
async function measureRequestMs(
  servers: readonly ServerProcess[],
  backendPid: number,
  runRound: (n: number) => Promise<void>,
): Promise<RequestCost> {
  const readCost = (): RequestCost => ({ server: getCpuTime(servers.map(({ pid }) => pid)), postgres: getPostgresCpuTime(backendPid) })
  const before = readCost()
  let nextRound = 0
  const worker = async (): Promise<void> => {
    while (nextRound < gameRoundsPerMeasurement) await runRound(nextRound++)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const after = readCost()
  const requests = gameRoundsPerMeasurement * requestsPerGameRound
  return { server: (after.server - before.server) / requests, postgres: (after.postgres - before.postgres) / requests }
}

function createReader(port: number): Target['read'] {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const fetchPath = (path: string, { account, token }: LoggedInPlayer): Promise<void> =>
    new Promise((resolve, reject) => {
      // Each player sends from a separate address, because requests are limited per address.
      const address = `10.${account
        .slice(0, 6)
        .match(/../g)
        ?.map((hex) => String(parseInt(hex, 16)))
        .join('.')}`
      const headers = { host, authorization: `Bearer ${token}`, 'x-forwarded-for': address }
      get({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
        response.resume()
        response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${String(response.statusCode)}`))))
      }).on('error', reject)
    })
  return async (player) => {
    await fetchPath(endpoints['member.info'].path, player)
    await fetchPath(endpoints['wallet.balance'].path, player)
  }
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1

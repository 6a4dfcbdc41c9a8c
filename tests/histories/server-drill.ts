import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { startCaddy } from '../deploy/proxies.ts'
import { findFreePort } from '../platform/find-free-port.ts'
import { query } from '../platform/query-database.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { writeSmallBrands } from '../platform/small-brands.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { createDrillLog, expectNothingLost, readOutcome } from './drill-outcome.ts'
import { gatewayHost, host, startPlaying } from './drill-players.ts'
import { connectToPlatform } from './money-load.ts'
import { allowLargeAdjustmentsQuery } from './stored-money.ts'

export interface ServerDrill {
  readonly servers: number
  readonly players: number
  readonly seconds: number
  /** Seconds between two kills. */
  readonly killIntervalSeconds: number
  /** Average pause between two actions of a player. */
  readonly pauseMilliseconds: number
}

/**
 * A client repeats a request after a second, as in the failover drill: a killed process accepts connections for up to
 * half a second.
 */
const retry = { maxAttempts: 10, pauseMilliseconds: 1_000 }

/** A version of the project: its checkout, and brands in its format. */
interface Version {
  /** `undefined` for the version under test. */
  readonly checkout?: string
  readonly merchantsDir: string
}

/** The port and data folder of one of the servers, and its process while it runs. */
interface Slot {
  readonly port: number
  readonly dataDir: string
  server: ServerProcess | undefined
}

interface RunningDrill {
  readonly slots: readonly Slot[]
  readonly databaseUrl: string
  /** Settings of all servers, and of commands on their database. */
  readonly env: Readonly<Record<string, string>>
  start(slot: Slot, version?: Version): Promise<ServerProcess>
}

interface DrillOptions extends Pick<ServerDrill, 'servers' | 'players' | 'pauseMilliseconds'> {
  /** Version that the servers run first. */
  readonly version: Version
  /** Maximum number of retries of a request. */
  readonly maxRetries: number
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Starts servers on one database behind Caddy, and lets players bet, deposit and withdraw through it while `run` is
 * executed. Asserts that everything that was acknowledged is stored, that the ledger is consistent, and that no
 * request was retried more than `maxRetries` times. Returns a report, with the lines that `run` returns.
 */
async function runUnderLoad(
  { version, ...drill }: DrillOptions,
  run: (running: RunningDrill) => Promise<readonly string[]>,
): Promise<string> {
  const database = await createTestDatabase({ tables: version.checkout === undefined })
  const folder = mkdtempSync(join(tmpdir(), 'livery-drill-'))
  const env = {
    DATABASE_URL: database.urls.appUrl,
    MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '',
    SECRET_KEY: 'a-secret-of-the-drill-and-of-nothing-else',
    PAYLOAD_KEY: createPayloadKey(),
    DEMO_PASSWORD: 'Fjordpassword1',
    DEMO_PUBLIC: 'on',
    TRUST_PROXY: '127.0.0.1',
    PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
    ...drill.env,
  }
  const start = ({ dataDir, port }: Slot, { checkout, merchantsDir }: Version = version): Promise<ServerProcess> =>
    startProcess(dataDir, merchantsDir, { ...env, PORT: String(port) }, checkout)
  const slots: Slot[] = []
  for (let n = 0; n < drill.servers; n++) slots.push({ port: await findFreePort(), dataDir: join(folder, String(n)), server: undefined })
  const proxy = await startCaddy(
    slots.map(({ port }) => port),
    [host, gatewayHost],
  )
  try {
    for (const slot of slots) slot.server = await start(slot)
    const platform = await connectToPlatform(requireServer(slots[0]))
    await query({ databaseUrl: database.url }, allowLargeAdjustmentsQuery)
    const drillLog = createDrillLog()
    let isRunning = true
    const waitForPlayers = await startPlaying(platform, {
      players: drill.players,
      proxy: { port: proxy.httpsPort, caCertificate: proxy.caCertificate },
      retry,
      log: drillLog,
      isRunning: () => isRunning,
      pauseMilliseconds: drill.pauseMilliseconds,
    })
    const lines = await run({ slots, databaseUrl: database.url, env, start }).finally(() => {
      isRunning = false
    })
    await waitForPlayers()
    for (const slot of slots) slot.server ??= await start(slot)
    const finalPlatform = await connectToPlatform(requireServer(slots[0]))
    const outcome = await readOutcome(finalPlatform, async (text) => (await query({ databaseUrl: database.url }, text)).rows, drillLog)
    const report = [`servers ${String(drill.servers)}, players ${String(drill.players)}`, ...lines, ...outcome.lines].join('\n')
    console.log(report)
    expectNothingLost(outcome)
    expect(Math.max(...drillLog.retries.keys()), 'retries of a request').toBeLessThanOrEqual(drill.maxRetries)
    return report
  } finally {
    for (const { server } of slots) await server?.end('SIGKILL')
    await proxy.stop()
    await database.drop()
    for (const path of [folder, version.merchantsDir]) rmSync(path, { recursive: true, force: true })
  }
}

function requireServer(slot: Slot | undefined): ServerProcess {
  if (!slot?.server) throw new Error('A drill needs a running server.')
  return slot.server
}

/**
 * Runs servers behind Caddy under load, and kills a server every few seconds with `kill -9`, as long as another one is
 * ready. Asserts that no request is retried more than once. Returns a report.
 */
export const runServerDrill = (drill: ServerDrill): Promise<string> =>
  runUnderLoad({ ...drill, maxRetries: 1, version: { merchantsDir: writeSmallBrands() } }, async ({ slots, start }) => {
    const end = Date.now() + drill.seconds * 1000
    const { kills, skipped } = await killServersInTurn(slots, drill, { start, isRunning: () => Date.now() < end })
    return [
      `${String(drill.seconds)} seconds, a kill every ${String(drill.killIntervalSeconds)} s`,
      `kills: ${String(kills)}, skipped because no other server was ready: ${String(skipped)}`,
    ]
  })

export interface UpgradeDrill extends Pick<ServerDrill, 'servers' | 'players' | 'pauseMilliseconds'> {
  /** Folder of a checkout of the previous version, with its packages installed. */
  readonly previousCheckout: string
}

const drainSeconds = 4
/** Time for Caddy to detect a started server. It is longer than the interval of its health checks, one second. */
const proxyDetectionMilliseconds = 2_500

/**
 * Runs servers of the previous version behind Caddy under load, migrates their database, replaces them one by one with
 * servers of this version, and returns to the previous version in the same way. Asserts that no request is retried.
 * Returns a report.
 */
export async function runUpgradeDrill({ previousCheckout, ...drill }: UpgradeDrill): Promise<string> {
  const previous = { checkout: previousCheckout, merchantsDir: writePreviousBrands(previousCheckout) }
  const next = { merchantsDir: writeSmallBrands() }
  const env = { DRAIN_SECONDS: String(drainSeconds) }
  try {
    return await runUnderLoad({ ...drill, maxRetries: 0, env, version: previous }, async ({ slots, databaseUrl, env: settings, start }) => {
      const lines = [`migrations of the previous version: ${await countMigrations(databaseUrl)}`]
      runMigrations(settings)
      lines.push(`after the migration: ${await countMigrations(databaseUrl)}`)
      for (const version of [next, previous])
        for (const slot of slots) {
          await requireServer(slot).end('SIGTERM')
          slot.server = await start(slot, version)
          await sleep(proxyDetectionMilliseconds)
          lines.push(`${version === next ? 'upgraded' : 'rolled back'} ${String(slots.indexOf(slot) + 1)} of ${String(slots.length)}`)
        }
      return lines
    })
  } finally {
    rmSync(next.merchantsDir, { recursive: true, force: true })
  }
}

/** Writes the small brands in the format of another version, with its own code. Returns their folder. */
function writePreviousBrands(checkout: string): string {
  const program = "process.stdout.write((await import('./tests/platform/small-brands.ts')).writeSmallBrands())"
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: checkout, encoding: 'utf8' })
}

/** Migrates the database with this version, as its operators do before they start it. */
function runMigrations(settings: Readonly<Record<string, string>>): void {
  execFileSync(process.execPath, ['scripts/livery.mjs', 'database', 'migrate'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
  })
}

const countMigrations = async (databaseUrl: string): Promise<string> =>
  String((await query({ databaseUrl }, 'select count(*)::text as count from kysely_migration')).rows[0]?.['count'])

interface KillOptions {
  readonly start: (slot: Slot) => Promise<ServerProcess>
  readonly isRunning: () => boolean
}

/** Kills the servers in turn; each is started again at once. A kill that would leave no server is skipped. */
async function killServersInTurn(slots: readonly Slot[], { killIntervalSeconds }: ServerDrill, { start, isRunning }: KillOptions) {
  const restarts: Promise<void>[] = []
  let [kills, skipped] = [0, 0]
  for (let n = 0; isRunning(); n++) {
    await sleep(killIntervalSeconds * 1000)
    const runningSlots = slots.filter(({ server }) => server !== undefined)
    const slot = runningSlots[n % Math.max(runningSlots.length, 1)]
    if (!slot?.server || runningSlots.length < 2) {
      skipped++
      continue
    }
    const { server } = slot
    slot.server = undefined
    await server.end('SIGKILL')
    kills++
    restarts.push(
      start(slot).then((restartedServer) => {
        slot.server = restartedServer
      }),
    )
  }
  await Promise.all(restarts)
  return { kills, skipped }
}

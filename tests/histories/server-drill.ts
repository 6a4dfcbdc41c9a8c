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
import { type DrillLog, gatewayHost, host, startPlaying } from './drill-players.ts'
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

const retry = { maxAttempts: 10, pauseMilliseconds: 250 }

/** The port and data folder of a server that is restarted after each kill. */
interface Slot {
  readonly port: number
  readonly dataDir: string
  server: ServerProcess | undefined
}

/**
 * Runs servers on one database behind Caddy, lets players bet, deposit and withdraw through it, and kills a server
 * every few seconds with `kill -9`, as long as another one is ready. Asserts that everything that was acknowledged is
 * stored, that the ledger is consistent, and that no request was retried more than once. Returns a report.
 */
export async function runServerDrill(drill: ServerDrill, log: (line: string) => void): Promise<string> {
  const database = await createTestDatabase()
  const merchantsDir = writeSmallBrands()
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
  }
  const start = (slot: Slot): Promise<ServerProcess> => startProcess(slot.dataDir, merchantsDir, { ...env, PORT: String(slot.port) })
  const slots: Slot[] = []
  for (let n = 0; n < drill.servers; n++) slots.push({ port: await findFreePort(), dataDir: join(folder, String(n)), server: undefined })
  const proxy = await startCaddy(
    slots.map(({ port }) => port),
    [host, gatewayHost],
  )
  try {
    for (const slot of slots) slot.server = await start(slot)
    const [first] = slots
    if (!first?.server) throw new Error(`A drill requires at least one server; --servers is ${String(drill.servers)}.`)
    const platform = await connectToPlatform(first.server)
    await query({ databaseUrl: database.url }, allowLargeAdjustmentsQuery)
    const drillLog = createDrillLog()
    let end = Number.POSITIVE_INFINITY
    const isRunning = (): boolean => Date.now() < end
    const waitForPlayers = await startPlaying(platform, {
      players: drill.players,
      proxy: { port: proxy.httpsPort, caCertificate: proxy.caCertificate },
      retry,
      log: drillLog,
      isRunning,
      pauseMilliseconds: drill.pauseMilliseconds,
    })
    end = Date.now() + drill.seconds * 1000
    log(`${String(drill.players)} players are playing`)
    const { kills, skipped } = await killInTurn(slots, drill, { start, isRunning })
    await waitForPlayers()
    for (const slot of slots) slot.server ??= await start(slot)
    return await assertOutcome(await connectToPlatform(slots[0]?.server ?? first.server), database.url, { drill, drillLog, kills, skipped })
  } finally {
    for (const { server } of slots) await server?.end('SIGKILL')
    await proxy.stop()
    await database.drop()
    for (const one of [folder, merchantsDir]) rmSync(one, { recursive: true, force: true })
  }
}

interface KillOptions {
  readonly start: (slot: Slot) => Promise<ServerProcess>
  readonly isRunning: () => boolean
}

/** Kills the servers in turn, and restarts each at once. Skips a kill that would leave no running server. */
async function killInTurn(slots: readonly Slot[], { killIntervalSeconds }: ServerDrill, { start, isRunning }: KillOptions) {
  const restarts: Promise<void>[] = []
  let [kills, skipped] = [0, 0]
  for (let n = 0; isRunning(); n++) {
    await sleep(killIntervalSeconds * 1000)
    const ready = slots.filter(({ server }) => server !== undefined)
    const slot = ready[n % Math.max(ready.length, 1)]
    if (!slot?.server || ready.length < 2) {
      skipped++
      continue
    }
    const { server } = slot
    slot.server = undefined
    await server.end('SIGKILL')
    kills++
    restarts.push(
      start(slot).then((started) => {
        slot.server = started
      }),
    )
  }
  await Promise.all(restarts)
  return { kills, skipped }
}

interface DrillResult {
  readonly drill: ServerDrill
  readonly drillLog: DrillLog
  readonly kills: number
  readonly skipped: number
}

async function assertOutcome(
  platform: Awaited<ReturnType<typeof connectToPlatform>>,
  databaseUrl: string,
  { drill, drillLog, kills, skipped }: DrillResult,
): Promise<string> {
  const outcome = await readOutcome(platform, async (text) => (await query({ databaseUrl }, text)).rows, drillLog)
  const report = [
    `servers ${String(drill.servers)}, players ${String(drill.players)}, seconds ${String(drill.seconds)}, a kill every ${String(drill.killIntervalSeconds)} s`,
    `kills: ${String(kills)}, skipped because no other server was ready: ${String(skipped)}`,
    ...outcome.lines,
  ].join('\n')
  console.log(report)
  expectNothingLost(outcome)
  expect(Math.max(...drillLog.retries.keys()), 'retries of a request').toBeLessThanOrEqual(1)
  return report
}

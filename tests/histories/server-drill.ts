import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import type { Permission } from '../../src/generated/api.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { startCaddy } from '../deploy/proxies.ts'
import { send } from '../platform/call-server.ts'
import { findFreePort } from '../platform/nginx.ts'
import { query } from '../platform/query-database.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { writeSmallBrands } from '../platform/small-brands.ts'
import { createTestDatabase } from '../platform/test-database.ts'
import { createVendorClient } from '../platform/vendor-client.ts'
import { dailyLimits, setWithdrawals } from '../platform/withdrawer.ts'
import { createPlayers, type DrillLog, gatewayHost, host, play, throughProxy } from './drill-players.ts'
import { brand, platformOf } from './money-load.ts'
import { allowLargeAdjustmentsQuery, storedKeysQuery, unbalancedSumsQuery } from './stored-money.ts'

export interface ServerDrill {
  readonly servers: number
  readonly players: number
  readonly seconds: number
  /** Seconds between two kills. */
  readonly every: number
  /** Average pause between two actions of a player. */
  readonly pauseMilliseconds: number
}

/** One player in so many withdraws: these take several seconds to set up. */
const playersPerWithdrawer = 20

/** A server that is started again on its port whenever it was killed. */
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
    UNCOUNTED_ADDRESSES: '127.0.0.0/8',
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
    if (!first?.server) throw new Error('A drill needs a server.')
    const platform = await platformOf(first.server)
    await query({ databaseUrl: database.url }, allowLargeAdjustmentsQuery)
    await setWithdrawals(platform, { coolDownHours: '0', ...dailyLimits('100000000.00') })
    const { players } = await createPlayers(platform, drill.players, Math.ceil(drill.players / playersPerWithdrawer))
    log(`${String(players.length)} players are playing`)

    const { path } = endpoints['system.status']
    const { body } = await send(first.port, 'GET', `${path}?url=${host}`, { host })
    const { publicKey } = (body.value as Permission).info
    const target = { port: proxy.httpsPort, authority: proxy.authority }
    const vendor = await createVendorClient(throughProxy(platform, target), 'PGF')
    const played: DrillLog = { acknowledged: new Set(), retries: new Map(), refusals: new Map(), failures: [] }
    const end = Date.now() + drill.seconds * 1000
    const isRunning = (): boolean => Date.now() < end
    const options = { proxy: target, publicKey, vendor, log: played, isRunning, pauseMilliseconds: drill.pauseMilliseconds }
    const playing = Promise.all(players.map((player) => play(player, options)))
    const { kills, skipped } = await killInTurn(slots, drill, { start, isRunning })
    await playing
    for (const slot of slots) slot.server ??= await start(slot)
    return await validate(await platformOf(slots[0]?.server ?? first.server), database.url, { drill, played, kills, skipped })
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

/** Kills the servers in turn; each is started again at once. A kill that would leave no server is skipped. */
async function killInTurn(slots: readonly Slot[], { every }: ServerDrill, { start, isRunning }: KillOptions) {
  const restarts: Promise<void>[] = []
  let [kills, skipped] = [0, 0]
  for (let n = 0; isRunning(); n++) {
    await sleep(every * 1000)
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
  readonly played: DrillLog
  readonly kills: number
  readonly skipped: number
}

async function validate(
  platform: Awaited<ReturnType<typeof platformOf>>,
  databaseUrl: string,
  { drill, played: { acknowledged, retries, refusals, failures }, kills, skipped }: DrillResult,
): Promise<string> {
  await platform.control('reconcile-deposits', { brand, days: 2 })
  const { rows } = await query<{ key: string }>({ databaseUrl }, storedKeysQuery)
  const stored = new Set(rows.map(({ key }) => key))
  const lost = [...acknowledged].filter((name) => !stored.has(name))
  const verdict = await platform.control('ledger-verify', { brand })
  const unbalanced = (await query({ databaseUrl }, unbalancedSumsQuery)).rows
  const namesOf = (pattern: RegExp): readonly string[] => [...acknowledged].filter((name) => pattern.test(name))
  const kinds = Object.entries({
    bets: namesOf(/^bet/),
    wins: namesOf(/^win/),
    deposits: namesOf(/^deposit/),
    payments: namesOf(/^paid/),
    withdrawals: namesOf(/\/1$/),
  })
  const retried = [...retries].toSorted(([a], [b]) => a - b)
  const report = [
    `servers ${String(drill.servers)}, players ${String(drill.players)}, seconds ${String(drill.seconds)}, a kill every ${String(drill.every)} s`,
    `kills: ${String(kills)}, skipped because no other server was ready: ${String(skipped)}`,
    `acknowledged: ${kinds.map(([kind, names]) => `${String(names.length)} ${kind}`).join(', ')}`,
    `acknowledged in all: ${String(acknowledged.size)}, lost: ${String(lost.length)}`,
    `requests by retries: ${retried.map(([count, requests]) => `${String(count)}: ${String(requests)}`).join(', ')}`,
    `refused: ${[...refusals].map(([reason, count]) => `${reason}: ${String(count)}`).join(', ') || 'none'}`,
    `failures: ${String(failures.length)}`,
    `ledger: ${JSON.stringify(verdict)}`,
  ].join('\n')
  console.log(report)
  for (const [kind, names] of kinds) expect(names.length, kind).toBeGreaterThan(0)
  expect({ lost, failures, unbalanced }).toEqual({ lost: [], failures: [], unbalanced: [] })
  expect(verdict).toMatchObject({ right: true, sums: { VND: '0' }, faults: [] })
  expect(Math.max(...retries.keys()), 'retries of a request').toBeLessThanOrEqual(1)
  return report
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { startCaddy } from '../deploy/proxies.ts'
import { createDrillLog, expectNothingLost, readOutcome } from '../histories/drill-outcome.ts'
import { gatewayHost, host, startPlaying } from '../histories/drill-players.ts'
import { brand, connectToPlatform } from '../histories/money-load.ts'
import { allowLargeAdjustmentsQuery } from '../histories/stored-money.ts'
import { send } from '../platform/call-server.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { writeSmallBrands } from '../platform/small-brands.ts'
import { createPatroniCluster, type Failure } from './patroni-cluster.ts'

const getEnvNumber = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)
const [serverCount, playerCount] = [getEnvNumber('SERVERS', 4), getEnvNumber('PLAYERS', 200)]
/** Maximum time from a failure until writes are acknowledged again. */
const maxSeconds = 30
const failures: readonly Failure[] = ['kill', 'kill with etcd', 'freeze']
/** Retries of the clients' requests. They last longer than a failover may take. */
const retry = { maxAttempts: 90, pauseMilliseconds: 1_000 }

const cleanUps: (() => unknown)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

const toSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10

/** Waits until a condition is met; returns the seconds since `startedAt`. */
async function measureTimeUntil(condition: () => unknown, startedAt: number): Promise<number> {
  await vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 180_000, interval: 100 })
  return toSeconds(performance.now() - startedAt)
}

const isReady = async ({ port }: ServerProcess): Promise<boolean> =>
  (await send(port, 'GET', '/_livery/ready', { host: 'localhost' }).catch(() => undefined))?.status === 200

/** Requests a report until the server reads it from a standby. Returns the maximum age of its data in seconds. */
async function waitForStandbyReport({ port }: ServerProcess, dataDir: string): Promise<number> {
  const authorization = `Bearer ${readFileSync(join(dataDir, 'admin-api-token'), 'utf8')}`
  return vi.waitFor(
    async () => {
      const { body } = await send(port, 'POST', '/_livery/admin/accounts', {
        host: 'localhost',
        body: { brand },
        headers: { authorization },
      })
      const { staleSeconds } = body as { readonly staleSeconds?: number }
      if (staleSeconds === undefined) throw new Error('The report was read from the primary.')
      return staleSeconds
    },
    { timeout: 60_000, interval: 500 },
  )
}

describe('failover of the primary with Patroni, etcd and HAProxy', () => {
  it(`acknowledges writes again within ${String(maxSeconds)} seconds, and loses none that it acknowledged`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-failover-servers-'))
    const merchantsDir = writeSmallBrands()
    cleanUps.push(() => {
      for (const directory of [folder, merchantsDir]) rmSync(directory, { recursive: true, force: true })
    })
    const cluster = await createPatroniCluster()
    cleanUps.push(() => cluster.remove())
    const env = {
      DATABASE_URL: cluster.getUrl('serve'),
      MIGRATE_DATABASE_URL: cluster.getUrl('migrate'),
      DATABASE_REPLICA_URL: cluster.getUrl('serve', 'replicas'),
      SECRET_KEY: 'a-secret-of-the-drill-and-of-nothing-else',
      PAYLOAD_KEY: createPayloadKey(),
      DEMO_PASSWORD: 'Fjordpassword1',
      DEMO_PUBLIC: 'on',
      TRUST_PROXY: '127.0.0.1',
      PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
    }
    const servers: ServerProcess[] = []
    for (let index = 0; index < serverCount; index++) {
      const server = await startProcess(join(folder, String(index)), merchantsDir, env)
      cleanUps.push(() => server.end('SIGKILL'))
      servers.push(server)
    }
    const [firstServer] = servers
    if (!firstServer) throw new Error('SERVERS must be at least 1.')
    const proxy = await startCaddy(
      servers.map(({ port }) => port),
      [host, gatewayHost],
    )
    cleanUps.push(() => proxy.stop())
    await cluster.query(allowLargeAdjustmentsQuery)

    const log = createDrillLog()
    let isRunning = true
    const platform = await connectToPlatform(firstServer)
    const proxyTarget = { port: proxy.httpsPort, caCertificate: proxy.caCertificate }
    const waitForPlayers = await startPlaying(platform, {
      players: playerCount,
      proxy: proxyTarget,
      retry,
      log,
      isRunning: () => isRunning,
      pauseMilliseconds: 1_000,
    })
    const waitForWrites = (count: number): Promise<number> => measureTimeUntil(() => log.acknowledged.size >= count, performance.now())
    await waitForWrites(playerCount)

    const report: Record<string, string | number>[] = []
    for (const failure of failures) {
      await waitForWrites(log.acknowledged.size + playerCount)
      const failedAt = performance.now()
      const failedMember = await cluster.failPrimary(failure)
      // Responses already in transit arrive within a second, which is shorter than the lease of the primary.
      await sleep(1_000)
      const acknowledgedCount = log.acknowledged.size
      const secondsUntilWrites = await measureTimeUntil(() => log.acknowledged.size > acknowledgedCount, failedAt)
      const secondsUntilReady = await measureTimeUntil(async () => (await Promise.all(servers.map(isReady))).every(Boolean), failedAt)
      const primary = (await cluster.listMembers()).find(({ role }) => role === 'leader')?.name
      await waitForWrites(log.acknowledged.size + playerCount)
      const recoveryStartedAt = performance.now()
      await cluster.recover(failedMember)
      const standbysReadyAt = await cluster.waitForStandbys()
      const reportAge = await waitForStandbyReport(firstServer, join(folder, '0'))
      report.push({
        failure,
        'failed primary': failedMember,
        'new primary': primary ?? '',
        'seconds until writes': secondsUntilWrites,
        'seconds until all servers are ready': secondsUntilReady,
        'seconds until the failed member follows': toSeconds(standbysReadyAt - recoveryStartedAt),
        'age of a report from a standby in seconds': reportAge,
      })
    }
    await waitForWrites(log.acknowledged.size + playerCount)
    isRunning = false
    await waitForPlayers()

    console.table(report)
    expect(servers.map(({ child }) => child.exitCode)).toEqual(servers.map(() => null))
    const outcome = await readOutcome(platform, cluster.query, log)
    console.log(outcome.lines.join('\n'))
    expectNothingLost(outcome)
    for (const row of report) {
      expect(row['new primary']).not.toBe(row['failed primary'])
      expect(row['age of a report from a standby in seconds']).toBeLessThan(10)
      expect(row['seconds until writes'], String(row['failure'])).toBeLessThan(maxSeconds)
    }
  })
})

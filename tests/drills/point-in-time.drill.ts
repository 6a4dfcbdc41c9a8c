import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createKeyFile } from '../../server/database/backup/encryption.ts'
import { stopPostmaster } from '../../server/database/postmaster.ts'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { runMoneyLoad, createFundedPlayer, connectToPlatform } from '../histories/money-load.ts'
import { allowLargeAdjustmentsQuery, expectStored, expectStoredIn, resetLimitsQuery } from '../histories/stored-money.ts'
import { runLiveryWithEnv } from '../merchants/run-livery.ts'
import { startProcess, type ServerProcess } from '../platform/server-process.ts'
import { writeSmallBrands } from '../platform/small-brands.ts'
import { createDebianCluster, type DebianCluster } from './debian-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-drill-data-'))
const merchantsDir = writeSmallBrands()
const clusters: DebianCluster[] = []
afterAll(async () => {
  await stopPostmaster(join(folder, 'embedded/postgres'))
  for (const cluster of clusters) await cluster.remove()
  for (const directory of [folder, merchantsDir]) rmSync(directory, { recursive: true, force: true })
})

const formatElapsed = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

describe('point-in-time recovery with pgBackRest', () => {
  it('restores every write acknowledged before the target time, with a balanced ledger, after the cluster is destroyed under load', async () => {
    const report: Record<string, string | number> = {}
    const cluster = await createDebianCluster()
    clusters.push(cluster)
    const secrets = { SECRET_KEY: 'a-secret-of-the-drill-and-of-nothing-else', PAYLOAD_KEY: createPayloadKey() }
    const settings = {
      ...secrets,
      DATABASE_URL: cluster.getUrl('serve'),
      MIGRATE_DATABASE_URL: cluster.getUrl('migrate'),
      DEMO_PASSWORD: 'Fjordpassword1',
    }
    const startServer = (name: string): Promise<ServerProcess> => startProcess(join(folder, name), merchantsDir, settings)
    const server = await startServer('first')
    const platform = await connectToPlatform(server)
    await cluster.query(allowLargeAdjustmentsQuery)
    const player = await createFundedPlayer(platform)
    await cluster.query(resetLimitsQuery)
    const acknowledged = new Set<string>()
    let isRunning = true
    const loadFinished = runMoneyLoad(platform, player, {
      keyPrefix: 'drill-00000000',
      acknowledged,
      shouldContinue: async (error) => isRunning && error === undefined,
    })
    const waitForWrites = (count: number): Promise<void> =>
      vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(count), { timeout: 120_000, interval: 20 })
    await waitForWrites(20)

    let startedAt = performance.now()
    await cluster.runPgbackrest('backup', '--type=full')
    report['full backup under load'] = formatElapsed(startedAt)
    await waitForWrites(acknowledged.size + 40)

    const acknowledgedBeforeTarget = new Set(acknowledged)
    const [row] = await cluster.query('select clock_timestamp()::text as moment')
    const targetTime = String(row?.['moment'])
    await waitForWrites(acknowledgedBeforeTarget.size + 40)
    // `archive_timeout` is 5 seconds. If WAL was archived 6 seconds after the target time, all earlier WAL was too.
    await vi.waitFor(
      async () => {
        const [archiverRow] = await cluster.query(
          `select count(*)::int as done from pg_stat_archiver where last_archived_time > timestamptz '${targetTime}' + interval '6 seconds'`,
        )
        expect(archiverRow?.['done']).toBe(1)
      },
      { timeout: 120_000, interval: 500 },
    )
    await cluster.simulateDataLoss()
    isRunning = false
    await loadFinished
    await server.end('SIGKILL')

    startedAt = performance.now()
    await cluster.runPgbackrest('restore', '--type=time', `--target=${targetTime}`, '--target-action=promote')
    await cluster.start()
    await vi.waitFor(async () => expect(await cluster.query('select pg_is_in_recovery() as recovering')).toEqual([{ recovering: false }]), {
      timeout: 120_000,
    })
    report['restore and recovery'] = formatElapsed(startedAt)
    startedAt = performance.now()
    const restoredServer = await startServer('second')
    report['start of a server on the restored cluster'] = formatElapsed(startedAt)
    await expectStoredIn(cluster.query, restoredServer, acknowledgedBeforeTarget)
    report['writes acknowledged before the target time'] = acknowledgedBeforeTarget.size
    report['writes acknowledged after the target time'] = acknowledged.size - acknowledgedBeforeTarget.size
    await expect(expectStoredIn(cluster.query, restoredServer, acknowledged), 'later writes are missing').rejects.toThrow(
      'to deeply equal []',
    )
    const [version] = await cluster.query(`select current_setting('server_version') as version`)
    report['PostgreSQL'] = String(version?.['version'])

    // A logical backup of this cluster is restored into the newer PostgreSQL that npm installs.
    const [backupFile, keyFile, dataDir] = [join(folder, 'backup.age'), join(folder, 'key'), join(folder, 'embedded')]
    await createKeyFile(keyFile)
    startedAt = performance.now()
    expect(
      await runLiveryWithEnv({ ...settings, DATA_DIR: join(folder, 'second') }, 'backup', backupFile, '--key-file', keyFile),
    ).toMatchObject({
      code: 0,
    })
    expect((await restoredServer.end('SIGTERM')).code).toBe(0)
    expect(await runLiveryWithEnv({}, 'restore', backupFile, '--key-file', keyFile, '--data', dataDir)).toMatchObject({ code: 0 })
    report['livery backup, restored into the PostgreSQL of npm'] = formatElapsed(startedAt)
    const newerServer = await startProcess(dataDir, merchantsDir)
    await expectStored(newerServer, dataDir, acknowledgedBeforeTarget)
    expect((await newerServer.end('SIGTERM')).code).toBe(0)
    console.table(report)
  })
})

import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requirePgbouncer } from '../../scripts/tools/require-program.ts'
import type { DatabaseUrls } from '../../server/database/roles.ts'
import { ensurePostgresUser } from '../../server/database/postgres-user.ts'
import { waitForDatabase } from '../../server/database/wait-for-database.ts'
import { findFreePort } from './find-free-port.ts'
import { replaceInSample, stopProxy } from './nginx.ts'

const sampleFile = join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini')

/** A PgBouncer on this machine in transaction mode. */
export interface Pgbouncer {
  /** Returns the URL by which a database is reached through the pooler. */
  toPoolerUrl(databaseUrl: string): string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in front of the PostgreSQL of `urls`, for all of its databases, with
 * `deploy/pgbouncer/pgbouncer.ini`, and waits until it accepts connections. Each of its pools has at most `poolSize`
 * connections to PostgreSQL, which its clients share.
 */
export async function startPgbouncer(urls: DatabaseUrls, poolSize: number): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-pgbouncer-'))
  const port = await findFreePort()
  const { hostname, port: databasePort } = new URL(urls.appUrl)
  const users = join(folder, 'userlist.txt')
  const roles = [urls.appUrl, urls.migrationUrl ?? urls.appUrl].map((url) => new URL(url))
  writeFileSync(users, roles.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`).join(''))
  const config = join(folder, 'pgbouncer.ini')
  const sample = replaceInSample(readFileSync(sampleFile, 'utf8'), [
    ['livery = host=127.0.0.1 port=5432 dbname=livery', `* = host=${hostname} port=${databasePort}`],
    ['listen_port = 6432', `listen_port = ${String(port)}`],
    ['/etc/pgbouncer/userlist.txt', users],
    [/\/var\/(run|log)\/postgresql/, folder],
    // Each test file has its own database, whose connections would otherwise remain open for ten minutes.
    ['default_pool_size = 20', `default_pool_size = ${String(poolSize)}\nserver_idle_timeout = 5`],
  ])
  writeFileSync(config, sample)
  // PgBouncer refuses to run as root.
  const { runAs } = await ensurePostgresUser()
  if (runAs) for (const file of [folder, users, config]) chownSync(file, runAs.uid, runAs.gid)
  const child = spawn(requirePgbouncer(), [config], { ...runAs, stdio: 'ignore' })
  const toPoolerUrl = (databaseUrl: string): string =>
    Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href
  await waitForDatabase({ appUrl: toPoolerUrl(urls.appUrl) }, { log: () => undefined, seconds: 20 })
  return { toPoolerUrl, stop: () => stopProxy(child, folder) }
}

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { requirePostgresBinaries } from '../../server/database/postgres-binaries.ts'
import { ensurePostgresUser } from '../../server/database/postgres-user.ts'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { createRoles, transferDatabaseOwnership } from '../../server/database/roles.ts'
import { runPostgres } from '../../server/database/run-postgres.ts'
import { findFreePort } from './find-free-port.ts'
import { query } from './query-database.ts'

const superuser = 'livery'

/** A PostgreSQL primary with a streaming standby. */
export interface ReplicatedPostgres {
  /** Connection URLs of the primary, by role. */
  readonly urls: { readonly appUrl: string; readonly migrationUrl: string; readonly superuserUrl: string }
  /** Returns a connection URL of the primary with the port of the standby. */
  toStandbyUrl(url: string): string
  startStandby(): Promise<void>
  stopStandby(): Promise<void>
  /** Pauses the replay of the WAL that the standby receives. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  remove(): Promise<void>
}

/**
 * Starts a primary and a standby with the PostgreSQL binaries from npm, without `fsync`, waits until both accept
 * connections, and creates the platform’s roles.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const root = mkdtempSync(join(tmpdir(), 'livery-standby-'))
  chmodSync(root, 0o755)
  const user = await ensurePostgresUser()
  const { postgres, initdb } = await requirePostgresBinaries(user, user.runAs ? '/var/cache/livery' : join(root, 'programs'))
  const [primary, standby] = [join(root, 'primary'), join(root, 'standby')]
  const log = join(root, 'log')
  const passwordFile = join(root, 'password')
  const password = randomBytes(16).toString('hex')
  mkdirSync(primary, { mode: 0o700 })
  writeFileSync(passwordFile, password)
  if (user.runAs) for (const path of [primary, passwordFile]) chownSync(path, user.runAs.uid, user.runAs.gid)
  const initdbArgs = [`--pgdata=${primary}`, `--pwfile=${passwordFile}`, `--username=${superuser}`, '--auth=scram-sha-256']
  const initdbProcess = await runPostgres({
    program: initdb,
    args: [...initdbArgs, '--encoding=UTF8', '--no-locale'],
    runAs: user.runAs,
    cwd: root,
    log,
  })
  await initdbProcess.exited
  cpSync(primary, standby, { recursive: true })
  chmodSync(standby, 0o700)
  const ports = { primary: await findFreePort(), standby: await findFreePort() }
  const source = `host=127.0.0.1 port=${String(ports.primary)} user=${superuser} password=${password}`
  writeFileSync(join(standby, 'standby.signal'), '')
  writeFileSync(join(standby, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  if (user.runAs) execFileSync('chown', ['-R', `${String(user.runAs.uid)}:${String(user.runAs.gid)}`, standby])
  const start = async (folder: string, port: number): Promise<void> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'shared_buffers=32MB', 'wal_level=replica']
    const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const postmaster = await runPostgres({ program: postgres, args, runAs: user.runAs, cwd: root, log })
    postmaster.process.unref()
    await vi.waitFor(
      async () => {
        if ((await findPostmaster(folder))?.isReady !== true) throw new Error(`PostgreSQL in ${folder} is not ready.`)
      },
      { timeout: 60_000 },
    )
  }
  await start(primary, ports.primary)
  await start(standby, ports.standby)
  const superuserUrl = `postgres://${superuser}:${password}@127.0.0.1:${String(ports.primary)}/postgres`
  const urls = { ...(await createRoles(superuserUrl)), superuserUrl }
  await transferDatabaseOwnership(superuserUrl)
  const toStandbyUrl = (url: string): string => Object.assign(new URL(url), { port: String(ports.standby) }).href
  const queryStandby = (text: string) => query({ databaseUrl: toStandbyUrl(superuserUrl) }, text)
  return {
    urls,
    toStandbyUrl,
    startStandby: () => start(standby, ports.standby),
    stopStandby: () => stopPostmaster(standby),
    pauseReplay: async () => void (await queryStandby('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await queryStandby('select pg_wal_replay_resume()')),
    remove: async () => {
      await stopPostmaster(standby)
      await stopPostmaster(primary)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

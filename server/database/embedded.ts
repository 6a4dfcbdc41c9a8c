import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requirePostgresBinaries } from './postgres-binaries.ts'
import { PostgresError } from './errors.ts'
import { type PostgresUser, ensurePostgresUser } from './postgres-user.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { RepeatedJob } from '../queue/repeated-job.ts'
import { runPostgres } from './run-postgres.ts'

/** A PostgreSQL that the server runs itself, on this machine. */
export interface EmbeddedPostgres {
  /** Connection URL of the superuser, which only sets up roles and databases. */
  readonly url: string
  /** Resolves when PostgreSQL has stopped and its files are closed. */
  stop(): Promise<void>
}

interface Cluster {
  readonly folder: string
  /** Whether the user that PostgreSQL runs as cannot traverse to the folder. */
  readonly isInaccessible: boolean
  /** Path of the log file. */
  readonly log: string
  readonly runAs: PostgresUser['runAs']
  readonly postgres: string
  readonly maxConnections: number
}

/** Path of the working directory: a program started in a folder can open it without access to the parent folders. */
const inheritedCwd = '/proc/self/cwd'

const superuser = 'livery'

/** Returns the connection URL of the superuser of an embedded PostgreSQL. */
export const getEmbeddedUrl = (password: string, port: number): string =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${String(port)}/postgres`

const startSeconds = 60
/** Interval of the checks that PostgreSQL is running. */
const watchMilliseconds = 1_000
const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  // Verbose errors include values, such as a username.
  log_error_verbosity: 'terse',
}

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which is created at the first start. An instance that a killed server left
 * running is stopped first. The caller holds the folder's lock. PostgreSQL runs in a separate session, so that Ctrl-C
 * reaches only the server, which stops PostgreSQL when it has finished its own work. If the user that PostgreSQL runs
 * as cannot access the data folder, PostgreSQL is started inside the folder, which requires no access to the path.
 * @throws PostgresError if PostgreSQL cannot run here
 */
export async function startEmbedded(
  dataDir: string,
  password: string,
  log: (line: string) => void,
  { maxConnections = 64 }: { readonly maxConnections?: number } = {},
): Promise<EmbeddedPostgres> {
  const user = await ensurePostgresUser()
  const { postgres, initdb } = await requirePostgresBinaries(user, user.runAs ? '/var/cache/livery' : join(dataDir, 'programs'))
  const folder = join(dataDir, 'postgres')
  const isInaccessible = !(await user.canAccess(dataDir))
  if (isInaccessible && process.platform !== 'linux')
    throw new PostgresError(
      `PostgreSQL runs as the user postgres here, who cannot reach ${dataDir}. Choose another DATA_DIR, run the server as another user, or set DATABASE_URL.`,
    )
  const cluster: Cluster = { folder, isInaccessible, log: join(dataDir, 'postgres.log'), runAs: user.runAs, postgres, maxConnections }
  await stopPostmaster(folder)
  if (!(await exists(folder))) {
    log('Creating the database …')
    await createCluster(cluster, initdb, password)
  }
  const port = await startOnFreePort(cluster)
  const watchdog = watchCluster(cluster, port, log)
  return {
    url: getEmbeddedUrl(password, port),
    stop: async () => {
      await watchdog.stop()
      await stopPostmaster(folder)
    },
  }
}

/** Restarts PostgreSQL on the same port if it ends unexpectedly. */
function watchCluster(cluster: Cluster, port: number, log: (line: string) => void): RepeatedJob {
  const restart = async (): Promise<void> => {
    if (await findPostmaster(cluster.folder)) return
    log('PostgreSQL has ended unexpectedly. Restarting it …')
    if (await startOnPort(cluster, port)) log('PostgreSQL is running again.')
  }
  const watchdog = new RepeatedJob(watchMilliseconds, restart, (error) => log(`PostgreSQL could not be restarted: ${String(error)}`))
  watchdog.start()
  return watchdog
}

/** Creates the cluster in a temporary folder and renames it, so that a killed server leaves no incomplete database. */
async function createCluster({ folder, isInaccessible, log, runAs }: Cluster, initdb: string, password: string): Promise<void> {
  const temporaryFolder = `${folder}.new`
  const passwordFile = `${folder}.password`
  await rm(temporaryFolder, { recursive: true, force: true })
  await mkdir(temporaryFolder, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (runAs) for (const path of [temporaryFolder, passwordFile]) await chown(path, runAs.uid, runAs.gid)
  const input = await open(passwordFile)
  try {
    const paths = [
      `--pgdata=${isInaccessible ? inheritedCwd : temporaryFolder}`,
      `--pwfile=${isInaccessible ? '/dev/stdin' : passwordFile}`,
    ]
    const args = [...paths, `--username=${superuser}`, '--auth=scram-sha-256', ...locale, '--no-instructions']
    const child = await runPostgres({ program: initdb, args, runAs, cwd: temporaryFolder, log, input: input.fd })
    await child.exited
    if (child.process.exitCode !== 0) throw new PostgresError(`The database could not be created:\n${await readLastLines(log)}`)
  } finally {
    await input.close()
    await rm(passwordFile)
  }
  await rename(temporaryFolder, folder)
}

/**
 * Starts PostgreSQL on a free port, and returns the port. Retries with other ports, up to five attempts: another
 * program may take the port first, and child processes of a killed PostgreSQL may still be exiting.
 */
async function startOnFreePort(cluster: Cluster): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort()
    if (await startOnPort(cluster, port)) return port
    if (attempt === 5) throw new PostgresError(`PostgreSQL did not start:\n${await readLastLines(cluster.log)}`)
    await sleep(200 * attempt)
  }
}

/**
 * Starts PostgreSQL on a port, and returns `true` once it is ready, or `false` if it exits before.
 * @throws PostgresError if it is not ready after `startSeconds`
 */
async function startOnPort({ folder, isInaccessible, log, runAs, postgres, maxConnections }: Cluster, port: number): Promise<boolean> {
  // The command line names the folder in both cases, so that the running instance can be found.
  const serverSettings = { ...settings, max_connections: String(maxConnections), ...(isInaccessible && { 'livery.folder': folder }) }
  const options = Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', isInaccessible ? inheritedCwd : folder, '-p', String(port), ...options]
  const child = await runPostgres({ program: postgres, args, runAs, cwd: folder, log })
  let hasExited = false
  void child.exited.then(() => (hasExited = true))
  for (const deadline = Date.now() + startSeconds * 1000; Date.now() < deadline && !hasExited; await sleep(15)) {
    const running = await findPostmaster(folder)
    if (running?.isReady && running.port === port) {
      child.process.unref()
      return true
    }
  }
  if (!hasExited) throw new PostgresError(`PostgreSQL was not ready after ${startSeconds} seconds:\n${await readLastLines(log)}`)
  return false
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const readLastLines = async (file: string): Promise<string> => (await readFile(file, 'utf8')).split('\n').slice(-12).join('\n')

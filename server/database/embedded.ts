import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres } from './postgres-binaries.ts'
import { PostgresError } from './errors.ts'
import { type PostgresUser, findPostgresUser } from './postgres-user.ts'
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
  readonly closed: boolean
  readonly log: string
  readonly as: PostgresUser['as']
  readonly postgres: string
}

/** Path of the working directory: a program that is started in the folder can open it without access to its parents. */
const here = '/proc/self/cwd'

const superuser = 'livery'
const startSeconds = 60
/** Interval of the checks that PostgreSQL is running. */
const watchMilliseconds = 1_000
const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '64',
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
 * reaches only the server, which stops it when it has finished. If root's data folder is closed to the user that
 * PostgreSQL runs as, it is started inside the folder, which requires no access to the path.
 * @throws PostgresError if PostgreSQL cannot run here
 */
export async function startEmbedded(dataDir: string, password: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  const user = await findPostgresUser()
  const { postgres, initdb } = await findPostgres(user, user.as ? '/var/cache/livery' : join(dataDir, 'programs'))
  const folder = join(dataDir, 'postgres')
  const closed = !(await user.reaches(dataDir))
  if (closed && process.platform !== 'linux')
    throw new PostgresError(
      `PostgreSQL runs as the user postgres here, who cannot reach ${dataDir}. Choose another DATA_DIR, run the server as another user, or set DATABASE_URL.`,
    )
  const cluster: Cluster = { folder, closed, log: join(dataDir, 'postgres.log'), as: user.as, postgres }
  await stopPostmaster(folder)
  if (!(await exists(folder))) {
    log('Creating the database …')
    await createCluster(cluster, initdb, password)
  }
  const port = await start(cluster)
  const watch = watchCluster(cluster, port, log)
  return {
    url: `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await watch.stop()
      await stopPostmaster(folder)
    },
  }
}

/** Restarts PostgreSQL on the same port if it ends unexpectedly. */
function watchCluster(cluster: Cluster, port: number, log: (line: string) => void): RepeatedJob {
  const restart = async (): Promise<void> => {
    if (await findPostmaster(cluster.folder)) return
    log('PostgreSQL has ended unexpectedly. Restarting it …')
    if (await startOn(cluster, port)) log('PostgreSQL is running again.')
  }
  const watch = new RepeatedJob(watchMilliseconds, restart, (error) => log(`PostgreSQL could not be restarted: ${String(error)}`))
  watch.start()
  return watch
}

/** Creates the cluster in a temporary folder and renames it, so that a killed server leaves no incomplete database. */
async function createCluster({ folder, closed, log, as }: Cluster, initdb: string, password: string): Promise<void> {
  const draft = `${folder}.new`
  const passwordFile = `${folder}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (as) for (const path of [draft, passwordFile]) await chown(path, as.uid, as.gid)
  const input = await open(passwordFile)
  try {
    const paths = [`--pgdata=${closed ? here : draft}`, `--pwfile=${closed ? '/dev/stdin' : passwordFile}`]
    const args = [...paths, `--username=${superuser}`, '--auth=scram-sha-256', ...locale, '--no-instructions']
    const child = await runPostgres({ program: initdb, args, as, cwd: draft, log, input: input.fd })
    await child.left
    if (child.process.exitCode !== 0) throw new PostgresError(`The database could not be created:\n${await tail(log)}`)
  } finally {
    await input.close()
    await rm(passwordFile)
  }
  await rename(draft, folder)
}

/**
 * Retries with another port: another program may take a free port first, and child processes of a killed PostgreSQL may
 * still be exiting.
 */
async function start(cluster: Cluster): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    if (await startOn(cluster, port)) return port
    if (attempt === 5) throw new PostgresError(`PostgreSQL did not start:\n${await tail(cluster.log)}`)
    await sleep(200 * attempt)
  }
}

async function startOn({ folder, closed, log, as, postgres }: Cluster, port: number): Promise<boolean> {
  // The command line names the folder in both cases, so that the running instance can be found.
  const all = closed ? { ...settings, 'livery.folder': folder } : settings
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', closed ? here : folder, '-p', String(port), ...options]
  const child = await runPostgres({ program: postgres, args, as, cwd: folder, log })
  let left = false
  void child.left.then(() => (left = true))
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end && !left; await sleep(15)) {
    const running = await findPostmaster(folder)
    if (running?.ready && running.port === port) {
      child.process.unref()
      return true
    }
  }
  if (!left) throw new PostgresError(`PostgreSQL was not ready after ${startSeconds} seconds:\n${await tail(log)}`)
  return false
}

function freePort(): Promise<number> {
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

const tail = async (file: string): Promise<string> => (await readFile(file, 'utf8')).split('\n').slice(-12).join('\n')

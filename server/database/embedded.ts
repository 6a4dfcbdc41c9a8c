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

/** A PostgreSQL of our own, on this machine alone. */
export interface EmbeddedPostgres {
  /** As its superuser, whom nobody serves as. */
  readonly url: string
  /** Resolves when it is down and its files are at rest. */
  stop(): Promise<void>
}

interface Cluster {
  readonly folder: string
  /** Whether the user that PostgreSQL runs as has no way to the folder. */
  readonly closed: boolean
  readonly log: string
  readonly as: PostgresUser['as']
  readonly postgres: string
}

/** Where a program is started in the folder itself, this names the folder to it without a word of the folders above. */
const here = '/proc/self/cwd'

const superuser = 'livery'
const startSeconds = 60
/** How often it is looked whether it still runs. */
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
  // Details of an error quote values, such as a username.
  log_error_verbosity: 'terse',
}

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which is made at the first start. One that a killed server left running is
 * stopped first. The caller holds the folder's lock. It runs in a session of its own: a Ctrl-C reaches the server,
 * which stops it when it is done with it. Where root's data folder is closed to the user that PostgreSQL runs as, it is
 * started inside the folder, which needs no way there.
 * @throws PostgresError where it cannot run here
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
    log('Making the database …')
    await makeCluster(cluster, initdb, password)
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

/** Starts it again, on its port, whenever it has ended without being told to. */
function watchCluster(cluster: Cluster, port: number, log: (line: string) => void): RepeatedJob {
  const restart = async (): Promise<void> => {
    if (await findPostmaster(cluster.folder)) return
    log('PostgreSQL has ended. Starting it again …')
    if (await startOn(cluster, port)) log('PostgreSQL is running again.')
  }
  const watch = new RepeatedJob(watchMilliseconds, restart, (error) => log(`PostgreSQL could not be started again: ${String(error)}`))
  watch.start()
  return watch
}

/**
 * Made aside and moved into place when whole: a server that is killed meanwhile leaves nothing that looks like a
 * database.
 */
async function makeCluster({ folder, closed, log, as }: Cluster, initdb: string, password: string): Promise<void> {
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
    if (child.process.exitCode !== 0) throw new PostgresError(`The database could not be made:\n${await tail(log)}`)
  } finally {
    await input.close()
    await rm(passwordFile)
  }
  await rename(draft, folder)
}

/**
 * Another program may take the free port before PostgreSQL does, and a killed one's children may still be leaving: both
 * pass.
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
  // Its command names the folder either way: that is how the one that runs on it is found.
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

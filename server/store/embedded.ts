import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres } from './postgres-binaries.ts'
import { type PostgresUser, findPostgresUser } from './postgres-user.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'

/** A PostgreSQL of our own, on this machine alone. */
export interface EmbeddedPostgres {
  readonly url: string
  /** Resolves when it is down and its files are at rest. */
  stop(): Promise<void>
}

interface Cluster {
  readonly folder: string
  readonly log: string
  readonly user: PostgresUser
  readonly postgres: string
}

const role = 'livery'
const startSeconds = 60
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
 * Starts PostgreSQL on `<dataDir>/postgres`, which is made at the first start. One that a killed server left running is stopped first. The caller
 * holds the folder's lock. It runs in a session of its own: a Ctrl-C reaches the server, which stops it when it is done with it.
 */
export async function startEmbedded(dataDir: string, password: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  const { postgres, initdb } = await findPostgres()
  const user = await findPostgresUser([dataDir, dirname(postgres)])
  const cluster: Cluster = { folder: join(dataDir, 'postgres'), log: join(dataDir, 'postgres.log'), user, postgres }
  await stopPostmaster(cluster.folder)
  if (!(await exists(cluster.folder))) {
    log('Making the database …')
    await makeCluster(cluster, initdb, password)
  }
  const port = await start(cluster)
  return {
    url: `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    stop: () => stopPostmaster(cluster.folder),
  }
}

/** Made aside and moved into place when whole: a server that is killed meanwhile leaves nothing that looks like a database. */
async function makeCluster({ folder, log, user }: Cluster, initdb: string, password: string): Promise<void> {
  const draft = `${folder}.new`
  const passwordFile = `${folder}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user.owner) for (const path of [draft, passwordFile]) await chown(path, user.owner.uid, user.owner.gid)
  const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = await run(
    user,
    initdb,
    [`--pgdata=${draft}`, `--username=${role}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...locale, '--no-instructions'],
    draft,
    log,
  )
  await child.left
  await rm(passwordFile)
  if (child.process.exitCode !== 0) throw new Error(`The database could not be made:\n${await tail(log)}`)
  await rename(draft, folder)
}

/** Another program may take the free port before PostgreSQL does, and a killed one's children may still be leaving: both pass. */
async function start(cluster: Cluster): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    if (await startOn(cluster, port)) return port
    if (attempt === 5) throw new Error(`PostgreSQL did not start:\n${await tail(cluster.log)}`)
    await sleep(200 * attempt)
  }
}

async function startOn({ folder, log, user, postgres }: Cluster, port: number): Promise<boolean> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = await run(user, postgres, ['-D', folder, '-p', String(port), ...options], folder, log)
  let left = false
  void child.left.then(() => (left = true))
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end && !left; await sleep(15)) {
    const running = await findPostmaster(folder)
    if (running?.ready && running.port === port) {
      child.process.unref()
      return true
    }
  }
  if (!left) throw new Error(`PostgreSQL was not ready after ${startSeconds} seconds:\n${await tail(log)}`)
  return false
}

interface Running {
  readonly process: ChildProcess
  /** Resolves when it has ended, however soon that was. */
  readonly left: Promise<void>
}

async function run(user: PostgresUser, program: string, args: readonly string[], cwd: string, log: string): Promise<Running> {
  const { file, args: all, ...as } = user.command(program, args)
  const out = await open(log, 'a', 0o600)
  try {
    const child = spawn(file, all, {
      cwd,
      detached: true,
      stdio: ['ignore', out.fd, out.fd],
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      ...as,
    })
    const left = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    return { process: child, left }
  } finally {
    await out.close()
  }
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

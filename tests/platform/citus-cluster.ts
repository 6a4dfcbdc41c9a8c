import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgresUser, type PostgresUser } from '../../server/database/postgres-user.ts'
import { createRoles, type DatabaseUrls, transferDatabaseOwnership, withDatabase } from '../../server/database/roles.ts'
import { findFreePort } from './find-free-port.ts'
import { query } from './query-database.ts'

const workerCount = 2
/** Name of the superuser, as in the PostgreSQL that Livery starts. */
const superuser = 'livery'

/** PostgreSQL with Citus on this machine: a coordinator and two workers. */
export interface CitusCluster {
  /** Connection URL of the superuser in the database `postgres` of the coordinator. */
  readonly url: string
  /** Connection URLs of the superuser in the database `postgres` of each node, the coordinator first. */
  readonly nodeUrls: readonly string[]
  /** Creates the roles of the server on every node, and returns their connection URLs. */
  createRoles(): Promise<Readonly<Record<keyof DatabaseUrls, string>>>
  /**
   * Creates a database on every node: a copy of `template`, or an empty one that the roles own and to which the
   * workers are added.
   */
  createDatabase(name: string, template?: string): Promise<void>
  /** Ends all connections to a database and rejects new ones, so that it can be copied. */
  closeDatabase(name: string): Promise<void>
  dropDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a cluster with the programs of a PostgreSQL in which Citus is installed, such as `/usr/lib/postgresql/15/bin`.
 */
export async function startCitus(binFolder: string): Promise<CitusCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-citus-'))
  const { runAs } = await ensurePostgresUser()
  chmodSync(folder, 0o755)
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  const nodes = await Promise.all(
    Array.from({ length: 1 + workerCount }, async (_, index) =>
      startNode({ binFolder, runAs, dataFolder: join(folder, `node${String(index)}`) }),
    ),
  )
  const nodeUrls = nodes.map(({ port }) => `postgres://${superuser}@127.0.0.1:${String(port)}/postgres`)
  const [url = ''] = nodeUrls
  const runOnEveryNode = (statement: string, database = 'postgres'): Promise<unknown> =>
    Promise.all(nodeUrls.map((node) => query({ databaseUrl: withDatabase(node, database) }, statement)))
  return {
    url,
    nodeUrls,
    createRoles: async () => {
      const [urls] = await Promise.all(nodeUrls.map((node) => createRoles(node)))
      if (urls === undefined) throw new Error('The cluster has no nodes.')
      return urls
    },
    createDatabase: async (name, template) => {
      await runOnEveryNode(`create database ${name} ${template === undefined ? '' : `template ${template}`}`)
      if (template !== undefined) return
      // Runs before the extension is created, because Citus would propagate the changes of one node to the others.
      for (const node of nodeUrls) await transferDatabaseOwnership(withDatabase(node, name))
      await runOnEveryNode('create extension citus', name)
      const [coordinator, ...workers] = nodes
      const coordinatorUrl = withDatabase(url, name)
      await query({ databaseUrl: coordinatorUrl }, `select citus_set_coordinator_host('127.0.0.1', ${String(coordinator?.port)})`)
      for (const { port } of workers) await query({ databaseUrl: coordinatorUrl }, `select citus_add_node('127.0.0.1', ${String(port)})`)
    },
    closeDatabase: async (name) => {
      await runOnEveryNode(`alter database ${name} allow_connections false`)
      await runOnEveryNode(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    },
    dropDatabase: async (name) => void (await runOnEveryNode(`drop database ${name} with (force)`)),
    stop: async () => {
      for (const node of nodes) await node.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface NodeOptions {
  readonly binFolder: string
  readonly runAs: PostgresUser['runAs']
  readonly dataFolder: string
}

interface CitusNode {
  readonly port: number
  stop(): Promise<void>
}

async function startNode({ binFolder, runAs, dataFolder }: NodeOptions): Promise<CitusNode> {
  const run = (program: string, ...args: readonly string[]) => runProgram(join(binFolder, program), args, runAs)
  const port = await findFreePort()
  await run(
    'initdb',
    '-D',
    dataFolder,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  )
  const settings: Readonly<Record<string, string>> = {
    'citus.enable_unsafe_triggers': 'on',
    'citus.multi_shard_modify_mode': 'sequential',
    'citus.node_conninfo': 'sslmode=prefer',
    fsync: 'off',
    full_page_writes: 'off',
    jit: 'off',
    listen_addresses: '127.0.0.1',
    log_error_verbosity: 'terse',
    max_connections: '400',
    max_worker_processes: '200',
    port: String(port),
    shared_buffers: '256MB',
    shared_preload_libraries: 'citus',
    synchronous_commit: 'off',
    timezone: 'UTC',
    unix_socket_directories: '',
    wal_level: 'logical',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`)
  writeFileSync(join(dataFolder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  const runPgCtl = (...args: readonly string[]) => run('pg_ctl', '-D', dataFolder, '-w', '-t', '120', ...args)
  await runPgCtl('-l', `${dataFolder}.log`, 'start')
  return { port, stop: async () => void (await runPgCtl('-m', 'immediate', 'stop')) }
}

const runProgram = (program: string, args: readonly string[], runAs: PostgresUser['runAs']): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...runAs })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')}:\n${errors}`))))
  })

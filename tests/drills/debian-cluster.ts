import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { listClusterStatements, listDatabaseStatements, roles } from '../../server/database/roles.ts'
import { findFreePort } from '../platform/find-free-port.ts'
import { getPostgresBinFolder, runAsPostgres } from './debian-programs.ts'

const stanza = 'livery'
const password = 'drill-password'

/** A cluster of Debian's PostgreSQL in a temporary folder, whose WAL pgBackRest archives. */
export interface DebianCluster {
  /** Returns the URL with which a role connects to the database of the Livery server. */
  getUrl(role: keyof typeof roles): string
  /** Runs a query on the database of the Livery server, as the superuser. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  start(): Promise<void>
  /** Stops PostgreSQL immediately, without a checkpoint, and replaces its data folder with an empty one. */
  simulateDataLoss(): Promise<void>
  /** Runs a command of pgBackRest. Returns its output; rejects if the command fails. */
  runPgbackrest(command: string, ...args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

export async function createDebianCluster(): Promise<DebianCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-drill-'))
  const binFolder = getPostgresBinFolder()
  const port = await findFreePort()
  const dataFolder = join(folder, 'data')
  const config = join(folder, 'pgbackrest.conf')
  chmodSync(folder, 0o777)
  for (const name of ['repository', 'log', 'lock']) {
    mkdirSync(join(folder, name))
    chmodSync(join(folder, name), 0o777)
  }
  const configLines = [
    '[global]',
    `repo1-path=${join(folder, 'repository')}`,
    'repo1-cipher-type=aes-256-cbc',
    'repo1-cipher-pass=a-passphrase-of-this-drill-alone',
    'repo1-retention-full=2',
    `log-path=${join(folder, 'log')}`,
    `lock-path=${join(folder, 'lock')}`,
    'start-fast=y',
    `[${stanza}]`,
    `pg1-path=${dataFolder}`,
    `pg1-port=${String(port)}`,
    `pg1-socket-path=${folder}`,
  ]
  writeFileSync(config, `${configLines.join('\n')}\n`)
  const runPgbackrest = (command: string, ...args: readonly string[]): Promise<string> =>
    runAsPostgres('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, '--log-level-console=info', ...args, command])
  const runPgCtl = (...args: readonly string[]): Promise<string> =>
    runAsPostgres(join(binFolder, 'pg_ctl'), ['-D', dataFolder, '-w', '-t', '300', ...args])
  const query: DebianCluster['query'] = (text) => runQuery(`postgres://postgres@127.0.0.1:${String(port)}/livery`, text)
  const settings = {
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${config} --stanza=${stanza} archive-push %p`,
    archive_timeout: '5',
    listen_addresses: '127.0.0.1',
    max_connections: '100',
    port: String(port),
    unix_socket_directories: folder,
    wal_level: 'replica',
  }
  await runAsPostgres(join(binFolder, 'initdb'), [
    '-D',
    dataFolder,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ])
  const settingLines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`)
  writeFileSync(join(dataFolder, 'postgresql.conf'), `${settingLines.join('\n')}\n`, { flag: 'a' })
  const start = async (): Promise<void> => void (await runPgCtl('-l', join(folder, 'log/postgres.log'), 'start'))
  await start()
  const superuserUrl = `postgres://postgres@127.0.0.1:${String(port)}/postgres`
  for (const statement of [...listClusterStatements(() => password), 'create database livery']) await runQuery(superuserUrl, statement)
  for (const statement of listDatabaseStatements('livery')) await query(statement)
  await runPgbackrest('stanza-create')
  await runPgbackrest('check')
  return {
    getUrl: (role) => `postgres://${roles[role]}:${password}@127.0.0.1:${String(port)}/livery`,
    query,
    start,
    simulateDataLoss: async () => {
      await runPgCtl('-m', 'immediate', 'stop')
      rmSync(dataFolder, { recursive: true })
      await runAsPostgres('mkdir', ['-m', '0700', dataFolder])
    },
    runPgbackrest,
    remove: async () => {
      await runPgCtl('-m', 'immediate', 'stop').catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function runQuery(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

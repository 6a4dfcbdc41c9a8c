import { assertMode } from '../../../server/claim-database.ts'
import { createQueryBuilder, openDatabase, openPool, readMigrationStatus } from '../../../server/database/database.ts'
import { defaultShards, distributeTables, type Distribution } from '../../../server/database/distribute.ts'
import type { MigrationStatus } from '../../../server/database/migration-record.ts'
import type { MigrationSet } from '../../../server/database/migration-set.ts'
import type { DatabaseUrls } from '../../../server/database/roles.ts'
import { type Mode, parseMode } from '../../../server/mode.ts'
import { CommandError, type Command, type Io } from '../command.ts'
import { findCurrentBuildName, findDatabaseUrls, listMigrationSets, convertStartupErrors, waitUntilReady } from './server-access.ts'

export const database: Command = {
  summary: 'list and apply the migrations of a PostgreSQL database, and distribute its tables',
  help: `Usage: livery database status [--json]
       livery database migrate
       livery database distribute [--shards N]

status lists every migration: applied, with its time and the build that applied it; pending; or newer, which only a newer version
of Livery has. migrate applies the pending ones and ends; it can be repeated. Both read DATABASE_URL, LIVERY_MODE and
MIGRATE_DATABASE_URL, with the role that owns the tables.

distribute migrates a database with Citus, distributes its tables over the workers, and verifies the result; it can be repeated. Stop
the servers first. docs/scaling.md describes it.

  --json            print status as JSON
  --shards N        number of shards of each table, fixed by the first run (default ${String(defaultShards)})

Exit codes: 0 up to date, 1 migrations are pending or the distribution is incomplete, 2 could not run.`,
  options: { json: { type: 'boolean', default: false }, shards: { type: 'string' } },
  run: convertStartupErrors(async ({ positionals: [action, ...more], values }, io) => {
    if (more.length > 0 || (action !== 'status' && action !== 'migrate' && action !== 'distribute')) throw new CommandError(database.help)
    const shards = parseShards(values['shards'])
    const { urls, mode, sets } = await readTarget(io)
    if (action !== 'status') await migrate(urls, mode, sets)
    if (action === 'distribute') return reportDistribution(await distribute(urls, shards, io), io)
    const status = await readMigrationStatus(urls.appUrl, sets)
    io.out(values['json'] === true ? JSON.stringify(status, null, 2) : formatStatus(status, io))
    return status.some(({ state }) => state === 'pending') ? 1 : 0
  }),
}

interface Target {
  readonly urls: DatabaseUrls
  readonly mode: Mode
  readonly sets: readonly MigrationSet[]
}

/** Reads the URLs of the database and the mode from the environment, and waits until the database answers. */
async function readTarget(io: Io): Promise<Target> {
  const { env } = io
  const urls = findDatabaseUrls(io)
  if (!urls)
    throw new CommandError('DATABASE_URL is missing. The PostgreSQL in DATA_DIR needs no command: the server migrates it when it starts.')
  const mode = parseMode(env['LIVERY_MODE'] || undefined, env['NODE_ENV'] || undefined)
  const sets = await listMigrationSets(mode)
  await waitUntilReady(urls, io)
  return { urls, mode, sets }
}

async function migrate(urls: DatabaseUrls, mode: Mode, sets: readonly MigrationSet[]): Promise<void> {
  const opened = await openDatabase(urls, () => undefined, {
    sets,
    beforeMigrations: (db) => assertMode(db, mode),
    build: findCurrentBuildName(),
  })
  await opened.destroy()
}

function parseShards(value: unknown): number {
  if (value === undefined) return defaultShards
  if (typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value)) return Number(value)
  throw new CommandError('--shards must be a number from 1 to 9999.')
}

async function distribute({ appUrl, migrationUrl = appUrl }: DatabaseUrls, shards: number, { err }: Io): Promise<Distribution> {
  const pool = openPool(migrationUrl, { max: 1, statementMilliseconds: 0 }, () => undefined)
  try {
    return await distributeTables(createQueryBuilder<never>(pool), { shards, onTable: (name) => err(`Distributed ${name}.`) })
  } finally {
    await pool.end()
  }
}

function reportDistribution({ tables, changed, problems }: Distribution, { out }: Io): number {
  const { distributed, reference, local } = tables
  const lines = [
    `Distributed by merchant: ${String(distributed.length)} tables.`,
    `On every node: ${reference.join(', ')}.`,
    `On the coordinator: ${local.join(', ')}.`,
    ...problems,
    problems.length > 0
      ? 'The distribution is incomplete.'
      : changed.length > 0
        ? 'The tables are distributed.'
        : 'Nothing had to be changed.',
  ]
  out(lines.join('\n'))
  return problems.length === 0 ? 0 : 1
}

function formatStatus(status: readonly MigrationStatus[], { paint }: Io): string {
  const width = Math.max(0, ...status.map(({ name }) => name.length))
  const colours = { applied: 'green', pending: 'yellow', newer: 'yellow' } as const
  const lines = status.map(({ name, state, appliedAt = '', build }) =>
    `${name.padEnd(width)}  ${paint(colours[state], state.padEnd(7))}  ${appliedAt}${build === undefined ? '' : `  build ${build}`}`.trimEnd(),
  )
  const pending = status.filter(({ state }) => state === 'pending').length
  return [...lines, '', pending === 0 ? 'The database is up to date.' : `Pending migrations: ${String(pending)}.`].join('\n')
}

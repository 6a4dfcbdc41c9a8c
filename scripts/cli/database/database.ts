import { assertMode } from '../../../server/claim-database.ts'
import { openDatabase, readMigrationStatus } from '../../../server/database/database.ts'
import type { MigrationStatus } from '../../../server/database/migration-record.ts'
import type { MigrationSet } from '../../../server/database/migration-set.ts'
import type { DatabaseUrls } from '../../../server/database/roles.ts'
import { type Mode, parseMode } from '../../../server/mode.ts'
import { CommandError, type Command, type Io } from '../command.ts'
import { currentBuildName, databaseUrlsOf, migrationsOf, reportStartErrors, waitUntilReady } from './server-access.ts'

export const database: Command = {
  summary: 'list and apply the migrations of a PostgreSQL database',
  help: `Usage: livery database status [--json]
       livery database migrate

status lists every migration: applied, with its time and the build that applied it; pending; or newer, which only a newer version
knows. migrate applies the pending ones and ends; it can be repeated. Both read DATABASE_URL and LIVERY_MODE; migrate also reads
MIGRATE_DATABASE_URL, the role that owns the tables.

  --json            print status as JSON

Exit codes: 0 up to date, 1 migrations are pending, 2 could not run.`,
  options: { json: { type: 'boolean', default: false } },
  run: reportStartErrors(async ({ positionals: [action, ...more], values }, io) => {
    if (more.length > 0 || (action !== 'status' && action !== 'migrate')) throw new CommandError(database.help)
    const { urls, mode, sets } = await readTarget(io)
    if (action === 'migrate') await migrate(urls, mode, sets)
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

/** Reads the database from the environment, and waits until it answers. */
async function readTarget(io: Io): Promise<Target> {
  const { env } = io
  const urls = databaseUrlsOf(io)
  if (!urls)
    throw new CommandError('DATABASE_URL is missing. The PostgreSQL in DATA_DIR needs no command: the server migrates it when it starts.')
  const mode = parseMode(env['LIVERY_MODE'] || undefined, env['NODE_ENV'] || undefined)
  const sets = await migrationsOf(mode)
  await waitUntilReady(urls, io)
  return { urls, mode, sets }
}

async function migrate(urls: DatabaseUrls, mode: Mode, sets: readonly MigrationSet[]): Promise<void> {
  const opened = await openDatabase(urls, () => undefined, {
    sets,
    beforeMigrations: (db) => assertMode(db, mode),
    build: currentBuildName(),
  })
  await opened.destroy()
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

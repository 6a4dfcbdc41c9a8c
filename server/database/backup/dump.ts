import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { findLocalSettings, configureConnection, formatSetLocal } from '../connections/connection-settings.ts'
import { PostgresError } from '../errors.ts'
import { jobSchema } from '../job-store.ts'
import { allMerchants, scopeSetting } from '../row-security.ts'
import {
  type TableChecksum,
  type CopiedTable,
  endOfRows,
  formatComment,
  formatCopy,
  formatVersion,
  type LedgerTotals,
  type Manifest,
} from './backup-format.ts'
import { listSequenceStatements, listTables } from './catalog.ts'
import { countLines } from './read-content.ts'

/** Content of a backup that is not read from the database, and a callback. */
export interface DumpOptions {
  readonly build: string | undefined
  readonly secrets: Readonly<Record<string, string>>
  /** Called with the snapshot's manifest before rows are read. If it throws, the dump fails with its error. */
  readonly onManifest?: (manifest: Manifest) => Promise<void> | void
}

/**
 * Yields the content of a backup from one snapshot, while other sessions write. The connection must be able to read all
 * tables, and must not be used for anything else until the generator has finished.
 * @throws PostgresError if the database is distributed: Citus has no snapshot of all nodes
 */
export async function* dumpDatabase(client: pg.ClientBase, options: DumpOptions): AsyncGenerator<Buffer> {
  await assertNotDistributed(client)
  await beginCopyTransaction(client, 'isolation level repeatable read read only')
  const tables = await listTables(client)
  const manifest = await readManifest(client, tables, options)
  await options.onManifest?.(manifest)
  yield Buffer.from(formatComment('livery-backup', manifest))
  let rows = 0
  for (const table of tables) {
    yield Buffer.from(formatCopy(table))
    const checksum = yield* copyRows(client, table)
    rows += checksum.rows
    yield Buffer.from(`${endOfRows}\n${formatComment('copied', checksum)}`)
  }
  for (const statement of await listSequenceStatements(client)) yield Buffer.from(`${statement}\n`)
  await client.query('commit')
  yield Buffer.from(formatComment('end', { tables: tables.length, rows }))
}

/**
 * Begins a transaction in which the text format of rows does not depend on database defaults, without timeouts and
 * with access to the rows of all brands. The connection may go through a pooler.
 */
export async function beginCopyTransaction(client: pg.ClientBase, characteristics = ''): Promise<void> {
  await configureConnection(client, 0)
  await client.query(`begin ${characteristics}`)
  const settings = {
    client_encoding: 'UTF8',
    idle_in_transaction_session_timeout: '0',
    synchronize_seqscans: 'off',
    [scopeSetting]: allMerchants,
  }
  await client.query(formatSetLocal([...(findLocalSettings(client) ?? []), ...Object.entries(settings)]))
}

/** Yields the rows of a table; returns their number and digest. */
export async function* copyRows(client: pg.ClientBase, { name, columns }: CopiedTable): AsyncGenerator<Buffer, TableChecksum> {
  const hash = createHash('sha256')
  let rows = 0
  // A partitioned table can be copied from a query only.
  for await (const part of client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`)) as AsyncIterable<Buffer>) {
    hash.update(part)
    rows += countLines(part)
    yield part
  }
  return { rows, sha256: hash.digest('hex') }
}

async function readManifest(client: pg.ClientBase, tables: readonly CopiedTable[], { build, secrets }: DumpOptions): Promise<Manifest> {
  const { rows } = await client.query<Pick<Manifest, 'takenAt' | 'postgres' | 'jobs'> & { mode: Manifest['mode'] | null }>(
    `select to_json(now()) #>> '{}' as "takenAt", current_setting('server_version') as postgres,
      (select mode from installation) as mode, (select version from ${jobSchema}.version) as jobs`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The database does not record the version of its job queue.')
  const { takenAt, postgres, mode, jobs } = row
  return {
    version: formatVersion,
    takenAt: new Date(takenAt).toISOString(),
    mode: mode ?? undefined,
    build,
    postgres,
    migrations: await listAppliedMigrations(client),
    jobs,
    tables: tables.map(({ name }) => name),
    ledger: await countLedger(client),
    secrets,
  }
}

async function assertNotDistributed(client: pg.ClientBase): Promise<void> {
  const { rows: extensions } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (extensions.length === 0) return
  const { rows: distributedTables } = await client.query(`select from pg_dist_partition where partmethod = 'h'`)
  if (distributedTables.length > 0)
    throw new PostgresError(
      'The database is distributed by Citus, which has no snapshot of all nodes. Archive the WAL of each node (docs/backup.md).',
    )
}

/** Returns the names of the applied migrations, by history table. */
async function listAppliedMigrations(client: pg.ClientBase): Promise<Record<string, readonly string[]>> {
  const { rows: historyTables } = await client.query<{ name: string }>(
    String.raw`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname ~ '^kysely_(\w+_)?migration$' order by relname`,
  )
  const applied: Record<string, readonly string[]> = {}
  for (const { name } of historyTables) {
    const { rows } = await client.query<{ name: string }>(`select name from ${name} order by name`)
    applied[name] = rows.map((row) => row.name)
  }
  return applied
}

/** Counts the transfers and entries of all brands. */
export async function countLedger(client: pg.ClientBase): Promise<LedgerTotals> {
  const { rows } = await client.query<LedgerTotals>(`
    select (select count(*)::float8 from transfers) as transfers, coalesce(sum(lines), 0)::float8 as entries,
      count(*) filter (where total <> 0)::float8 as unbalanced
    from (select count(*) as lines, sum(amount) as total from entries group by merchant, transfer) t`)
  return rows[0] ?? { transfers: 0, entries: 0, unbalanced: 0 }
}

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoMigrations } from '../../demo/migrations/index.ts'
import { createQueryBuilder, openDatabase, openPool } from '../../server/database/database.ts'
import { distributeTables } from '../../server/database/distribute.ts'
import { startEmbedded } from '../../server/database/embedded.ts'
import { type DatabaseUrls, transferDatabaseOwnership, createRoles, withDatabase } from '../../server/database/roles.ts'
import { type CitusCluster, startCitus } from './citus-cluster.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { query } from './query-database.ts'

/** Environment variable with the connection URLs, by role, of the PostgreSQL that all test files of a run share. */
const urlsVariable = 'LIVERY_TEST_POSTGRES'
/** Environment variable with the folder of the binaries of a PostgreSQL with Citus. */
const citusVariable = 'LIVERY_TEST_CITUS'
const template = 'test_template'
/**
 * Maximum connections of the shared PostgreSQL: high, because test files run in parallel and some start several
 * servers.
 */
const maxConnections = 200
/** Pool size of PgBouncer for each database: smaller than a server’s own pool, so that connections are shared. */
const poolSize = 6

/**
 * Number of shards of each table of a distributed database: enough for both workers to have some shards of each table.
 */
const shardCount = 4

type ServerUrls = Readonly<Record<keyof DatabaseUrls, string>> & {
  readonly superuserUrl: string
  /** Connection URLs of the superuser on the workers of a distributed database. */
  readonly workerUrls: readonly string[]
  /** Connection URL of the serving role through PgBouncer. */
  readonly poolerUrl?: string
}

/** Returns whether the run has a shared PostgreSQL. */
export const hasTestPostgres = (): boolean => process.env[urlsVariable] !== undefined

/** Returns whether the serving role of the run's databases connects through PgBouncer. */
export const isPooled = (): boolean => process.env['LIVERY_TEST_PGBOUNCER'] === '1'

/** Returns whether the run has a distributed PostgreSQL, with Citus. */
export const isDistributed = (): boolean => Boolean(process.env[citusVariable])

/**
 * Starts one PostgreSQL for a whole run, which the test files find by an environment variable. The returned function
 * stops it and removes its files. If `LIVERY_TEST_CITUS` names the folder of the binaries of a PostgreSQL with Citus,
 * a coordinator and two workers are started instead, and the tables are distributed. Otherwise, if
 * `LIVERY_TEST_PGBOUNCER` is 1, the serving role connects through PgBouncer.
 */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  const binFolder = process.env[citusVariable]
  if (binFolder) return startDistributed(binFolder)
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'))
  const postgres = await startEmbedded(folder, randomBytes(16).toString('hex'), () => undefined, { maxConnections })
  // The rows of an interrupted run are never needed. `crash.test.ts` tests durability with a separate PostgreSQL.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await query({ databaseUrl: postgres.url }, `alter system set ${setting} = off`)
  await query({ databaseUrl: postgres.url }, 'select pg_reload_conf()')
  const server: ServerUrls = { superuserUrl: postgres.url, workerUrls: [], ...(await createRoles(postgres.url)) }
  await query({ databaseUrl: server.superuserUrl }, `create database ${template}`)
  await transferDatabaseOwnership(withDatabase(server.superuserUrl, template))
  await createTemplateTables(server)
  const pgbouncer = isPooled() ? await startPgbouncer(server, poolSize) : undefined
  process.env[urlsVariable] = JSON.stringify({ ...server, ...(pgbouncer && { poolerUrl: pgbouncer.toPoolerUrl(server.appUrl) }) })
  return async () => {
    delete process.env[urlsVariable]
    await pgbouncer?.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startDistributed(binFolder: string): Promise<() => Promise<void>> {
  const cluster: CitusCluster = await startCitus(binFolder)
  const server: ServerUrls = { superuserUrl: cluster.url, workerUrls: cluster.nodeUrls.slice(1), ...(await cluster.createRoles()) }
  await cluster.createDatabase(template)
  await createTemplateTables(server)
  const pool = openPool(withDatabase(server.migrationUrl, template), { max: 1, statementMilliseconds: 0 }, () => undefined)
  const { problems } = await distributeTables(createQueryBuilder<never>(pool), { shards: shardCount })
  await pool.end()
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await cluster.closeDatabase(template)
  process.env[urlsVariable] = JSON.stringify(server)
  return async () => {
    delete process.env[urlsVariable]
    await cluster.stop()
  }
}

/**
 * Creates the tables in the template from which the databases of a run are copied, because creating them in each
 * database takes too long.
 */
async function createTemplateTables({ appUrl, migrationUrl }: ServerUrls): Promise<void> {
  const urls = { appUrl: withDatabase(appUrl, template), migrationUrl: withDatabase(migrationUrl, template) }
  const database = await openDatabase(urls, () => undefined, { sets: [demoMigrations] })
  await database.destroy()
}

export interface TestDatabase {
  /** Connection URLs of the serving role, which owns nothing, and of the role that owns the tables. */
  readonly urls: DatabaseUrls
  /** Connection URL of the serving role that does not go through PgBouncer. */
  readonly directUrl: string
  /** Connection URL of the superuser, for tests that inspect the database directly. */
  readonly url: string
  drop(): Promise<void>
}

/**
 * Creates a database, in the PostgreSQL of the run if there is one, else in a new one. It has all tables, as after a
 * server start, or none if `tables` is `false`.
 */
export async function createTestDatabase({ tables = true }: { readonly tables?: boolean } = {}): Promise<TestDatabase> {
  const stop = hasTestPostgres() ? undefined : await startTestPostgres()
  const { superuserUrl, workerUrls, appUrl, migrationUrl, poolerUrl = appUrl } = JSON.parse(process.env[urlsVariable] ?? '') as ServerUrls
  const name = `test_${randomBytes(6).toString('hex')}`
  // Without tables, the database is not distributed either.
  const nodeUrls = [superuserUrl, ...(tables ? workerUrls : [])]
  await Promise.all(nodeUrls.map((url) => query({ databaseUrl: url }, `create database ${name} ${tables ? `template ${template}` : ''}`)))
  const toDatabaseUrl = (serverUrl: string): string => withDatabase(serverUrl, name)
  await transferDatabaseOwnership(toDatabaseUrl(superuserUrl))
  return {
    urls: { appUrl: toDatabaseUrl(poolerUrl), migrationUrl: toDatabaseUrl(migrationUrl) },
    directUrl: toDatabaseUrl(appUrl),
    url: toDatabaseUrl(superuserUrl),
    drop: async () => {
      await Promise.all(nodeUrls.map((url) => query({ databaseUrl: url }, `drop database ${name} with (force)`)))
      await stop?.()
    },
  }
}

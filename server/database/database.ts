import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import { assertDatabaseRestored } from './backup/unfinished-restore.ts'
import { findLocalSettings, configureConnection, isStandby } from './connections/connection-settings.ts'
import { distributeNewTables } from './distribute.ts'
import { FairPool } from './connections/fair-pool.ts'
import { createStandbyError, isUnavailable, PostgresError } from './errors.ts'
import { grantServingPrivileges, getRolePrivileges } from './grants.ts'
import { isJobQueueCurrent, installJobQueue, JobStore, type JobTimes, createQueueDb } from './job-store.ts'
import { countNewerMigrations, listMigrationStatus, type MigrationStatus } from './migration-record.ts'
import { listHistories, type MigrationSet, type MigrationState, readMigrationState, runMigrations } from './migration-set.ts'
import type { DatabaseUrls } from './roles.ts'
import { allMerchants, protectRows } from './row-security.ts'
import type { Tables } from './tables.ts'

/** Typed query builder on the connection pool. 64-bit integers are read as `bigint`, never as a float. */
export type Database = Kysely<Tables>

/** Creates a query builder on a pool. It adds no limits: those of a brand come from a scoped pool. */
export const createQueryBuilder = <T = Tables>(pool: PostgresPool): Kysely<T> => new Kysely<T>({ dialect: new PostgresDialect({ pool }) })

/** The shared database: used directly by the platform, and by each brand through its share of the connections. */
export class SharedDatabase extends Kysely<Tables> {
  readonly #pool: FairPool
  readonly #sets: readonly MigrationSet[]

  constructor(pool: FairPool, sets: readonly MigrationSet[] = []) {
    super({ dialect: new PostgresDialect({ pool: pool.forScope('', allMerchants) }) })
    this.#pool = pool
    this.#sets = sets
  }

  /** Compares the applied migrations with those of this version. */
  readMigrationState(): Promise<MigrationState> {
    return readMigrationState(this, this.#sets)
  }

  /** Whether the server accepts writes: it is not a standby. */
  async acceptsWrites(): Promise<boolean> {
    const { rows } = await sql<{ accepts: boolean }>`select not pg_is_in_recovery() as accepts`.execute(this)
    return rows[0]?.accepts === true
  }

  /** Also closes the pool if only pools of brands were used. Kysely closes it only if this instance has used it. */
  override async destroy(): Promise<void> {
    await super.destroy()
    await this.#pool.end()
  }

  /** Returns the database for one brand: with its share of the connections, and access to its rows only. */
  forBrand(merchant: string): Database {
    return createQueryBuilder(this.#pool.forScope(merchant, merchant))
  }

  /**
   * Returns the database for an application whose tables the platform does not declare, with its share of connections.
   */
  forApplication<T>(application: string): Kysely<T> {
    return createQueryBuilder<T>(this.#pool.forScope(application, allMerchants))
  }

  /** Opens the job queue in this database. */
  openJobs(onError: (error: Error) => void, times?: JobTimes): Promise<JobStore> {
    return new JobStore(createQueueDb(this.#pool.forBrand('jobs')), onError, times).open()
  }
}

const poolSize = 10
const connectMilliseconds = 5_000
const statementMilliseconds = 15_000
/** Idle time after which a connection is probed, to detect a server that vanished. */
const keepAliveMilliseconds = 10_000

export interface OpenOptions {
  /** Migrations in addition to the platform's. */
  readonly sets?: readonly MigrationSet[]
  /**
   * Called before migrations run, as the role that runs them, or as the serving role if none are applied. If it throws,
   * no table has been changed.
   */
  readonly beforeMigrations?: (database: Database) => Promise<void>
  /** Name of this build, which is recorded with the migrations that it applies. */
  readonly build?: string | undefined
  /** Whether pending migrations are applied. Default: true. */
  readonly migrates?: boolean
}

/**
 * Migrates the tables, including those of `sets`, and opens the pool of the serving role. `onError` receives errors of
 * idle connections.
 * @throws PostgresError if a restore has not finished, if migrations are pending and are not applied or cannot be
 * applied, or if this version cannot run on those of a newer one
 */
export async function openDatabase(
  urls: DatabaseUrls,
  onError: (error: Error) => void,
  { sets = [], beforeMigrations, build, migrates = true }: OpenOptions = {},
): Promise<SharedDatabase> {
  const pool = openPool(urls.appUrl, { max: poolSize, statementMilliseconds }, onError)
  const database = new SharedDatabase(new FairPool(pool, poolSize), sets)
  try {
    await updateSchema({ pool, migrateUrl: urls.migrationUrl, sets, beforeMigrations, build, migrates, onError })
    return database
  } catch (error) {
    await database.destroy()
    if (!isUnavailable(error)) throw toMigrationError(error, urls.migrationUrl === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL')
    throw new PostgresError('The connection to PostgreSQL was lost while the tables were being migrated. Start again.', {
      cause: error,
    })
  }
}

interface PoolOptions {
  readonly max: number
  /** Timeout of a statement; 0 for none. */
  readonly statementMilliseconds: number
  /**
   * Whether a connection may be to a standby. Default: false, so that no statement reads old data after a failover.
   */
  readonly acceptsStandby?: boolean
}

/** Opens connections with the settings that statements rely on. */
export function openPool(
  url: string,
  { max, statementMilliseconds, acceptsStandby = false }: PoolOptions,
  onError: (error: Error) => void,
): pg.Pool {
  const onConnect: (client: pg.ClientBase) => unknown = async (client) => {
    await configureConnection(client, statementMilliseconds)
    if (!acceptsStandby && (await isStandby(client))) throw createStandbyError()
  }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMilliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
    application_name: 'livery',
    types: {
      getTypeParser: ((id: number, format: 'text') =>
        id === (pg.types.builtins.INT8 as number) && format !== ('binary' as string)
          ? BigInt
          : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
    onConnect,
  })
  pool.on('error', onError)
  // The pool listens only to idle connections. An unhandled error event of a connection in use would end the process;
  // the code that uses it gets the error from its next statement, and the pool discards the connection.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** SQLSTATE of a statement that the role may not execute. */
const insufficientPrivilege = '42501'

/** Explains a migration that failed because its role lacks a privilege; returns other errors unchanged. */
function toMigrationError(error: unknown, setting: string): unknown {
  if (!(error instanceof Error)) return error
  if (!('code' in error) || error.code !== insufficientPrivilege) return error
  return new PostgresError(`${setting}: its role may not migrate the tables (${error.message}). ${ownerRemedy}`, { cause: error })
}

const ownerRemedy =
  'Name the role that owns the tables and the schema, in the same database as DATABASE_URL (docs/platform-authors-guide.md, "Your own PostgreSQL cluster").'

interface UpdateOptions {
  /** The pool of the serving role. */
  readonly pool: pg.Pool
  readonly migrateUrl: string | undefined
  readonly sets: readonly MigrationSet[]
  readonly beforeMigrations: OpenOptions['beforeMigrations']
  readonly build: string | undefined
  readonly migrates: boolean
  readonly onError: (error: Error) => void
}

/**
 * Migrates as the owner of the tables and grants privileges to the serving role. The serving role migrates only if no
 * owner is configured and it has the privileges. If neither of them migrates, asserts that no migration is pending.
 */
async function updateSchema({
  pool: servingPool,
  migrateUrl,
  sets,
  beforeMigrations = async () => undefined,
  build,
  migrates,
  onError,
}: UpdateOptions): Promise<void> {
  await assertDatabaseRestored(servingPool)
  const { role, extraPrivileges } = await getRolePrivileges(createQueryBuilder(servingPool))
  if (!migrates) {
    await beforeMigrations(createQueryBuilder(servingPool))
    return assertMigrated(servingPool, sets, 'MIGRATE_ON_START is off. Run livery database migrate first.')
  }
  if (migrateUrl === undefined) {
    await beforeMigrations(createQueryBuilder(servingPool))
    return extraPrivileges.length > 0
      ? migrate(servingPool, sets, { setting: 'DATABASE_URL', build })
      : assertMigrated(
          servingPool,
          sets,
          `the role of DATABASE_URL, ${role}, may not change its tables. Start once with MIGRATE_DATABASE_URL, as the role that owns them.`,
        )
  }
  const ownerPool = openPool(migrateUrl, { max: 2, statementMilliseconds: 0 }, onError)
  try {
    await assertSameDatabase(servingPool, ownerPool)
    await beforeMigrations(createQueryBuilder(ownerPool))
    await migrate(ownerPool, sets, { setting: 'MIGRATE_DATABASE_URL', build })
    await grantToServingRole(ownerPool, role)
  } finally {
    await ownerPool.end()
  }
}

/** Grants the serving role its privileges, unless it is the owner. */
export async function grantToServingRole(ownerPool: pg.Pool, role: string): Promise<void> {
  if ((await getRolePrivileges(createQueryBuilder(ownerPool))).role !== role)
    await grantServingPrivileges(createQueryBuilder(ownerPool), role)
}

/**
 * Throws if the two roles connect to databases with different names: the migration would leave the serving one
 * unchanged.
 */
export async function assertSameDatabase(servingPool: pg.Pool, ownerPool: pg.Pool): Promise<void> {
  const getDatabaseName = async (pool: pg.Pool): Promise<string> =>
    (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? ''
  const [servedDatabase, migratedDatabase] = [await getDatabaseName(servingPool), await getDatabaseName(ownerPool)]
  if (servedDatabase !== migratedDatabase)
    throw new PostgresError(
      `MIGRATE_DATABASE_URL names the database "${migratedDatabase}", and DATABASE_URL names "${servedDatabase}". Name the same database in both.`,
    )
}

interface MigrateOptions {
  /** Name of the setting with the URL of the pool. */
  readonly setting: string
  readonly build: string | undefined
}

/**
 * Applies all pending migrations as the owner of the tables. Afterwards, protects and distributes new tables, and
 * migrates the job queue.
 */
export async function migrate(pool: pg.Pool, sets: readonly MigrationSet[], { setting, build }: MigrateOptions): Promise<void> {
  await assertDirectConnection(pool, setting)
  await runMigrations(createQueryBuilder<never>(pool), sets, build)
  await protectRows(createQueryBuilder(pool))
  await distributeNewTables(createQueryBuilder(pool))
  await installJobQueue(pool)
}

/** Throws if a pool goes through a pooler: migrations need settings and locks of a session. */
export async function assertDirectConnection(pool: pg.Pool, setting: string): Promise<void> {
  const client = await pool.connect()
  const isPooled = findLocalSettings(client) !== undefined
  client.release()
  if (isPooled)
    throw new PostgresError(
      `${setting} goes through a connection pooler, and migrations need a direct connection. ${setting === 'DATABASE_URL' ? 'Name PostgreSQL itself in MIGRATE_DATABASE_URL.' : 'Name PostgreSQL itself.'}`,
    )
}

/**
 * Throws if migrations are pending, with the reason why they are not applied now, or if this version cannot run on the
 * migrations of a newer one.
 */
async function assertMigrated(pool: pg.Pool, sets: readonly MigrationSet[], reason: string): Promise<void> {
  const db = createQueryBuilder<never>(pool)
  let isUpToDate = true
  for (const history of listHistories(sets)) {
    // Throws if this version cannot run on one of the newer migrations.
    await countNewerMigrations(db, history)
    const status = await listMigrationStatus(db, history)
    isUpToDate &&= status.every(({ state }) => state !== 'pending')
  }
  if (isUpToDate && (await isJobQueueCurrent(createQueueDb(pool)))) return
  throw new PostgresError(`The database is not up to date, and ${reason}`)
}

/** Lists the migrations of a database and of this version, without changing anything. */
export async function readMigrationStatus(url: string, sets: readonly MigrationSet[]): Promise<readonly MigrationStatus[]> {
  const pool = openPool(url, { max: 1, statementMilliseconds, acceptsStandby: true }, () => undefined)
  try {
    const statuses: MigrationStatus[] = []
    for (const history of listHistories(sets)) statuses.push(...(await listMigrationStatus(createQueryBuilder<never>(pool), history)))
    return statuses
  } finally {
    await pool.end()
  }
}

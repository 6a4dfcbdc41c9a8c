import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { setConnection } from './connection-settings.ts'
import { FairPool } from './fair-pool.ts'
import { isUnavailable, PostgresError } from './errors.ts'
import { grantServing, readPower } from './grants.ts'
import { hasJobs, installJobs, JobStore, type JobTimes, queueStatements } from './job-store.ts'
import { createMigrators, type MigrationSet, runMigrations } from './migration-set.ts'
import type { DatabaseUrls } from './roles.ts'
import { allMerchants, protectRows } from './row-security.ts'
import type { Tables } from './tables.ts'

/** The pool of connections, typed by the tables. Whole numbers of any size come as `bigint`, never as a float. */
export type Database = Kysely<Tables>

const on = <T = Tables>(pool: PostgresPool): Kysely<T> => new Kysely<T>({ dialect: new PostgresDialect({ pool }) })

/** The database as the platform itself asks it, and as each brand asks it in its turn. */
export class SharedDatabase extends Kysely<Tables> {
  readonly #pool: FairPool

  constructor(pool: FairPool) {
    super({ dialect: new PostgresDialect({ pool: pool.scoped('', allMerchants) }) })
    this.#pool = pool
  }

  /** Kysely closes a pool only where it was asked something itself, and not what lends from it. */
  override async destroy(): Promise<void> {
    await super.destroy()
    await this.#pool.end()
  }

  /** The same database by a brand's share of the connections, with no rows but its own. */
  of(merchant: string): Database {
    return on(this.#pool.scoped(merchant, merchant))
  }

  /**
   * The same database as somebody has it who keeps tables of their own in it and knows no others, by a share of their
   * own.
   */
  forApplication<T>(application: string): Kysely<T> {
    return on<T>(this.#pool.scoped(application, allMerchants))
  }

  /** The queue of jobs that lies in it. */
  jobs(onError: (error: Error) => void, times?: JobTimes): Promise<JobStore> {
    return new JobStore(queueStatements(this.#pool.of('jobs')), onError, times).open()
  }
}

const poolSize = 10
const connectMilliseconds = 5_000
const statementMilliseconds = 15_000
/** A connection on which nothing has come for so long is probed: a server that vanished is noticed. */
const keepAliveMilliseconds = 10_000

export interface OpenOptions {
  /** Migrations besides those of the platform. */
  readonly sets?: readonly MigrationSet[]
  /** Called by the role that migrates, before it does. Where it throws, no table has been changed. */
  readonly beforeMigrations?: (database: Database) => Promise<void>
}

/**
 * Opens the pool that serves, after the tables were brought up to date, those of the `sets` too. `onError` hears of
 * connections that broke while nobody used them.
 * @throws PostgresError where tables are missing and nobody was given who may make them
 */
export async function openDatabase(
  urls: DatabaseUrls,
  onError: (error: Error) => void,
  { sets = [], beforeMigrations }: OpenOptions = {},
): Promise<SharedDatabase> {
  const pool = openPool(urls.serve, { max: poolSize, statementMilliseconds }, onError)
  const database = new SharedDatabase(new FairPool(pool, poolSize))
  try {
    await updateSchema({ pool, migrateUrl: urls.migrate, sets, beforeMigrations, onError })
    return database
  } catch (error) {
    await database.destroy()
    if (!isUnavailable(error)) throw toMigrationError(error, urls.migrate === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL')
    throw new PostgresError('The connection to PostgreSQL was lost while the tables were brought up to date. Start again.', {
      cause: error,
    })
  }
}

interface PoolOptions {
  readonly max: number
  /** How long one statement may take; 0 for as long as it takes. */
  readonly statementMilliseconds: number
}

function openPool(url: string, { max, statementMilliseconds: milliseconds }: PoolOptions, onError: (error: Error) => void): pg.Pool {
  const onConnect: (client: pg.ClientBase) => unknown = (client) => setConnection(client, milliseconds)
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
  // The pool listens only to connections that it has not lent. The error of a lent one that nobody listens to would end
  // the process; whoever has it is told by the next statement, and the pool does not take it back.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** SQLSTATE of a statement that the role may not run. */
const insufficientPrivilege = '42501'

/**
 * Says in one sentence why the tables could not be brought up to date, where an operator can mend it; other errors stay
 * as they are.
 */
function toMigrationError(error: unknown, setting: string): unknown {
  if (!(error instanceof Error)) return error
  if (!('code' in error) || error.code !== insufficientPrivilege) return error
  return new PostgresError(`${setting}: its role may not bring the tables up to date (${error.message}). ${ownerRemedy}`, { cause: error })
}

const ownerRemedy =
  'Name the role that owns the tables and the schema, in the same database as DATABASE_URL (docs/platform-authors-guide.md, "A cluster of your own").'

interface UpdateOptions {
  /** The pool that serves. */
  readonly pool: pg.Pool
  readonly migrateUrl: string | undefined
  readonly sets: readonly MigrationSet[]
  readonly beforeMigrations: OpenOptions['beforeMigrations']
  readonly onError: (error: Error) => void
}

/**
 * The owner of the tables changes them and says what who serves may do. Who serves does it only where nobody else was
 * named and it may.
 */
async function updateSchema({
  pool: serving,
  migrateUrl,
  sets,
  beforeMigrations = async () => undefined,
  onError,
}: UpdateOptions): Promise<void> {
  const { role, beyond } = await readPower(on(serving))
  if (migrateUrl === undefined) {
    await beforeMigrations(on(serving))
    return beyond.length > 0 ? migrate(serving, sets) : requireTables(serving, role, sets)
  }
  const owner = openPool(migrateUrl, { max: 2, statementMilliseconds: 0 }, onError)
  try {
    await requireSameDatabase(serving, owner)
    await beforeMigrations(on(owner))
    await migrate(owner, sets)
    if ((await readPower(on(owner))).role !== role) await grantServing(on(owner), role)
  } finally {
    await owner.end()
  }
}

/** The tables of another database would be brought up to date, and this one would stay as it is. */
async function requireSameDatabase(serving: pg.Pool, owner: pg.Pool): Promise<void> {
  const nameOf = async (pool: pg.Pool): Promise<string> =>
    (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? ''
  const [served, migrated] = [await nameOf(serving), await nameOf(owner)]
  if (served !== migrated)
    throw new PostgresError(
      `MIGRATE_DATABASE_URL names the database "${migrated}", and DATABASE_URL names "${served}". Name the same database in both.`,
    )
}

async function migrate(pool: pg.Pool, sets: readonly MigrationSet[]): Promise<void> {
  for (const migrator of createMigrators(on<never>(pool), sets)) await runMigrations(migrator)
  await protectRows(on(pool))
  await installJobs(queueStatements(pool))
}

async function requireTables(pool: pg.Pool, role: string, sets: readonly MigrationSet[]): Promise<void> {
  const known = await Promise.all(createMigrators(on<never>(pool), sets).map((migrator) => migrator.getMigrations().catch(() => [])))
  const isUpToDate = known.every((set) => set.length > 0 && set.every(({ executedAt }) => executedAt !== undefined))
  if (isUpToDate && (await hasJobs(queueStatements(pool)))) return
  throw new PostgresError(
    `The database is not up to date, and the role of DATABASE_URL, ${role}, may not change its tables. Start once with MIGRATE_DATABASE_URL, as the role that owns them.`,
  )
}

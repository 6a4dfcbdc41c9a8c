import pg from 'pg'

/** A test platform, or another object with the connection URL of a database. */
interface DatabaseLocation {
  readonly databaseUrl: string
}

/** Runs `work` with a connection to `databaseUrl`, and closes the connection afterwards. */
export async function withDatabaseClient<T>({ databaseUrl }: DatabaseLocation, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs one query with the role of `databaseUrl`, which is the superuser for a test platform. */
export const query = <R extends pg.QueryResultRow = pg.QueryResultRow>(
  platform: DatabaseLocation,
  text: string,
  values?: unknown[],
): Promise<pg.QueryResult<R>> => withDatabaseClient(platform, (client) => client.query<R>(text, values))

/**
 * Runs one statement as the superuser without the triggers and foreign keys of the tables. It runs in a transaction of
 * its own, because Citus passes the setting to its workers only within a transaction.
 */
export const queryWithoutTriggers = <R extends pg.QueryResultRow = pg.QueryResultRow>(
  platform: DatabaseLocation,
  text: string,
  values?: readonly unknown[],
): Promise<pg.QueryResult<R>> =>
  withDatabaseClient(platform, async (client) => {
    await client.query('begin')
    // PostgreSQL without Citus accepts the setting of an extension that it does not have.
    await client.query(`set local citus.propagate_set_commands = 'local'`)
    await client.query('set local session_replication_role = replica')
    const result = await client.query<R>(text, [...(values ?? [])])
    await client.query('commit')
    return result
  })

/**
 * Counts the statements on the database of a platform that wait for a lock, or for a lock on `table`. If Citus
 * distributes the database, they wait on one of the workers, for a lock on a shard.
 */
export async function countLockWaits(platform: DatabaseLocation, table?: string): Promise<number> {
  const relation = table === undefined ? '' : `and relation::regclass::text ~ '^${table}(_[0-9]+)?$'`
  const waits = `select count(*) from pg_locks where not granted ${relation}
    and pid in (select pid from pg_stat_activity where datname = current_database())`
  const { rows: extensions } = await query(platform, `select from pg_extension where extname = 'citus'`)
  const { rows } = await query<{ count: string }>(
    platform,
    extensions.length === 0 ? waits : 'select sum(result::int) as count from run_command_on_all_nodes($1)',
    extensions.length === 0 ? [] : [waits],
  )
  return Number(rows[0]?.count)
}

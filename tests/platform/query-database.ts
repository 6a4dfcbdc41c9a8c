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

/** Counts the statements on the database of a platform that wait for a lock. */
export const countLockWaits = async (platform: DatabaseLocation): Promise<number> =>
  (await query(platform, 'select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()')).rows
    .length

import pg from 'pg'

/** A platform or anything else with the connection URL of a database. */
interface DatabaseLocation {
  readonly databaseUrl: string
}

/** Runs `work` with a direct connection to the database of a platform. */
export async function withDatabaseClient<T>({ databaseUrl }: DatabaseLocation, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs one query on the database of a platform, as the superuser. */
export const query = <R extends pg.QueryResultRow = pg.QueryResultRow>(
  platform: DatabaseLocation,
  text: string,
  values?: unknown[],
): Promise<pg.QueryResult<R>> => withDatabaseClient(platform, (client) => client.query<R>(text, values))

import pg from 'pg'

/** Database of a platform, for direct access that bypasses its server. */
interface DatabaseLocation {
  readonly databaseUrl: string
}

/** Runs `work` with a direct connection to the database of a platform. */
export async function queryDatabase<T>({ databaseUrl }: DatabaseLocation, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Runs one query. */
export const query = <R extends pg.QueryResultRow = pg.QueryResultRow>(
  platform: DatabaseLocation,
  text: string,
  values?: unknown[],
): Promise<pg.QueryResult<R>> => queryDatabase(platform, (client) => client.query<R>(text, values))

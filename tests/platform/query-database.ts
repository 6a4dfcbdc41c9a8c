import pg from 'pg'

/** Where the database of a platform is asked, past its server. */
interface DatabaseLocation {
  readonly databaseUrl: string
}

/** Does something on the database of a platform, past its server. */
export async function queryDatabase<T>({ databaseUrl }: DatabaseLocation, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Asks it one thing. */
export const query = <R extends pg.QueryResultRow = pg.QueryResultRow>(
  platform: DatabaseLocation,
  text: string,
  values?: unknown[],
): Promise<pg.QueryResult<R>> => queryDatabase(platform, (client) => client.query<R>(text, values))

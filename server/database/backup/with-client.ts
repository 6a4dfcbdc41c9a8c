import pg from 'pg'

/** A connection that a backup reads from. */
export type SourceClient = pg.Client

/** Runs `work` with a connection of its own, outside of any pool. */
export async function withClient<T>(url: string, work: (client: SourceClient) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'livery backup', keepAlive: true })
  // The statement in progress rejects with the same error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

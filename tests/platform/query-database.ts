import pg from 'pg'
import type { TestPlatform } from './with-platform.ts'

/** Does something on the database of a platform, past its server. */
export async function queryDatabase<T>({ databaseUrl }: TestPlatform, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

import pg from 'pg'
import { type Database, openDatabase } from '../../server/database/database.ts'
import { createTestDatabase } from './test-database.ts'

/**
 * A new test database without a platform server: the platform’s connection pools, and a client that is connected as the
 * superuser.
 */
export interface OpenTestDatabase {
  readonly db: Database
  readonly client: pg.Client
  /** The superuser's connection URL. */
  readonly url: string
  close(): Promise<void>
}

export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { urls, url, drop } = await createTestDatabase()
  const db = await openDatabase(urls, () => undefined)
  const client = new pg.Client(url)
  await client.connect()
  const close = async (): Promise<void> => {
    await client.end()
    await db.destroy()
    await drop()
  }
  return { db, client, url, close }
}

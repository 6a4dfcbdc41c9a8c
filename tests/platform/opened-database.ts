import pg from 'pg'
import { type Database, openDatabase } from '../../server/database/database.ts'
import { makeTestDatabase } from './test-database.ts'

/** A fresh database without a server: as the platform asks it, and as the superuser, who looks in from outside. */
export interface OpenedDatabase {
  readonly db: Database
  readonly client: pg.Client
  /** The superuser's address. */
  readonly url: string
  close(): Promise<void>
}

export async function openTestDatabase(): Promise<OpenedDatabase> {
  const { urls, url, drop } = await makeTestDatabase()
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

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import pg from 'pg'
import { openDatabase } from '../../server/database/database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it.each([
  ['no query was made', async () => undefined],
  [
    'a query for a brand was made',
    async (openedDatabase: Awaited<ReturnType<typeof openDatabase>>) =>
      void (await openedDatabase.forBrand('ONE').selectFrom('sites').select('merchant').execute()),
  ],
])('a closed database handle has no open connection if %s', async (_, useDatabase) => {
  const openedDatabase = await openDatabase(database.urls, () => undefined)
  await useDatabase(openedDatabase)
  await openedDatabase.destroy()
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    // Citus has connections of its own between its nodes, and a process for maintenance.
    const otherConnectionsQuery = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name not ilike 'citus%'`
    await vi.waitFor(async () => expect((await client.query(otherConnectionsQuery)).rows).toEqual([{ count: 0 }]), { timeout: 60_000 })
  } finally {
    await client.end()
  }
})

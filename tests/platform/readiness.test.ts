import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReadiness } from '../../server/http/readiness.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const internalHost = '10.0.0.1'
const fetchStatus = async (path: string, host = internalHost) => {
  const { status, text, headers } = await platform.send('GET', path, { host })
  return { status, cache: headers['cache-control'], type: headers['content-type'], body: JSON.parse(text) as Record<string, unknown> }
}

describe('readiness', () => {
  it('reports the database, migrations, build and number of brands, without the names of brands', async () => {
    expect(await fetchStatus('/_livery/ready')).toEqual({
      status: 200,
      cache: 'no-store',
      type: 'application/json; charset=utf-8',
      body: {
        ready: true,
        draining: false,
        build: null,
        database: { ready: true },
        migrations: { latest: expect.stringMatching(/^\d{4}-/) as string, pending: 0, newer: 0 },
        brands: {
          revision: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          current: platform.server.platform.brands.states().length,
          lastGood: 0,
          notServed: 0,
        },
      },
    })
  })

  it('names the build that is served', async () => {
    const { brands } = platform.server.platform
    const database = { readMigrationState: async () => ({ latest: '0001-first', pending: 0, newer: 0 }), acceptsWrites: async () => true }
    expect(await createReadiness({ database, brands, build: '/dist/0123abcd' }).report()).toMatchObject({ ready: true, build: '0123abcd' })
  })

  it('is not ready while its database is a standby', async () => {
    const { brands } = platform.server.platform
    const database = { readMigrationState: async () => ({ latest: '0001-first', pending: 0, newer: 0 }), acceptsWrites: async () => false }
    expect(await createReadiness({ database, brands, build: undefined }).report()).toMatchObject({
      ready: false,
      database: { ready: false },
      migrations: { pending: 0 },
    })
  })

  it('is not ready if the database lacks a migration, and ready if it has one of a newer version', async () => {
    const name = (await withDatabaseClient(platform, listMigrations)).at(-1)?.name ?? ''
    const renameMigration = (from: string, to: string) =>
      withDatabaseClient(platform, (client) => client.query('update kysely_migration set name = $2 where name = $1', [from, to]))
    await withDatabaseClient(platform, (client) =>
      client.query("insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', '')"),
    )
    expect(await fetchStatus('/_livery/ready')).toMatchObject({ status: 200, body: { migrations: { pending: 0, newer: 1 } } })
    await renameMigration(name, '0000-another')
    expect(await fetchStatus('/_livery/ready')).toMatchObject({ status: 503, body: { ready: false, migrations: { pending: 1, newer: 2 } } })
    await renameMigration('0000-another', name)
    await withDatabaseClient(platform, (client) => client.query("delete from kysely_migration where name = '9999-of-a-newer-version'"))
  })

  it('does not exist at the host of a brand', async () => {
    for (const path of ['/_livery/ready', '/_livery/live'])
      expect(await fetchStatus(path, alpha)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
    expect((await fetchStatus('/_livery/ready', 'localhost')).status).toBe(200)
  })
})

describe('a server without its database', () => {
  it('is live, and not ready until the database answers again', async () => {
    const name = new URL(platform.databaseUrl).pathname.slice(1)
    const admin = new pg.Client({ connectionString: platform.databaseUrl.replace(/\/[^/]*$/, '/postgres') })
    await admin.connect()
    await admin.query(`alter database "${name}" allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    expect(await fetchStatus('/_livery/ready')).toMatchObject({
      status: 503,
      body: { ready: false, database: { ready: false }, migrations: null },
    })
    expect(await fetchStatus('/_livery/live')).toMatchObject({ status: 200, body: { live: true } })
    await admin.query(`alter database "${name}" allow_connections true`)
    await admin.end()
    await expect.poll(async () => (await fetchStatus('/_livery/ready')).status).toBe(200)
  })
})

describe('a draining server', () => {
  it('is no longer ready, and still answers requests', async () => {
    platform.server.drain()
    expect(await fetchStatus('/_livery/ready')).toMatchObject({
      status: 503,
      body: { ready: false, draining: true, database: { ready: true } },
    })
    expect((await fetchStatus('/_livery/live')).status).toBe(200)
    expect((await platform.call('system.whitelabel', undefined, { host: alpha })).status).toBe(200)
  })
})

const listMigrations = async (client: pg.Client): Promise<{ name: string }[]> =>
  (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows

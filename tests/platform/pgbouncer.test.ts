import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { withTransaction, type Tenant } from '../../server/database/tenant.ts'
import { waitForDatabase } from '../../server/database/wait-for-database.ts'
import { runMoneyLoad, createFundedPlayer } from '../histories/money-load.ts'
import { type Pgbouncer, startPgbouncer } from './pgbouncer.ts'
import { query } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

/** Fewer than the server’s connections, so that each PostgreSQL session serves transactions of several connections. */
const poolSize = 3
const writeCount = 96

let database: TestDatabase
let pgbouncer: Pgbouncer
let platform: TestPlatform
beforeAll(async () => {
  database = await createTestDatabase()
  pgbouncer = await startPgbouncer(database.urls, poolSize)
  platform = await startTestPlatform({
    toPoolerUrl: pgbouncer.toPoolerUrl,
    env: { GATEWAY_ORIGIN: '', DEMO_VENDOR_ORIGIN: '', DATABASE_DIRECT_URL: '' },
  })
})
afterAll(async () => {
  await platform.stop()
  await pgbouncer.stop()
  await database.drop()
})

const getTenant = (host: string): Tenant => {
  const { brands, sites } = platform.server.platform
  const brand = brands.byHost(host)
  if (!brand) throw new Error(`No brand has the host ${host}.`)
  return sites.tenant(brand)
}

describe('a server behind PgBouncer in transaction mode', () => {
  it('registers and logs in players', async () => {
    expect((await platform.register(alpha, { username: 'pooled', password: 'northpass1' })).status).toBe(200)
    expect((await platform.logIn(alpha, 'pooled', 'northpass1')).user.account).toBe('pooled')
  })

  it('processes deposits, bets, withdrawals and adjustments, and persists every write that it acknowledges', async () => {
    const player = await createFundedPlayer(platform)
    await query(platform, 'update sites set adjustment_limit = 100000000000')
    const acknowledged = new Set<string>()
    let count = 0
    await runMoneyLoad(platform, player, {
      keyPrefix: 'pooled-writes',
      acknowledged,
      shouldContinue: async (error) => {
        if (error !== undefined) throw error
        return ++count < writeCount
      },
    })
    const kinds = [/^deposit\//, /^paid\//, /^bet\//, /^win\//, /\/4$/, /^operator\//]
    for (const kind of kinds) expect([...acknowledged].filter((name) => kind.test(name)).length, String(kind)).toBeGreaterThan(0)
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({
      passed: true,
      sums: { VND: '0' },
      faults: [],
    })
  })

  it('isolates brands whose queries are interleaved, in single statements and in transactions', async () => {
    await platform.register(beta)
    const tenants = Array.from({ length: 400 }, (_, n) => getTenant(n % 3 === 0 ? alpha : beta))
    const listMerchants = async ({ db }: Tenant): Promise<readonly string[]> =>
      (await db.selectFrom('accounts').select('merchant').distinct().execute()).map(({ merchant }) => merchant)
    const visibleMerchants = await Promise.all(
      tenants.map((tenant, n) => (n % 2 === 0 ? listMerchants(tenant) : withTransaction(tenant, listMerchants))),
    )
    expect(visibleMerchants).toEqual(tenants.map(({ code }) => [code]))
  })

  it('uses UTC and its statement timeout in every query and transaction, and keeps working after an error', async () => {
    const { db } = getTenant(alpha)
    const settingsQuery = sql<{ zone: string; timeout: string }>`
      select current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout`
    const results = [await settingsQuery.execute(db), await db.transaction().execute((trx) => settingsQuery.execute(trx))]
    for (const { rows } of results) expect(rows).toEqual([{ zone: 'UTC', timeout: '15s' }])
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
    expect((await sql<{ n: bigint }>`select ${1}::bigint as n`.execute(db)).rows).toEqual([{ n: 1n }])
  })

  it.each([
    [
      'password',
      { password: 'wrong' },
      /^DATABASE_URL: PostgreSQL at \S+ refuses the role "livery_serve" \(.*\)\. Correct the name or the password\.$/,
    ],
    [
      'name of the database',
      { pathname: '/missing' },
      /^DATABASE_URL: PostgreSQL at \S+ has no database "missing"\. Create it, or correct the name\.$/,
    ],
  ])('reports at once that the %s is wrong, instead of waiting for the database', async (_, change, message) => {
    const url = Object.assign(new URL(pgbouncer.toPoolerUrl(database.urls.appUrl)), change).href
    const lines: string[] = []
    await expect(waitForDatabase({ appUrl: url }, { log: (line) => void lines.push(line), seconds: 60 })).rejects.toThrow(message)
    expect(lines).toEqual([])
  })

  it('logs that DATABASE_DIRECT_URL should be set, because notifications of other servers do not pass through PgBouncer', async () => {
    await expect.poll(() => platform.lines.join()).toContain('Set DATABASE_DIRECT_URL')
  })

  it('leaves no setting in a session of PostgreSQL', async () => {
    const url = new URL(pgbouncer.toPoolerUrl(database.urls.appUrl))
    url.pathname = new URL(platform.databaseUrl).pathname
    const sessions = await Promise.all(
      Array.from({ length: poolSize }, async () => {
        const client = new pg.Client(url.href)
        await client.connect()
        await client.query('begin')
        return client
      }),
    )
    for (const client of sessions) {
      const { rows } = await client.query<{ merchant: string | null; timeout: string }>(
        `select nullif(current_setting('livery.merchant', true), '') as merchant, current_setting('statement_timeout') as timeout`,
      )
      expect(rows).toEqual([{ merchant: null, timeout: '0' }])
      await client.query('rollback')
      await client.end()
    }
  })

  it('refuses to run migrations through PgBouncer', async () => {
    const urls = {
      appUrl: pgbouncer.toPoolerUrl(database.urls.appUrl),
      migrationUrl: pgbouncer.toPoolerUrl(database.urls.migrationUrl ?? ''),
    }
    await expect(openDatabase(urls, () => undefined)).rejects.toThrow(
      'MIGRATE_DATABASE_URL goes through a connection pooler, and migrations need a direct connection. Name PostgreSQL itself.',
    )
  })
})

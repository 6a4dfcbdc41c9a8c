import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configureConnection } from '../../server/database/connections/connection-settings.ts'
import { withTransaction } from '../../server/database/tenant.ts'
import type { LoginResult } from '../../src/generated/api.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createVendorClient, openGameAsNewPlayer } from './vendor-client.ts'
import { isDistributed, isPooled } from './test-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const unusualDefaults = {
  DateStyle: "'German, DMY'",
  IntervalStyle: 'sql_standard',
  TimeZone: "'Pacific/Kiritimati'",
  array_nulls: 'off',
  bytea_output: 'escape',
  default_transaction_deferrable: 'on',
  default_transaction_isolation: 'serializable',
  default_transaction_read_only: 'on',
  extra_float_digits: '-15',
  idle_in_transaction_session_timeout: '1',
  lock_timeout: '1',
  row_security: 'off',
  standard_conforming_strings: 'off',
  statement_timeout: '1',
  transform_null_equals: 'on',
}

/**
 * PgBouncer and the nodes of Citus open connections with the defaults of the role, before the server can change any
 * setting.
 */
const isSkipped = isDistributed() || isPooled()

let platform: TestPlatform
beforeAll(async () => {
  if (isSkipped) return
  platform = await startTestPlatform({ databaseDefaults: unusualDefaults })
})
afterAll(async () => {
  if (!isSkipped) await platform.stop()
})

describe.skipIf(isSkipped)('a database whose roles have defaults other than PostgreSQL’s', () => {
  it('serves logged-in players, and reads times correctly', async () => {
    const before = Date.now()
    const { token, user } = (await platform.register(alpha)).body.value as LoginResult
    expect((await platform.call('member.info', undefined, { host: alpha, token })).status).toBe(200)
    const { rows } = await query<{ at: Date }>(platform, 'select created_at as at from accounts where username = $1', [user.account])
    expect(Math.abs((rows[0]?.at.getTime() ?? 0) - before)).toBeLessThan(60_000)
  })

  it('accepts forty concurrent bets, and debits each stake once', async () => {
    const vendor = await createVendorClient(platform, 'PGF')
    const { session } = await openGameAsNewPlayer(platform, vendor, '100.00')
    const placeBet = () => vendor.request('bet', { transaction: randomUUID(), session, round: randomUUID(), amount: '100' })
    const responses = await Promise.all(Array.from({ length: 40 }, placeBet))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
    expect(await vendor.request('balance', { session })).toMatchObject({ status: 200, balance: '6000' })
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true, faults: [] })
  })
})

describe.skipIf(isSkipped)('a new connection', () => {
  it('is configured whatever timeouts its role has', async () => {
    const options = '-c statement_timeout=1 -c idle_in_transaction_session_timeout=1'
    const openConnection = async () => {
      const client = new pg.Client({ connectionString: platform.databaseUrl, options })
      client.on('error', () => undefined)
      await client.connect()
      await configureConnection(client, 0)
      expect((await client.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)).rows).toEqual([{ limit: '0' }])
      await client.end()
    }
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, openConnection))
  })
})

describe.skipIf(isSkipped)('a transaction that conflicts with others', () => {
  it('is retried as a whole until it succeeds, and takes effect once', async () => {
    const { tenant } = platform.server.platform.sites
    const brand = platform.server.platform.brands.byId('alpha')
    if (!brand) throw new Error('The brand alpha is not served.')
    await query(platform, 'create table counter (n integer not null); insert into counter values (0); grant all on counter to livery_serve')
    const increment = () =>
      withTransaction(tenant(brand), async ({ db }) => {
        await sql`set transaction isolation level serializable`.execute(db)
        const { rows } = await sql<{ n: number }>`select n from counter`.execute(db)
        await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`.execute(db)
      })
    await Promise.all(Array.from({ length: 40 }, increment))
    expect((await query(platform, 'select n from counter')).rows).toEqual([{ n: 40 }])
  })
})

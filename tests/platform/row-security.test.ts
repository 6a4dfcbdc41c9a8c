import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../server/database/roles.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { query, withDatabaseClient } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let tenants: Readonly<Record<'alpha' | 'beta', Tenant>>
let tables: readonly string[]

beforeAll(async () => {
  platform = await startTestPlatform()
  tenants = { alpha: getTenant(alpha), beta: getTenant(beta) }
  await Promise.all([platform.register(alpha), platform.register(beta)])
  const { rows } = await query<{ name: string }>(
    platform,
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'merchant' order by 1`,
  )
  tables = rows.map(({ name }) => name)
})
afterAll(() => platform.stop())

function getTenant(host: string): Tenant {
  const { brands, sites } = platform.server.platform
  const brand = brands.byHost(host)
  if (!brand) throw new Error(`No brand has the host ${host}.`)
  return sites.tenant(brand)
}

/** Returns the number of rows of a table per merchant, queried as the superuser. */
async function countRows(table: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await query<{ merchant: string; rows: number }>(
    platform,
    `select merchant, count(*)::int as rows from "${table}" group by merchant`,
  )
  return Object.fromEntries(rows.map(({ merchant, rows: count }) => [merchant, count]))
}

describe('a statement without a merchant filter', () => {
  it('reads only its own brand’s rows of every table', async () => {
    expect(tables.length).toBeGreaterThan(80)
    let sharedTableCount = 0
    for (const table of tables) {
      const counts = await countRows(table)
      for (const { code, db } of Object.values(tenants)) {
        const { rows } = await sql<{ merchant: string }>`select merchant from ${sql.table(table)}`.execute(db)
        const ownRows = rows.filter(({ merchant }) => merchant === code)
        expect({ table, own: ownRows.length, others: rows.length - ownRows.length }).toEqual({ table, own: counts[code] ?? 0, others: 0 })
      }
      if (counts['ALPHA1'] && counts['BETA1']) sharedTableCount++
    }
    expect(sharedTableCount, 'tables in which both brands have rows').toBeGreaterThan(15)
  })

  it('changes and deletes no other brand’s rows', async () => {
    const listOtherRows = async () => (await query(platform, `select * from flags where merchant <> 'ALPHA1' order by merchant, flag`)).rows
    const before = await listOtherRows()
    expect(before.length).toBeGreaterThan(0)
    const { db } = tenants.alpha
    await db
      .transaction()
      .execute(async (trx) => {
        const updateResult = await trx.updateTable('flags').set({ enabled: true }).executeTakeFirst()
        const deleteResult = await trx.deleteFrom('flags').executeTakeFirst()
        const ownCount = BigInt((await countRows('flags'))['ALPHA1'] ?? 0)
        expect([updateResult.numUpdatedRows, deleteResult.numDeletedRows]).toEqual([ownCount, ownCount])
        throw new Error('undone')
      })
      .catch((error: unknown) => expect(String(error)).toContain('undone'))
    expect(await listOtherRows()).toEqual(before)
  })

  it('reads only its own brand’s rows, also if many statements of two brands run concurrently on the same connections', async () => {
    const tenantSequence = Array.from({ length: 400 }, (_, n) => (n % 3 === 0 ? tenants.alpha : tenants.beta))
    const results = await Promise.all(
      tenantSequence.map(async ({ code, db }) => {
        const visibleRows = await db.selectFrom('accounts').select('merchant').distinct().execute()
        return visibleRows.every(({ merchant }) => merchant === code) && visibleRows.length === 1
      }),
    )
    expect(results).not.toContain(false)
  })
})

describe('a row of another merchant', () => {
  it('cannot be inserted, and a row cannot be moved to another merchant', async () => {
    const { db } = tenants.alpha
    const policyViolation = /violates row-level security policy/
    await expect(db.insertInto('flags').values({ merchant: 'BETA1', flag: 'PLANTED', enabled: true }).execute()).rejects.toThrow(
      policyViolation,
    )
    // Citus rejects the update itself, because the row would have to move to another shard.
    await expect(db.updateTable('flags').set({ merchant: 'BETA1' }).execute()).rejects.toThrow(
      /violates row-level security policy|modifying the partition value of rows is not allowed/,
    )
  })
})

describe('a connection of the server', () => {
  it('sees no rows of any merchant before it is bound to one', async () => {
    await withDatabaseClient(platform, async (client) => {
      await client.query(`set role ${roles.serve}`)
      for (const table of tables) expect((await client.query(`select from "${table}" limit 1`)).rowCount, table).toBe(0)
    })
  })
})

import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMigrations } from '../../demo/migrations/index.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createMigrators } from '../../server/database/migration-set.ts'
import { query } from './query-database.ts'
import { type TestDatabase, makeTestDatabase } from './test-database.ts'

/** The last migration of the platform before the demo had migrations of its own. */
const lastShared = '0083-payment-kinds'

/** Creates a database as it was then, in use by a server in `mode`, with a row of the demo vendor. */
async function createOldDatabase(mode: 'demo' | 'production'): Promise<TestDatabase> {
  const database = await makeTestDatabase({ tables: false })
  const owner = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.urls.migrate ?? '' }) }),
  })
  const { error } = (await createMigrators(owner, [])[0]?.migrateTo(lastShared)) ?? {}
  if (error !== undefined) throw new Error('The old tables could not be created.', { cause: error })
  await sql`insert into installation (mode) values (${mode})`.execute(owner)
  await sql`insert into demo_draws (board, period, seed, draws_at) values ('old', 1, '\\x00', now())`.execute(owner)
  await owner.destroy()
  return database
}

describe('a database from before the demo had migrations of its own', () => {
  let demo: TestDatabase
  let production: TestDatabase
  beforeAll(async () => {
    demo = await createOldDatabase('demo')
    production = await createOldDatabase('production')
    await (await openDatabase(demo.urls, () => undefined, [demoMigrations])).destroy()
    await (await openDatabase(production.urls, () => undefined)).destroy()
  })
  afterAll(async () => {
    await demo.drop()
    await production.drop()
  })

  it('keeps the tables of the demo and their rows if it belongs to a demo', async () => {
    const { rows } = await query({ databaseUrl: demo.url }, 'select board, period from demo_draws')
    expect(rows).toEqual([{ board: 'old', period: 1 }])
  })

  it('has no table of the demo any more if it belongs to production', async () => {
    const { rows } = await query({ databaseUrl: production.url }, `select relname from pg_class where relname ~ 'demo_'`)
    expect(rows).toEqual([])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenTestDatabase, openTestDatabase } from './open-test-database.ts'

let database: OpenTestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.client.query(`create table prices (amount numeric(38, 0), rate numeric(10, 2));
    insert into prices values (12345678901234567890123456789012345678, 1.5), (null, null), (-3, -0.05); grant select on prices to livery_serve`)
})
afterAll(() => database.close())

const selectColumns = async (columns: string) =>
  (await sql.raw(`select ${columns} from prices order by rate desc nulls last`).execute(database.db)).rows

describe('a value of type numeric', () => {
  it('is a bigint if the scale of its column is 0, and a decimal string otherwise', async () => {
    expect(await selectColumns('amount, rate')).toEqual([
      { amount: 12345678901234567890123456789012345678n, rate: '1.50' },
      { amount: -3n, rate: '-0.05' },
      { amount: null, rate: null },
    ])
  })

  it('has the type for the scale that the query casts it to', async () => {
    expect(await selectColumns('(rate * 2)::numeric(38, 0) as whole, (amount * 0.5)::numeric(40, 1) as half')).toEqual([
      { whole: 3n, half: '6172839450617283945061728394506172839.0' },
      { whole: 0n, half: '-1.5' },
      { whole: null, half: null },
    ])
  })

  it('is rejected if neither the column nor a cast defines its scale', async () => {
    const query = sql`select sum(amount) as total from prices`.execute(database.db)
    await expect(query).rejects.toThrow('The column "total" of a result is numeric without a scale.')
    const queryInTransaction = database.db.transaction().execute((trx) => sql`select sum(amount) as total from prices`.execute(trx))
    await expect(queryInTransaction).rejects.toThrow('numeric without a scale')
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { createMerchantPool } from './record-rounds.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

it('whole numbers are read as bigint, and numbers with decimals as text', async () => {
  const pool = createMerchantPool(database.url, 'ALPHA1', 1)
  try {
    const { rows } = await pool.query(
      "select 7::int8 as count, 12::numeric(38, 0) as amount, 1.50::numeric(5, 2) as rate, current_setting('livery.merchant') as merchant",
    )
    expect(rows).toEqual([{ count: 7n, amount: 12n, rate: '1.50', merchant: 'ALPHA1' }])
  } finally {
    await pool.end()
  }
})

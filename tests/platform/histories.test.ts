import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depth } from '../depth.ts'
import { countDeadlocks } from '../histories/covered-payouts.ts'
import { runHistory } from '../histories/run-history.ts'
import { createEnvironment, type Environment } from '../histories/environment.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
let client: pg.Pool
let stage: Environment
beforeAll(async () => {
  platform = await withPlatform()
  client = new pg.Pool({ connectionString: platform.databaseUrl })
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

describe('a random history of money movements, duplicated, reordered and from sixteen clients, that releases no bonus before it is earned', () => {
  it.each(['single', 'vendor'])(
    'leaves exactly what was acknowledged, with wallets that are %s',
    async (wallets) => {
      await platform.control('set-wallets', { brand: 'alpha', wallets })
      stage = await createEnvironment(platform, client, 6)
      for (let n = 0; n < depth(20, 3); n++) await runHistory(stage, `${wallets}-${String(n)}`)
      expect(await platform.control('ledger-verify', { brand: 'alpha' })).toMatchObject({ right: true, faults: [] })
      expect(await countDeadlocks(stage)).toBe(0)
    },
    300_000,
  )
})

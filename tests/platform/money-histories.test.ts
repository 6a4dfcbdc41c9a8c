import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseByDepth } from '../depth.ts'
import { countDeadlocks } from '../histories/covered-payouts.ts'
import { runHistory } from '../histories/run-history.ts'
import { createEnvironment, type Environment } from '../histories/environment.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let client: pg.Pool
let environment: Environment
beforeAll(async () => {
  platform = await startTestPlatform()
  client = new pg.Pool({ connectionString: platform.databaseUrl })
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

describe('a random history of duplicated and reordered money movements from sixteen concurrent clients', () => {
  it.each(['single', 'vendor'])(
    'leaves exactly the acknowledged movements, and releases no bonus before its wagering requirement is met (wallets: %s)',
    async (wallets) => {
      await platform.runAdminCommand('set-wallets', { brand: 'alpha', wallets })
      environment = await createEnvironment(platform, client, 6)
      for (let n = 0; n < chooseByDepth(20, 3); n++) await runHistory(environment, `${wallets}-${String(n)}`)
      expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true, faults: [] })
      expect(await countDeadlocks(environment)).toBe(0)
    },
  )
})

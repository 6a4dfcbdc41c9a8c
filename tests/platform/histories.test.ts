import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, runHistory, type Stage } from '../histories/run-history.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
let client: pg.Client
let stage: Stage
beforeAll(async () => {
  platform = await withPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

describe('a random history of money, doubled, out of order and by sixteen at once', () => {
  it.each(['single', 'vendor'])(
    'leaves what was acknowledged and nothing else, with wallets that are %s',
    async (wallets) => {
      await platform.control('set-wallets', { brand: 'alpha', wallets })
      stage = await openStage(platform, client, 6)
      for (let n = 0; n < 25; n++) await runHistory(stage, `${wallets}-${String(n)}`)
      expect(await platform.control('ledger-verify', { brand: 'alpha' })).toMatchObject({ right: true, faults: [] })
    },
    120_000,
  )
})

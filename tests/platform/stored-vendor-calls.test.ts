import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type SharedDatabase } from '../../server/database/database.ts'
import { cleanUp } from '../../server/modules/compose-modules.ts'
import { addInterval } from './add-interval.ts'
import { createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let client: pg.Client
let database: SharedDatabase
let slotsVendor: VendorClient
beforeAll(async () => {
  platform = await startTestPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
  database = await openDatabase({ appUrl: platform.databaseUrl, migrationUrl: undefined }, () => undefined)
  slotsVendor = await createVendorClient(platform, 'PGF')
})
afterAll(async () => {
  await database.destroy()
  await client.end()
  await platform.stop()
})

const createId = (): string => randomUUID()
/** Moves the times of all vendor calls, bets and launches back by some days. */
const moveBackInTime = async (days: number) => {
  for (const [table, column] of [
    ['vendor_calls', 'at'],
    ['bets', 'placed_at'],
    ['bets', 'settled_at'],
    ['launches', 'expires_at'],
  ] as const)
    await client.query(`update ${table} set ${column} = ${addInterval(column, `-${String(days)} days`)}`)
}

describe('stored responses to vendor calls', () => {
  it('are kept while a bet is open and for ninety days after its end; a later retry moves no money', async () => {
    const { session, player } = await openGameAsNewPlayer(platform, slotsVendor, '100.00')
    const placeBet = async (): Promise<{
      bet: Parameters<typeof slotsVendor.request<'bet'>>[1]
      win: Parameters<typeof slotsVendor.request<'win'>>[1]
    }> => {
      const bet = { transaction: createId(), session, round: createId(), amount: '1000' }
      expect((await slotsVendor.request('bet', bet)).status).toBe(200)
      return { bet, win: { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount: '500' } }
    }
    const [endedBet, openBet] = [await placeBet(), await placeBet()]
    expect(await slotsVendor.request('win', endedBet.win)).toEqual({ status: 200, balance: '8500' })
    await moveBackInTime(89)
    await cleanUp(database)
    expect(await slotsVendor.request('win', endedBet.win)).toEqual({ status: 200, balance: '8500' })
    await moveBackInTime(2)
    await cleanUp(database)
    const { rows } = await client.query<{ transaction: string }>(`select transaction from vendor_calls where merchant = 'ALPHA1'`)
    expect(rows.map(({ transaction }) => transaction)).toEqual([openBet.bet.transaction])
    expect(await slotsVendor.request('bet', endedBet.bet)).toEqual({ status: 409, error: 'session_ended' })
    expect(await slotsVendor.request('win', endedBet.win)).toEqual({ status: 409, error: 'bet_unknown' })
    const { round, transaction: bet } = endedBet.bet
    expect(await slotsVendor.request('rollback', { transaction: createId(), player, round, bet })).toEqual({
      status: 409,
      error: 'bet_unknown',
    })
    expect(await slotsVendor.request('win', openBet.win)).toEqual({ status: 200, balance: '9000' })
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true, faults: [] })
  })
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type SharedDatabase } from '../../server/database/database.ts'
import { cleanUp } from '../../server/modules/compose-modules.ts'
import { createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
let client: pg.Client
let database: SharedDatabase
let slots: VendorClient
beforeAll(async () => {
  platform = await withPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
  database = await openDatabase({ appUrl: platform.databaseUrl, migrationUrl: undefined }, () => undefined)
  slots = await createVendorClient(platform, 'PGF')
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
  ])
    await client.query(`update ${String(table)} set ${String(column)} = ${String(column)} - make_interval(days => $1)`, [days])
}

describe('stored responses to vendor calls', () => {
  it('are kept while a bet is open and for ninety days after its end; a later retry moves no money', async () => {
    const { session, player } = await openGameAsNewPlayer(platform, slots, '100.00')
    const play = async (): Promise<{
      bet: Parameters<typeof slots.request<'bet'>>[1]
      win: Parameters<typeof slots.request<'win'>>[1]
    }> => {
      const bet = { transaction: createId(), session, round: createId(), amount: '1000' }
      expect((await slots.request('bet', bet)).status).toBe(200)
      return { bet, win: { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount: '500' } }
    }
    const [endedBet, openBet] = [await play(), await play()]
    expect(await slots.request('win', endedBet.win)).toEqual({ status: 200, balance: '8500' })
    await moveBackInTime(89)
    await cleanUp(database)
    expect(await slots.request('win', endedBet.win)).toEqual({ status: 200, balance: '8500' })
    await moveBackInTime(2)
    await cleanUp(database)
    const { rows } = await client.query<{ transaction: string }>(`select transaction from vendor_calls where merchant = 'ALPHA1'`)
    expect(rows.map(({ transaction }) => transaction)).toEqual([openBet.bet.transaction])
    expect(await slots.request('bet', endedBet.bet)).toEqual({ status: 409, error: 'session_ended' })
    expect(await slots.request('win', endedBet.win)).toEqual({ status: 409, error: 'bet_unknown' })
    const { round, transaction: bet } = endedBet.bet
    expect(await slots.request('rollback', { transaction: createId(), player, round, bet })).toEqual({ status: 409, error: 'bet_unknown' })
    expect(await slots.request('win', openBet.win)).toEqual({ status: 200, balance: '9000' })
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ right: true, faults: [] })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { type SharedDatabase, openDatabase } from '../../server/database/database.ts'
import { createTestDatabase } from '../../tests/platform/test-database.ts'
import { type BoardContext, buyTicket, getBoardState } from './board-tickets.ts'
import { boards } from './boards.ts'
import { getWalletProtocol } from './wallet-protocol.ts'
import { hashOfSeed } from './seeded-random-int.ts'
import type { DemoTables } from './store/tables.ts'

let database: SharedDatabase
let dropDatabase: () => Promise<unknown>
beforeAll(async () => {
  const testDatabase = await createTestDatabase()
  dropDatabase = () => testDatabase.drop()
  database = await openDatabase(testDatabase.urls, () => undefined)
})
afterAll(async () => {
  await database.destroy()
  await dropDatabase()
})

interface BoardState {
  readonly hash: string
  readonly period: number
  readonly credits: number
  readonly past: readonly { period: number; seed: string; hash: string }[]
  readonly tickets: readonly { win: number | null }[]
}

const failOnCall = (): never => {
  throw new Error('A trial must not call the operator.')
}

describe('a board in a trial', () => {
  it('reveals a seed that matches the published hash, and pays a win once', async () => {
    const board = boards.get('SSC')
    if (!board) throw new Error('The board does not exist.')
    const start = 1_800_000_000_000
    const contextAt = (now: number): BoardContext => ({
      operator: { walletUrl: failOnCall, findKey: failOnCall, game: failOnCall, isSite: failOnCall },
      brand: { code: 'ALPHA1', db: database.forApplication<DemoTables>('vendor') },
      session,
      protocol: getWalletProtocol({ category: 'LOTT' }),
      getProtocol: () => getWalletProtocol({ category: 'LOTT' }),
      name: 'SSC',
      board,
      clock: () => now,
    })
    const session = { player: randomUUID(), game: 'x' }
    const boardAt = (now: number) => getBoardState(contextAt(now)) as Promise<BoardState>
    const buy = (on: string, now: number) => buyTicket(contextAt(now), { id: randomUUID(), bet: { on, stake: 100 } })
    const before = await boardAt(start)
    for (const on of ['big', 'small']) await buy(on, start)
    await expect(buy('big', start + 56_000)).rejects.toThrow('closed')
    expect((await boardAt(start + 1_000)).tickets.map(({ win }) => win)).toEqual([null, null])
    const [after] = await Promise.all([boardAt(start + 61_000), boardAt(start + 61_000), boardAt(start + 61_000)])
    const drawn = after.past.find(({ period }) => period === before.period)
    expect(drawn?.hash).toBe(before.hash)
    expect(hashOfSeed(Buffer.from(drawn?.seed ?? '', 'hex'))).toBe(before.hash)
    const settled = await boardAt(start + 62_000)
    expect(settled.credits).toBe(10_000 - 200 + 194)
    expect(settled.tickets.map(({ win }) => win).toSorted()).toEqual([0, 194])
  })
})

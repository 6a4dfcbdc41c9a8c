import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '../../database/database.ts'
import { makeTestDatabase } from '../../../tests/platform/test-database.ts'
import { lendStore } from '../../lend-to-vendor.ts'
import { inTransaction } from '../../database/tenant.ts'
import { boards } from './boards.ts'
import { buyTicket, describeBoard } from './draw-board.ts'
import type { Bank } from './play-round.ts'
import { hashOfSeed } from './seeded-draw.ts'

let database: Database
let drop: () => Promise<unknown>
beforeAll(async () => {
  const made = await makeTestDatabase()
  drop = () => made.drop()
  database = await openDatabase(made.urls, () => undefined)
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

interface Shown {
  readonly hash: string
  readonly period: number
  readonly credits: number
  readonly past: readonly { period: number; seed: string; hash: string }[]
  readonly tickets: readonly { win: number | null }[]
}

describe('a board', () => {
  it('keeps its word: the seed of a result has the hash that was shown, and what was won is paid once', async () => {
    const board = boards.get('SSC')
    if (!board) throw new Error('There is no such board.')
    const tenant = { code: 'ALPHA1', ...lendStore(database) }
    const seat = { player: randomUUID(), game: 'x' }
    const start = 1_800_000_000_000
    const told: string[] = []
    const settled = async (_: unknown, { win }: { readonly win: bigint }) => void told.push(String(win))
    const bank = { settled, inTransaction: inTransaction as unknown as Bank['inTransaction'] }
    const at = (now: number) => describeBoard(tenant, seat, 'SSC', board, now, bank) as Promise<Shown>
    const before = await at(start)
    for (const on of ['big', 'small'])
      await buyTicket(tenant, seat, 'SSC', board, { id: randomUUID(), bet: { on, stake: 100 } }, { clock: () => start, ...bank })
    await expect(
      buyTicket(tenant, seat, 'SSC', board, { id: randomUUID(), bet: { on: 'big', stake: 100 } }, { clock: () => start + 56_000, ...bank }),
    ).rejects.toThrow('closed')
    expect((await at(start + 1_000)).tickets.map(({ win }) => win)).toEqual([null, null])
    const [after] = await Promise.all([at(start + 61_000), at(start + 61_000), at(start + 61_000)])
    const drawn = after.past.find(({ period }) => period === before.period)
    expect(drawn?.hash).toBe(before.hash)
    expect(hashOfSeed(Buffer.from(drawn?.seed ?? '', 'hex'))).toBe(before.hash)
    expect((await at(start + 62_000)).credits).toBe(10_000 - 200 + 194)
    expect(told.toSorted()).toEqual(['0', '194'])
  })
})

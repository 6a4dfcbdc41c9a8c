import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { type SharedDatabase, openDatabase } from '../../server/database/database.ts'
import { createTestDatabase } from '../../tests/platform/test-database.ts'
import { type ScheduledGameContext, buyTicket, getScheduledGameState } from './scheduled-tickets.ts'
import { scheduledGames } from './scheduled-games.ts'
import { getWalletProtocol } from './wallet-protocol.ts'
import { recoverStakes } from './recover-stakes.ts'
import { hashSeed } from './seeded-random-int.ts'
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

interface ScheduledGameState {
  readonly hash: string
  readonly period: number
  readonly credits: number
  readonly past: readonly { period: number; seed: string; hash: string }[]
  readonly tickets: readonly { win: number | null }[]
}

const failOnCall = (): never => {
  throw new Error('A trial must not call the operator.')
}
const operator = { walletUrl: failOnCall, findKey: failOnCall, game: failOnCall, isSite: failOnCall }

const start = 1_800_000_000_000

/** Creates a player in a trial. Its functions use the lottery at a given time, in milliseconds since 1970. */
function createTrialPlayer() {
  const scheduledGame = scheduledGames.get('SSC')
  if (!scheduledGame) throw new Error('The scheduled game SSC does not exist.')
  const session = { player: randomUUID(), game: 'x' }
  const createContextAt = (now: number): ScheduledGameContext => ({
    operator,
    brand: { code: 'ALPHA1', db: database.forApplication<DemoTables>('vendor') },
    session,
    protocol: getWalletProtocol({ category: 'LOTT' }),
    getProtocol: () => getWalletProtocol({ category: 'LOTT' }),
    name: 'SSC',
    scheduledGame,
    clock: () => now,
  })
  return {
    getScheduledGameStateAt: (now: number) => getScheduledGameState(createContextAt(now)) as Promise<ScheduledGameState>,
    player: session.player,
    buy: (on: string, now: number, id: string = randomUUID()) => buyTicket(createContextAt(now), { id, bet: { on, stake: 100 } }),
  }
}

describe('a scheduled game in a trial', () => {
  it('reveals a seed that matches the published hash, and pays a win once', async () => {
    const { getScheduledGameStateAt, buy } = createTrialPlayer()
    const initialState = await getScheduledGameStateAt(start)
    for (const on of ['big', 'small']) await buy(on, start)
    await expect(buy('big', start + 56_000)).rejects.toThrow('closed')
    expect((await getScheduledGameStateAt(start + 1_000)).tickets.map(({ win }) => win)).toEqual([null, null])
    const [stateAfterDraw] = await Promise.all([
      getScheduledGameStateAt(start + 61_000),
      getScheduledGameStateAt(start + 61_000),
      getScheduledGameStateAt(start + 61_000),
    ])
    const revealedDraw = stateAfterDraw.past.find(({ period }) => period === initialState.period)
    expect(revealedDraw?.hash).toBe(initialState.hash)
    expect(hashSeed(Buffer.from(revealedDraw?.seed ?? '', 'hex'))).toBe(initialState.hash)
    const settledState = await getScheduledGameStateAt(start + 62_000)
    expect(settledState.credits).toBe(10_000 - 200 + 195)
    expect(settledState.tickets.map(({ win }) => win).toSorted()).toEqual([0, 195])
  })

  it('accepts a ticket id once: a repeated request takes no stake and returns the same period, even after betting has closed', async () => {
    const { getScheduledGameStateAt, buy } = createTrialPlayer()
    const { period } = await getScheduledGameStateAt(start)
    const id = randomUUID()
    const purchase = { credits: 9_900, period }
    expect(await Promise.all([buy('big', start, id), buy('big', start, id)])).toEqual([purchase, purchase])
    for (const now of [start + 1_000, start + 56_000, start + 61_000]) expect(await buy('big', now, id)).toEqual(purchase)
    expect((await getScheduledGameStateAt(start + 1_000)).tickets).toHaveLength(1)
  })

  it('refunds the stakes of unsettled tickets once the scheduled game no longer exists', async () => {
    const { getScheduledGameStateAt, buy, player } = createTrialPlayer()
    await getScheduledGameStateAt(start)
    for (const on of ['big', 'odd']) await buy(on, start)
    const store = { db: database.forApplication<DemoTables>('vendor') }
    await store.db.updateTable('demo_tickets').set({ scheduled_game: 'gone' }).where('player', '=', player).execute()
    for (let run = 0; run < 2; run++) await recoverStakes(store, operator, start)
    expect((await getScheduledGameStateAt(start)).credits).toBe(10_000)
  })
})

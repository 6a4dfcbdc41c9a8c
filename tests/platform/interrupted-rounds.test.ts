import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import pg from 'pg'
import { reconcileOpenBets } from '../../server/modules/bets/reconcile-open-bets.ts'
import { getVendorKeys } from '../../server/modules/vendors/vendor-keys.ts'
import type { OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { type ScheduledGameContext, buyTicket, getScheduledGameState } from '../../demo/vendor/scheduled-tickets.ts'
import { scheduledGames } from '../../demo/vendor/scheduled-games.ts'
import { recoverStakes, createProtocolLookup } from '../../demo/vendor/recover-stakes.ts'
import { getWalletProtocol } from '../../demo/vendor/wallet-protocol.ts'
import { getDrawTime, getPeriodAt } from '../../demo/vendor/play/scheduled.ts'
import { toPlayable } from '../../demo/vendor/play/game.ts'
import { slot } from '../../demo/vendor/play/slot.ts'
import { tables } from '../../demo/vendor/play/tables/index.ts'
import { type MoneyGameContext, playForMoney } from '../../demo/vendor/play-for-money.ts'
import { debitStake } from '../../demo/vendor/operator-wallet.ts'
import { createRoundStore } from '../../demo/vendor/store/rounds.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { openDemoVendorStore } from './open-demo-vendor-store.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let database: pg.Client
let proxy: FaultProxy
let store: ReturnType<typeof openDemoVendorStore>
let operator: OperatorConfig

beforeAll(async () => {
  platform = await startTestPlatform()
  database = new pg.Client(platform.databaseUrl)
  await database.connect()
  proxy = await startFaultProxy(platform.port)
  store = openDemoVendorStore(platform.databaseUrl)
  const { brands, sites, secrets, catalogue } = platform.server.platform
  const brand = brands.byId('alpha')
  if (!brand) throw new Error('The brand alpha is not served.')
  operator = {
    walletUrl: () => `${proxy.address}/_livery/wallet`,
    findKey: (_code, vendor) => getVendorKeys(secrets).getCurrentKey(sites.tenant(brand), vendor),
    game: (id) => catalogue.games[id],
    isSite: () => false,
  }
})
beforeEach(() => proxy.setFaultMode('pass'))
afterAll(async () => {
  await proxy.close()
  await store.db.destroy()
  await database.end()
  await platform.stop()
})

const slotGame = { gameId: 'pgf-jade-tiger', vassalage: 'PGF' } as const
const baccaratGame = { gameId: 'evg-aurora-baccarat', vassalage: 'EVG' } as const
const lotteryGame = { gameId: 'tcg-sea-mekong-minute', vassalage: 'TCG_SEA', launchMode: 'LOTT' } as const

/** Creates a player with 100.00, and opens a game of the vendor. */
async function openMoneyGame(game: {
  readonly gameId: string
  readonly vassalage: string
  readonly launchMode?: 'LOTT'
}): Promise<MoneyGameContext & { username: string }> {
  const client: VendorClient = await createVendorClient(platform, game.vassalage)
  const { opened, username } = await openGameAsNewPlayer(platform, client, '100.00', game)
  const { session, currency, player } = opened
  const money = { vendor: game.vassalage, session, currency }
  return {
    operator,
    brand: { code: 'ALPHA1', ...store },
    session: { player, game: game.gameId, money },
    money,
    protocol: createProtocolLookup(operator)(game.gameId),
    username,
  }
}

const createRoundRequest = (bet: unknown = { coin: 10 }) => ({ id: randomUUID(), playerSeed: 'mine', bet })
/** Returns the balance in minor units. */
const fetchBalance = async ({ username }: { readonly username: string }): Promise<number> =>
  Number(((await platform.runAdminCommand('account', { brand: 'alpha', username })) as { balance: string }).balance) * 100
const findBet = async (round: string) =>
  (await database.query<{ state: string; stake: string; win: string }>('select state, stake, win from bets where round = $1', [round])).rows
/** Makes all pending work of the vendor due, and waits until it is processed, here or by the running server. */
async function processPending(): Promise<void> {
  await makePendingDue()
  await vi.waitFor(
    async () => {
      await makePendingDue()
      const { rows } = await database.query<{ left: string }>('select count(*) as left from demo_messages where done_at is null')
      expect(rows[0]?.left).toBe('0')
    },
    { timeout: 60_000 },
  )
}

async function makePendingDue(): Promise<void> {
  await database.query(`update demo_messages set next_at = now() where done_at is null`)
  await database.query(`update demo_rounds set created_at = now() - interval '1 minute' where state = 'stake-pending'`)
  await database.query(`update demo_tickets set created_at = now() - interval '1 minute' where state = 'stake-pending'`)
  await recoverStakes(store, operator, Date.now())
}

describe('a real-money round that is interrupted', () => {
  it('is rolled back if the response to the stake was lost, and cannot be played again under the same id', async () => {
    const context = await openMoneyGame(slotGame)
    const roundRequest = createRoundRequest()
    proxy.setFaultMode('drop-response', '/bet')
    await expect(playForMoney(context, toPlayable(slot), roundRequest)).rejects.toThrow('stake_refunded')
    expect(await findBet(roundRequest.id)).toEqual([{ state: 'rolled-back', stake: '200', win: '0' }])
    expect(await fetchBalance(context)).toBe(10_000)
    proxy.setFaultMode('pass')
    await expect(playForMoney(context, toPlayable(slot), roundRequest)).rejects.toThrow('stake_refunded')
    expect(await fetchBalance(context)).toBe(10_000)
  })

  it('moves nothing if the stake did not arrive in time, even if it arrives later', async () => {
    const context = await openMoneyGame(slotGame)
    const roundRequest = createRoundRequest()
    proxy.setFaultMode('drop-request', '/bet')
    await expect(playForMoney(context, toPlayable(slot), roundRequest)).rejects.toThrow('stake_refunded')
    proxy.setFaultMode('pass')
    const stake = { id: roundRequest.id, amount: 200n }
    await expect(debitStake(operator, 'ALPHA1', context.money, context.protocol, stake)).rejects.toThrow('stake_rejected')
    expect(await findBet(roundRequest.id)).toEqual([])
    expect(await fetchBalance(context)).toBe(10_000)
  })

  it('is rolled back later if the rollback did not arrive either', async () => {
    const context = await openMoneyGame(slotGame)
    const roundRequest = createRoundRequest()
    proxy.setFaultMode('drop-response')
    await expect(playForMoney(context, toPlayable(slot), roundRequest)).rejects.toThrow('stake_refunded')
    proxy.setFaultMode('pass')
    await processPending()
    expect(await findBet(roundRequest.id)).toMatchObject([{ state: 'rolled-back' }])
    expect(await fetchBalance(context)).toBe(10_000)
  })

  for (const [description, launchedGame, rules, bet] of [
    ['a slot machine', slotGame, toPlayable(slot), { coin: 10 }],
    ['a table that closes its rounds', baccaratGame, toPlayable(tables.baccarat), { player: 100 }],
  ] as const)
    it(`is paid later, exactly once and with the win that its player saw, if the win of ${description} did not arrive`, async () => {
      const context = await openMoneyGame(launchedGame)
      const roundRequest = createRoundRequest(bet)
      const endPath = launchedGame === slotGame ? '/win' : '/close'
      for (const faultMode of ['drop-request', 'drop-response'] as const) {
        proxy.setFaultMode(faultMode, endPath)
        const round = await playForMoney(context, rules, { ...roundRequest, id: randomUUID() })
        proxy.setFaultMode('pass')
        for (let attempt = 0; attempt < 2; attempt++) await processPending()
        expect(await findBet(round.id)).toEqual([{ state: 'settled', stake: String(round.stake), win: String(round.win) }])
        expect(await fetchBalance(context)).toBe(round.credits)
      }
    })

  it('is rolled back if the vendor stopped between the stake and the draw', async () => {
    const context = await openMoneyGame(slotGame)
    const id = randomUUID()
    const { player, game } = context.session
    const money = { vendor: 'PGF', unit: 1n }
    const row = { id, player, game, stake: 200n, win: 400n, seed: Buffer.alloc(32), playerSeed: 'x', bet: {}, outcome: {}, money }
    await createRoundStore(context.brand).insert(row)
    await debitStake(operator, 'ALPHA1', context.money, context.protocol, { id, amount: 200n })
    expect(await fetchBalance(context)).toBe(9_800)
    await processPending()
    expect(await findBet(id)).toMatchObject([{ state: 'rolled-back' }])
    expect(await fetchBalance(context)).toBe(10_000)
  })
})

describe('a bet that stays open for too long', () => {
  const reconcile = async (age = '1 day'): Promise<number> => {
    await database.query(`update bets set placed_at = now() - $1::interval where state = 'open'`, [age])
    return reconcileOpenBets(platform.server.platform)
  }

  it('is reconciled with its vendor: a known bet is settled by the win that the vendor resends, and an unknown bet is rolled back', async () => {
    const context = await openMoneyGame(slotGame)
    const lostBetId = randomUUID()
    await debitStake(operator, 'ALPHA1', context.money, context.protocol, { id: lostBetId, amount: 300n })
    const roundRequest = createRoundRequest()
    proxy.setFaultMode('drop-request', '/win')
    const round = await playForMoney(context, toPlayable(slot), roundRequest)
    await database.query(`update demo_messages set next_at = now() + interval '1 day' where done_at is null`)
    expect(await findBet(round.id)).toMatchObject([{ state: 'open' }])
    expect(await reconcile('4 minutes')).toBe(0)
    expect(await findBet(lostBetId)).toMatchObject([{ state: 'open' }])
    expect(await reconcile()).toBe(1)
    expect(await findBet(lostBetId)).toMatchObject([{ state: 'rolled-back' }])
    expect(await findBet(round.id)).toEqual([{ state: 'settled', stake: '200', win: String(round.win) }])
    expect(await fetchBalance(context)).toBe(10_000 - 200 + round.win)
    expect(await reconcile()).toBe(0)
  })

  it('stays open if its vendor cannot be reached, since its outcome is unknown', async () => {
    const context = await openMoneyGame(slotGame)
    proxy.setFaultMode('drop-request', '/win')
    const round = await playForMoney(context, toPlayable(slot), createRoundRequest())
    await database.query(`update demo_messages set next_at = now() + interval '1 day' where done_at is null`)
    await database.query(`update bets set placed_at = now() - interval '1 day' where state = 'open'`)
    const closedServer = createServer().listen(0, '127.0.0.1')
    await once(closedServer, 'listening')
    const { port } = closedServer.address() as AddressInfo
    await new Promise((resolve) => closedServer.close(resolve))
    await platform.runAdminCommand('change-vendor', {
      brand: 'alpha',
      vendor: 'PGF',
      change: { apiUrl: `http://127.0.0.1:${String(port)}` },
    })
    expect(await reconcileOpenBets(platform.server.platform)).toBe(0)
    await platform.runAdminCommand('change-vendor', { brand: 'alpha', vendor: 'PGF', change: { apiUrl: 'none' } })
    const [bet] = await findBet(round.id)
    expect(['open', 'settled']).toContain(bet?.state)
  })

  it('can be queried only by the operator', async () => {
    const body = { brand: 'ALPHA1', vendor: 'PGF', player: randomUUID(), round: randomUUID(), bet: 'x' }
    expect((await platform.send('POST', '/bets/state', { host: 'vendor.test', body })).status).toBe(401)
  })
})

describe('a real-money ticket', () => {
  const lottery = scheduledGames.get('SSC')
  if (!lottery) throw new Error('The lottery SSC does not exist.')
  const createScheduledGameContextAt = (context: MoneyGameContext, now: number): ScheduledGameContext => ({
    operator,
    brand: context.brand,
    session: context.session,
    protocol: getWalletProtocol({ category: 'LOTT' }),
    getProtocol: createProtocolLookup(operator),
    name: 'SSC',
    scheduledGame: lottery,
    clock: () => now,
  })

  it('is bought from the wallet, settled with the draw, and reported again if the report was lost', async () => {
    const context = await openMoneyGame(lotteryGame)
    // A separate period, because other tests of this file read other draws.
    const period = getPeriodAt(lottery, Date.now() + 3_600_000)
    const openedAt = getDrawTime(lottery, period) - lottery.intervalSeconds * 1000 + 1_000
    const tickets = ['big', 'small'].map((on) => ({ id: randomUUID(), bet: { on, stake: 100 } }))
    for (const ticket of tickets)
      for (let attempt = 0; attempt < 2; attempt++)
        expect(await buyTicket(createScheduledGameContextAt(context, openedAt), ticket)).toMatchObject({ period })
    expect(await fetchBalance(context)).toBe(9_800)
    proxy.setFaultMode('drop-request', '/win')
    await getScheduledGameState(createScheduledGameContextAt(context, openedAt + lottery.intervalSeconds * 1000))
    for (const { id } of tickets) expect(await findBet(id)).toMatchObject([{ state: 'open' }])
    proxy.setFaultMode('pass')
    await processPending()
    const bets = (await Promise.all(tickets.map(({ id }) => findBet(id)))).flat()
    expect(bets.map(({ state }) => state)).toEqual(['settled', 'settled'])
    const totalWin = bets.reduce((sum, { win }) => sum + Number(win), 0)
    expect([195, 200]).toContain(totalWin)
    expect(await fetchBalance(context)).toBe(9_800 + totalWin)
  })

  it('is refunded if its scheduled game no longer exists', async () => {
    const context = await openMoneyGame(lotteryGame)
    const ticket = { id: randomUUID(), bet: { on: 'big', stake: 100 } }
    // A time just after a period opens: the current time may be after the betting cutoff of a period.
    const openedAt = getDrawTime(lottery, getPeriodAt(lottery, Date.now() + 5_400_000)) - lottery.intervalSeconds * 1000 + 1_000
    await buyTicket(createScheduledGameContextAt(context, openedAt), ticket)
    await database.query(`update demo_tickets set scheduled_game = 'gone' where id = '${ticket.id}'`)
    expect(await fetchBalance(context)).toBe(9_900)
    await processPending()
    expect(await findBet(ticket.id)).toMatchObject([{ state: 'rolled-back' }])
    expect(await fetchBalance(context)).toBe(10_000)
  })

  it('is settled or rolled back even if its game is no longer offered', async () => {
    const context = await openMoneyGame(lotteryGame)
    const openedAt = getDrawTime(lottery, getPeriodAt(lottery, Date.now() + 9_000_000)) - lottery.intervalSeconds * 1000 + 1_000
    const [settledId, interruptedId] = [randomUUID(), randomUUID()]
    for (const id of [settledId, interruptedId])
      await buyTicket(createScheduledGameContextAt(context, openedAt), { id, bet: { on: 'big', stake: 100 } })
    await database.query(`update demo_tickets set game = 'gone' where player = $1`, [context.session.player])
    await database.query(`update demo_tickets set state = 'stake-pending' where id = $1`, [interruptedId])
    await processPending()
    expect(await findBet(interruptedId)).toMatchObject([{ state: 'rolled-back' }])
    await getScheduledGameState(createScheduledGameContextAt(context, openedAt + lottery.intervalSeconds * 1000))
    await processPending()
    const [settledBet] = await findBet(settledId)
    expect(settledBet?.state).toBe('settled')
    expect(await fetchBalance(context)).toBe(9_900 + Number(settledBet?.win))
  })

  it('is refunded if its stake was accepted too late', async () => {
    const context = await openMoneyGame(lotteryGame)
    const period = getPeriodAt(lottery, Date.now() + 7_200_000)
    let now = getDrawTime(lottery, period) - lottery.bettingCutoffSeconds * 1000 - 2
    const ticket = { id: randomUUID(), bet: { on: 'big', stake: 100 } }
    await expect(buyTicket({ ...createScheduledGameContextAt(context, now), clock: () => now++ }, ticket)).rejects.toThrow('stake_refunded')
    expect(await findBet(ticket.id)).toMatchObject([{ state: 'rolled-back' }])
    expect(await fetchBalance(context)).toBe(10_000)
  })
})

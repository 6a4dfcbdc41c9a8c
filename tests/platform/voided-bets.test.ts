import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getVendorKeys } from '../../server/modules/vendors/vendor-keys.ts'
import { type ScheduledGameContext, buyTicket, getScheduledGameState } from '../../demo/vendor/scheduled-tickets.ts'
import { scheduledGames } from '../../demo/vendor/scheduled-games.ts'
import { createProtocolLookup } from '../../demo/vendor/recover-stakes.ts'
import { getWalletProtocol } from '../../demo/vendor/wallet-protocol.ts'
import { getDrawTime, getPeriodAt } from '../../demo/vendor/play/scheduled.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { getAlphaTenant } from './new-player.ts'
import { query } from './query-database.ts'
import { createVendorClient, openGameAsNewPlayer } from './vendor-client.ts'
import { openDemoVendorStore } from './open-demo-vendor-store.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let store: ReturnType<typeof openDemoVendorStore>
beforeAll(async () => {
  platform = await startTestPlatform()
  store = openDemoVendorStore(platform.databaseUrl)
})
afterAll(async () => {
  await store.db.destroy()
  await platform.stop()
})

const name = 'FOOTBALL'
const footballGame = scheduledGames.get(name)
if (!footballGame) throw new Error(`The demo vendor has no scheduled game ${name}.`)
const game = { gameId: 'sbx-summit-football', vassalage: 'SBX' } as const

/**
 * Creates a player with 100.00 and a football session. `contextAt` returns the context of the scheduled game at a given
 * time.
 */
async function createBettor() {
  const client = await createVendorClient(platform, 'SBX')
  const { opened, username, player, session } = await openGameAsNewPlayer(platform, client, '100.00', game)
  const { secrets, catalogue } = platform.server.platform
  const operator = {
    walletUrl: () => `http://127.0.0.1:${String(platform.port)}/_livery/wallet`,
    findKey: (_code: string, vendor: string) => getVendorKeys(secrets).getCurrentKey(getAlphaTenant(platform), vendor),
    game: (id: string) => catalogue.games[id],
    isSite: () => false,
  }
  const contextAt = (now: number): ScheduledGameContext => ({
    operator,
    brand: { code: 'ALPHA1', db: store.db },
    session: { player, game: game.gameId, money: { vendor: 'SBX', session, currency: opened.currency } },
    protocol: getWalletProtocol({ category: 'SPORTS' }),
    getProtocol: createProtocolLookup(operator),
    name,
    scheduledGame: footballGame as NonNullable<typeof footballGame>,
    clock: () => now,
  })
  return { username, player, contextAt }
}

const voidBet = (username: string, round: string, overrides: object = {}) =>
  platform.runAdminCommand('vendor-void', { brand: 'alpha', vendor: 'SBX', username, round, ...overrides })

interface EndedBet {
  readonly round: string
  readonly transaction?: string
  readonly stake: number
  readonly win?: number
  readonly state?: 'settled' | 'rolled-back'
}

/** Inserts a settled or rolled-back bet, which the vendor does not know. */
const insertBet = (player: string, { round, transaction = round, stake, win = 0, state = 'settled' }: EndedBet) =>
  query(
    platform,
    `insert into bets (merchant, id, account, vendor, game, category, round, transaction, wallet, currency, stake, win, state, placed_at, settled_at)
      values ('ALPHA1', gen_random_uuid(), $1, 'SBX', $2, 'SPORTS', $3, $4, 'main', 'VND', $5, $6, $7, now(), now())`,
    [player, game.gameId, round, transaction, stake, win, state],
  )
const findBet = async (round: string) =>
  (await query<{ state: string; stake: string; win: string; revision: number }>(platform, 'select * from bets where round = $1', [round]))
    .rows[0]
const fetchBalance = async (username: string) => (await platform.runAdminCommand('account', { brand: 'alpha', username }))['balance']

describe('a settled bet of the demo vendor that the operator voids', () => {
  it('returns its stake once, as a correction from the vendor', async () => {
    const { username, contextAt } = await createBettor()
    const period = getPeriodAt(footballGame, Date.now() + 3_600_000)
    const openedAt = getDrawTime(footballGame, period) - footballGame.intervalSeconds * 1000 + 1_000
    const tickets = [0, 1, 2].map((on) => ({ id: randomUUID(), bet: { fixture: 0, market: 'result', on, stake: 500 } }))
    for (const ticket of tickets) await buyTicket(contextAt(openedAt), ticket)
    for (const { id } of tickets) await expect(voidBet(username, id)).rejects.toThrow('has no settled bet')
    await getScheduledGameState(contextAt(openedAt + footballGame.intervalSeconds * 1000))
    for (const { id } of tickets) {
      expect(await findBet(id)).toMatchObject({ state: 'settled', revision: 0 })
      for (let attempt = 0; attempt < 2; attempt++) expect(await voidBet(username, id)).toEqual({ voided: id })
      expect(await findBet(id)).toMatchObject({ state: 'settled', stake: '500', win: '500', revision: 1 })
    }
    expect(await fetchBalance(username)).toBe('100.00')
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
    const gameState = (await getScheduledGameState(contextAt(openedAt + footballGame.intervalSeconds * 1000))) as {
      tickets: { win: number }[]
    }
    expect(gameState.tickets.map(({ win }) => win)).toEqual([500, 500, 500])
    expect(await listAuditEvents(platform, username, /void/)).toEqual(Array.from({ length: 6 }, () => 'operator-vendor-void done'))
    const rows = await platform.runAdminCommand('audit-list', { brand: 'alpha', event: 'operator-vendor-void', count: 1 })
    expect(rows).toMatchObject([{ parameters: { vendor: 'SBX', round: tickets.at(-1)?.id } }])
  })

  it('must exist for the player and the vendor, and the vendor rejects an unsigned request', async () => {
    const { username } = await createBettor()
    await expect(voidBet(username, randomUUID())).rejects.toThrow('has no settled bet')
    await expect(voidBet('nobodyhere', 'x')).rejects.toThrow('no account')
    const body = { brand: 'ALPHA1', vendor: 'SBX', player: randomUUID(), round: randomUUID(), bet: 'x' }
    expect((await platform.send('POST', '/bets/void', { host: 'vendor.test', body })).status).toBe(401)
  })

  it('needs the approval of a second operator if it returns more than the limit of a single operator', async () => {
    const { username, player } = await createBettor()
    const insertSettledBet = async (stake: number, win: number) => {
      const round = randomUUID()
      await insertBet(player, { round, stake, win })
      return round
    }
    const [aboveLimit, atLimit, wonRound] = [
      await insertSettledBet(150_001, 50_000),
      await insertSettledBet(150_000, 50_000),
      await insertSettledBet(100, 900_000),
    ]
    await expect(voidBet(username, aboveLimit)).rejects.toThrow('This is worth 1000.01, and one operator may give 1000.00 at most')
    for (const round of [atLimit, wonRound]) await expect(voidBet(username, round)).rejects.toThrow('has not voided this bet')
  })

  it('is reported as not voided if the vendor does not know it', async () => {
    const { username, player } = await createBettor()
    await insertBet(player, { round: player, transaction: 'small', stake: 100 })
    await expect(voidBet(username, player)).rejects.toThrow('SBX has not voided this bet.')
  })

  it('is found in a round that also has a rolled-back bet', async () => {
    const { username, player } = await createBettor()
    const round = randomUUID()
    await insertBet(player, { round, transaction: 'returned', stake: 100, state: 'rolled-back' })
    await insertBet(player, { round, transaction: 'kept', stake: 100 })
    await expect(voidBet(username, round)).rejects.toThrow('SBX has not voided this bet.')
    await expect(voidBet(username, round, { transaction: 'returned' })).rejects.toThrow(/has no settled bet \S*returned/)
  })

  it('is selected by its transaction if the round has several', async () => {
    const { username, player } = await createBettor()
    const round = randomUUID()
    await insertBet(player, { round, transaction: 'first', stake: 100 })
    await insertBet(player, { round, transaction: 'second', stake: 150_001, win: 50_000 })
    await expect(voidBet(username, round)).rejects.toThrow(
      /has several settled bets .* Name the transaction of one of them: first, second\./,
    )
    await expect(voidBet(username, round, { transaction: 'first' })).rejects.toThrow('SBX has not voided this bet.')
    await expect(voidBet(username, round, { transaction: 'second' })).rejects.toThrow('This is worth 1000.01')
  })
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcileOpenBets } from '../../server/modules/bets/reconcile-open-bets.ts'
import type { Funds, GameLaunchBody, LoginResult } from '../../src/generated/api.ts'
import { alpha } from './small-brands.ts'
import { launch, createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let database: pg.Client
/** A vendor whose bets are settled by their win. */
let slotsVendor: VendorClient
/** A vendor that closes its rounds, and whose rollback of an unknown bet succeeds. */
let tablesVendor: VendorClient

beforeAll(async () => {
  platform = await startTestPlatform()
  await setWallets('vendor')
  database = new pg.Client(platform.databaseUrl)
  await database.connect()
  slotsVendor = await createVendorClient(platform, 'PGF')
  tablesVendor = await createVendorClient(platform, 'EVG')
})
afterAll(async () => {
  await database.end()
  await platform.stop()
})

const createId = (): string => randomUUID()
const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const setWallets = (wallets: 'single' | 'vendor') => runAdminCommand('set-wallets', { wallets })
const assertLedgerBalanced = async () => expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true, faults: [] })
const baccaratGame = { gameId: 'evg-aurora-baccarat' } as const

/** Creates a player with 100.00, and opens a game. By default all money is then in the vendor's wallet. */
async function openGame(client = slotsVendor, overrides: Partial<GameLaunchBody> = {}) {
  const opened = await openGameAsNewPlayer(platform, client, '100.00', overrides)
  return { ...opened, ...createGameClient(client, opened) }
}

/** Creates functions that make vendor calls and wallet calls for an open game. */
function createGameClient(client: VendorClient, opened: { login: LoginResult; session: string; player: string }) {
  const options = { host: alpha, token: opened.login.token }
  const { session, player } = opened
  const wallets = async () => {
    const { main, bonus, vendors, sum } = (await platform.call('wallet.funds', undefined, options)).body.value as Funds
    const nonEmptyWallets = vendors.filter(({ balance }) => balance !== '0.00').map(({ vassalage, balance }) => [vassalage, balance])
    return { main, ...(bonus !== '0.00' && { bonus }), sum, ...(Object.fromEntries(nonEmptyWallets) as Record<string, string>) }
  }
  const bet = async (amount: string, round = createId()) => {
    const input = { transaction: createId(), session, round, amount }
    const betReference = { player, round, bet: input.transaction }
    return {
      input,
      answer: await client.request('bet', input),
      win: (won: string) => client.request('win', { ...betReference, transaction: createId(), amount: won }),
      rollBack: () => client.request('rollback', { ...betReference, transaction: createId() }),
      close: () => client.request('close', { transaction: createId(), player, round }),
    }
  }
  const move = (to: 'vendor' | 'main', amount: string, vassalage = client.vendor) =>
    platform.call('wallet.moveFunds', { vassalage, to, amount, key: createId() }, options)
  const returnFunds = () => platform.call('wallet.returnFunds', { key: createId() }, options)
  return { wallets, bet, move, returnFunds, fetchBalance: () => client.request('balance', { session }) }
}

describe('a bet with separate vendor wallets', () => {
  it('is debited from the vendor’s wallet and paid back there; no other wallet is affected', async () => {
    const { bet, wallets, move, fetchBalance } = await openGame()
    await move('main', '40')
    await move('vendor', '10', 'EVG')
    const { answer, win } = await bet('2500')
    expect(answer).toEqual({ status: 200, balance: '3500' })
    expect(await wallets()).toEqual({ main: '30.00', PGF: '35.00', EVG: '10.00', sum: '75.00' })
    expect(await win('4000')).toEqual({ status: 200, balance: '7500' })
    expect(await fetchBalance()).toEqual({ status: 200, balance: '7500' })
    expect(await wallets()).toEqual({ main: '30.00', PGF: '75.00', EVG: '10.00', sum: '115.00' })
    await assertLedgerBalanced()
  })

  it('is rejected above the balance of the vendor’s wallet, whatever the other wallets contain; a new one is accepted after money is moved there', async () => {
    const { bet, wallets, move } = await openGame(slotsVendor, { confirmTrans: false })
    const first = await bet('1')
    expect(first.answer).toEqual({ status: 409, error: 'not_enough' })
    expect((await move('vendor', '20')).status).toBe(200)
    expect(await slotsVendor.request('bet', first.input)).toEqual({ status: 409, error: 'not_enough' })
    expect((await bet('2001')).answer).toEqual({ status: 409, error: 'not_enough' })
    expect((await bet('2000')).answer).toEqual({ status: 200, balance: '0' })
    expect(await wallets()).toEqual({ main: '80.00', sum: '80.00' })
    await assertLedgerBalanced()
  })

  it('never debits more than the balance of the vendor’s wallet, for any number of concurrent bets while money is moved out', async () => {
    const { bet, wallets, returnFunds } = await openGame()
    const [bets] = await Promise.all([Promise.all(Array.from({ length: 8 }, () => bet('2000'))), returnFunds(), returnFunds()])
    const acceptedCount = bets.filter(({ answer }) => answer.status === 200).length
    expect(acceptedCount).toBeLessThanOrEqual(5)
    for (const { answer } of bets) if (answer.status !== 200) expect(answer).toEqual({ status: 409, error: 'not_enough' })
    await returnFunds()
    const expected = `${String(100 - 20 * acceptedCount)}.00`
    expect(await wallets()).toEqual({ main: expected, sum: expected })
    await assertLedgerBalanced()
  })

  it('is rolled back once to the vendor’s wallet, by the vendor or by the platform’s reconciliation of open bets', async () => {
    const { bet, wallets } = await openGame()
    const [firstBet, secondBet] = [await bet('3000'), await bet('2500')]
    for (let attempt = 0; attempt < 2; attempt++) expect(await firstBet.rollBack()).toEqual({ status: 200, balance: '7500' })
    expect((await firstBet.win('1')).error).toBe('bet_returned')
    await database.query(`update bets set placed_at = now() - interval '1 day' where state = 'open' and transaction = $1`, [
      secondBet.input.transaction,
    ])
    expect(await reconcileOpenBets(platform.server.platform)).toBe(1)
    expect(await secondBet.rollBack()).toEqual({ status: 200, balance: '10000' })
    expect(await wallets()).toEqual({ main: '0.00', PGF: '100.00', sum: '100.00' })
    await assertLedgerBalanced()
  })

  it('may be open while all money is moved back to the main wallet: its win or rollback is paid to the vendor’s wallet, from which it can be moved too', async () => {
    const { bet, wallets, returnFunds } = await openGame()
    const [wonBet, returnedBet] = [await bet('2500'), await bet('1500')]
    expect((await returnFunds()).status).toBe(200)
    expect(await wallets()).toEqual({ main: '60.00', sum: '60.00' })
    expect(await wonBet.win('5000')).toEqual({ status: 200, balance: '5000' })
    expect(await returnedBet.rollBack()).toEqual({ status: 200, balance: '6500' })
    expect(await wallets()).toEqual({ main: '60.00', PGF: '65.00', sum: '125.00' })
    expect((await returnFunds()).status).toBe(200)
    expect(await wallets()).toEqual({ main: '125.00', sum: '125.00' })
    await assertLedgerBalanced()
  })

  it('is paid in parts until its round is closed, and can be rolled back only while it has won nothing', async () => {
    const { bet, wallets } = await openGame(tablesVendor, baccaratGame)
    const round = createId()
    const [paidBet, refundedBet] = [await bet('2000', round), await bet('1000', round)]
    expect(await refundedBet.rollBack()).toEqual({ status: 200, balance: '8000' })
    for (const [amount, balance] of [
      ['300', '8300'],
      ['200', '8500'],
    ] as const)
      expect(await paidBet.win(amount)).toEqual({ status: 200, balance })
    expect((await paidBet.rollBack()).error).toBe('bet_settled')
    expect(await paidBet.close()).toEqual({ status: 200, balance: '8500' })
    expect((await bet('100', round)).answer.error).toBe('bet_settled')
    expect(await wallets()).toEqual({ main: '0.00', EVG: '85.00', sum: '85.00' })
    await assertLedgerBalanced()
  })

  it('debits the vendor’s wallet first and then the bonus, and pays both in proportion; the main wallet is never debited', async () => {
    const registered = (await platform.register(alpha)).body.value as LoginResult
    await runAdminCommand('ledger-grant', { username: registered.user.account, amount: '80.00', key: createId() })
    const { session, player } = await slotsVendor.open(await launch(platform, alpha, registered, { confirmTrans: false }), 'pgf-jade-tiger')
    const { bet, wallets, move, fetchBalance } = createGameClient(slotsVendor, { login: registered, session, player })
    await move('vendor', '50')
    expect(await fetchBalance()).toEqual({ status: 200, balance: '105000' })
    const { answer, win } = await bet('10000')
    expect(answer).toEqual({ status: 200, balance: '95000' })
    expect(await wallets()).toEqual({ main: '30.00', bonus: '950.00', sum: '980.00' })
    expect(await win('3001')).toEqual({ status: 200, balance: '98001' })
    expect(await wallets()).toEqual({ main: '30.00', bonus: '965.00', PGF: '15.01', sum: '1010.01' })
    expect((await bet('98002')).answer.error).toBe('not_enough')
    await assertLedgerBalanced()
  })

  it('can be open at two vendors at once, and each bet is rolled back to the wallet of its vendor', async () => {
    const { login, player, ...atSlots } = await openGame()
    await atSlots.move('main', '40')
    const opened = await tablesVendor.open(await launch(platform, alpha, login, { ...baccaratGame, vassalage: 'EVG' }), baccaratGame.gameId)
    const atTables = createGameClient(tablesVendor, { login, session: opened.session, player })
    const [slotBet, tableBet] = [await atSlots.bet('1000'), await atTables.bet('1500')]
    expect(await atSlots.wallets()).toEqual({ main: '0.00', PGF: '50.00', EVG: '25.00', sum: '75.00' })
    expect((await slotBet.rollBack()).balance).toBe('6000')
    expect((await tableBet.rollBack()).balance).toBe('4000')
    expect(await atSlots.wallets()).toEqual({ main: '0.00', PGF: '60.00', EVG: '40.00', sum: '100.00' })
    await assertLedgerBalanced()
  })
})

describe('a change of a brand’s wallet mode', () => {
  it('from vendor wallets to one balance: an open bet is paid to the vendor’s wallet, from which the money can be moved back', async () => {
    const { bet, wallets, returnFunds } = await openGame()
    const [firstBet, secondBet] = [await bet('3000'), await bet('2000')]
    await setWallets('single')
    try {
      expect((await bet('1')).answer.error).toBe('not_enough')
      expect((await firstBet.win('4000')).status).toBe(200)
      expect((await secondBet.rollBack()).status).toBe(200)
      expect(await wallets()).toEqual({ main: '0.00', PGF: '110.00', sum: '110.00' })
      await returnFunds()
      expect((await bet('11000')).answer).toEqual({ status: 200, balance: '0' })
    } finally {
      await setWallets('vendor')
    }
    await assertLedgerBalanced()
  })

  it('from one balance to vendor wallets: an open bet is paid to the main wallet, which a new bet can no longer debit', async () => {
    await setWallets('single')
    const { bet, wallets } = await openGame()
    const [firstBet, secondBet] = [await bet('3000'), await bet('2000')]
    await setWallets('vendor')
    expect((await firstBet.win('4000')).status).toBe(200)
    expect((await secondBet.rollBack()).status).toBe(200)
    expect(await wallets()).toEqual({ main: '110.00', sum: '110.00' })
    expect((await bet('1')).answer.error).toBe('not_enough')
    await assertLedgerBalanced()
  })
})

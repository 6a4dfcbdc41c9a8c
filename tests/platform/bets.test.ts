import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import pg from 'pg'
import type { LoginResult } from '../../src/generated/api.ts'
import { VendorKeys } from '../../server/modules/vendors/vendor-keys.ts'
import { getAlphaTenant } from './new-player.ts'
import { alpha } from './small-brands.ts'
import { launch, createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let database: pg.Client
/** Vendor whose bets end with their win; a bet that arrives after its rollback is rejected. */
let slotVendor: VendorClient
/** Vendor whose bets end with their round. Its ids are unique per player; a rollback of an unknown bet succeeds. */
let tableVendor: VendorClient
/** Vendor whose ids are unique per round. */
let lotteryVendor: VendorClient
/** Vendor with which a bet is accepted even if its rollback arrived first. */
let fishVendor: VendorClient

beforeAll(async () => {
  platform = await startTestPlatform()
  database = new pg.Client(platform.databaseUrl)
  await database.connect()
  slotVendor = await createVendorClient(platform, 'PGF')
  tableVendor = await createVendorClient(platform, 'EVG')
  lotteryVendor = await createVendorClient(platform, 'TCG_SEA')
  fishVendor = await createVendorClient(platform, 'AQX')
})
afterAll(async () => {
  await database.end()
  await platform.stop()
})

const baccaratGame = { gameId: 'evg-aurora-baccarat' } as const
const lotteryGame = { gameId: 'tcg-sea-eleven-five', launchMode: 'LOTT' } as const
const fishGame = { gameId: 'aqx-golden-arowana' } as const
const createId = (): string => randomUUID()
const listBets = async (player: string) =>
  (
    await database.query<{ state: string; stake: string; win: string; game: string; category: string; vendor: string }>(
      'select * from bets where account = $1 order by placed_at, id',
      [player],
    )
  ).rows
const verifyLedger = async () => (await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })) as { passed: boolean }

describe('a bet with a vendor', () => {
  it('is debited from the player’s money, settled with its win, and stored', async () => {
    const { session, player, opened, login } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    expect(opened).toMatchObject({
      trial: false,
      currency: { code: 'VND', symbol: 'P', exponent: 2, placement: 'before', groupSeparator: ',' },
      host: alpha,
    })
    const bet = { transaction: createId(), session, round: createId(), amount: '2500' }
    expect(await slotVendor.request('bet', bet)).toEqual({ status: 200, balance: '7500' })
    const win = { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount: '6000' }
    expect(await slotVendor.request('win', win)).toEqual({ status: 200, balance: '13500' })
    expect(await slotVendor.request('balance', { session })).toEqual({ status: 200, balance: '13500' })
    expect(await listBets(player)).toMatchObject([
      { state: 'settled', stake: '2500', win: '6000', vendor: 'PGF', game: 'pgf-jade-tiger', category: 'RNG' },
    ])
    const balanceResponse = await platform.call('wallet.balance', undefined, { host: alpha, token: login.token })
    expect(balanceResponse.body.value).toMatchObject({ sumBalance: '135.00' })
    expect((await verifyLedger()).passed).toBe(true)
  })

  it('moves nothing if it exceeds the balance, and is rejected again when it is retried with enough money', async () => {
    const { session, username, player } = await openGameAsNewPlayer(platform, slotVendor, '10.00')
    const bet = { transaction: createId(), session, round: createId(), amount: '1001' }
    expect(await slotVendor.request('bet', bet)).toEqual({ status: 409, error: 'not_enough' })
    await platform.runAdminCommand('ledger-grant', { brand: 'alpha', username, amount: '50.00', key: createId() })
    expect(await slotVendor.request('bet', bet)).toEqual({ status: 409, error: 'not_enough' })
    expect(await slotVendor.request('bet', { ...bet, transaction: createId() })).toEqual({ status: 200, balance: '4999' })
    expect(await listBets(player)).toHaveLength(1)
  })

  it('accepts no win, correction or rollback after it was rejected', async () => {
    const { session, player } = await openGameAsNewPlayer(platform, slotVendor, '10.00')
    const bet = { transaction: createId(), session, round: createId(), amount: '1001' }
    expect(await slotVendor.request('bet', bet)).toEqual({ status: 409, error: 'not_enough' })
    const createBetReference = () => ({ transaction: createId(), player, round: bet.round, bet: bet.transaction })
    expect(await slotVendor.request('win', { ...createBetReference(), amount: '500' })).toEqual({ status: 409, error: 'bet_returned' })
    expect(await slotVendor.request('resettle', { ...createBetReference(), amount: '500', revision: '1' })).toEqual({
      status: 409,
      error: 'bet_returned',
    })
    expect(await slotVendor.request('rollback', createBetReference())).toEqual({ status: 409, error: 'bet_unknown' })
    expect((await slotVendor.request('balance', { session })).balance).toBe('1000')
    expect(await listBets(player)).toEqual([])
  })

  it('is debited once for any number of retries, also concurrent ones, each of which gets the same response', async () => {
    const { session, player } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const bet = { transaction: createId(), session, round: createId(), amount: '1000' }
    const firstResponses = await Promise.all(Array.from({ length: 8 }, () => slotVendor.request('bet', bet)))
    expect(firstResponses).toEqual(Array.from({ length: 8 }, () => ({ status: 200, balance: '9000' })))
    await slotVendor.request('bet', { ...bet, transaction: createId(), round: createId() })
    expect(await slotVendor.request('bet', bet)).toEqual({ status: 200, balance: '9000' })
    expect(await slotVendor.request('bet', { ...bet, amount: '1001' })).toEqual({ status: 409, error: 'id_used' })
    expect(await slotVendor.request('bet', { ...bet, round: createId() })).toEqual({ status: 409, error: 'id_used' })
    expect(await listBets(player)).toHaveLength(2)
  })

  it('needs a game that the logged-in player has open for real money with this vendor; its win is paid even after logout', async () => {
    const { session, login, player } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const createBet = () => ({ transaction: createId(), session, round: createId(), amount: '100' })
    expect(await fishVendor.request('bet', createBet())).toEqual({ status: 409, error: 'session_ended' })
    expect(await slotVendor.request('bet', { ...createBet(), session: createId() })).toEqual({ status: 409, error: 'session_ended' })
    const trialGame = await slotVendor.open(await launch(platform, alpha, login, { launchMode: 'FUN' }), 'pgf-jade-tiger')
    expect(trialGame.trial).toBe(true)
    expect(await slotVendor.request('bet', { ...createBet(), session: trialGame.session })).toEqual({ status: 409, error: 'session_ended' })
    const openBet = createBet()
    expect((await slotVendor.request('bet', openBet)).status).toBe(200)
    await platform.call('session.logout', undefined, { host: alpha, token: login.token })
    expect(await slotVendor.request('bet', createBet())).toEqual({ status: 409, error: 'session_ended' })
    expect(
      await slotVendor.request('win', { transaction: createId(), player, round: openBet.round, bet: openBet.transaction, amount: '300' }),
    ).toEqual({
      status: 200,
      balance: '10200',
    })
  })

  it('is rejected for a disabled vendor, during maintenance and for a disabled account, whose open bets can still be settled and rolled back', async () => {
    const { session, player, username } = await openGameAsNewPlayer(platform, fishVendor, '100.00', fishGame)
    const [firstBet, secondBet] = [createId(), createId()].map((transaction) => ({
      transaction,
      session,
      round: transaction,
      amount: '1000',
    }))
    for (const bet of [firstBet, secondBet]) expect((await fishVendor.request('bet', bet as never)).status).toBe(200)
    await platform.runAdminCommand('set-vendor', { brand: 'alpha', vendor: 'AQX', on: false })
    expect((await fishVendor.request('bet', { transaction: createId(), session, round: createId(), amount: '100' })).error).toBe(
      'vendor_off',
    )
    await platform.runAdminCommand('set-vendor', { brand: 'alpha', vendor: 'AQX', on: true })
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'maintenance' })
    expect((await fishVendor.request('bet', { transaction: createId(), session, round: createId(), amount: '100' })).error).toBe(
      'vendor_off',
    )
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'open' })
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username })
    expect((await fishVendor.request('bet', { transaction: createId(), session, round: createId(), amount: '100' })).status).toBe(409)
    const createBetReference = (bet: typeof firstBet) => ({
      transaction: createId(),
      player,
      round: bet?.round ?? '',
      bet: bet?.transaction ?? '',
    })
    expect(await fishVendor.request('win', { ...createBetReference(firstBet), amount: '500' })).toEqual({ status: 200, balance: '8500' })
    expect(await fishVendor.request('rollback', createBetReference(secondBet))).toEqual({ status: 200, balance: '9500' })
  })

  it('debits cash first and bonus money second, and pays its win to both in proportion', async () => {
    const login = (await platform.register(alpha)).body.value as LoginResult
    const username = login.user.account
    await platform.runAdminCommand('ledger-grant', { brand: 'alpha', username, amount: '50.00', key: createId() })
    const openedGame = await slotVendor.open(await launch(platform, alpha, login), 'pgf-jade-tiger')
    const bet = { transaction: createId(), session: openedGame.session, round: createId(), amount: '10000' }
    expect(await slotVendor.request('bet', bet)).toEqual({ status: 200, balance: '95000' })
    const win = { transaction: createId(), player: openedGame.player, round: bet.round, bet: bet.transaction, amount: '3001' }
    expect(await slotVendor.request('win', win)).toEqual({ status: 200, balance: '98001' })
    const { rows } = await database.query<{ purpose: string; balance: string }>(
      'select purpose, balance from ledger_accounts where owner = $1 order by purpose',
      [openedGame.player],
    )
    expect(rows).toEqual([
      { purpose: 'bonus', balance: '96500' },
      { purpose: 'wallet', balance: '1501' },
    ])
    const { rows: bonuses } = await database.query<{ turnover_done: string }>('select turnover_done from bonuses where account = $1', [
      openedGame.player,
    ])
    expect(bonuses).toEqual([{ turnover_done: '10000' }])
  })

  it('is listed to the operator while it is open, oldest first, optionally from a minimum age in minutes', async () => {
    const { session, username, player } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const fetchVendor = () => platform.runAdminCommand('vendor', { brand: 'alpha', vendor: 'PGF' })
    const { openBets: openBetsBefore } = await fetchVendor()
    const bets = ['700', '900', '300'].map((amount) => ({ transaction: createId(), session, round: createId(), amount }))
    for (const bet of bets) expect((await slotVendor.request('bet', bet)).status).toBe(200)
    const [earlierBet, laterBet, settledBet] = bets.map(({ transaction, round }) => ({ transaction, round }))
    await slotVendor.request('win', {
      transaction: createId(),
      player,
      round: settledBet?.round ?? '',
      bet: settledBet?.transaction ?? '',
      amount: '50',
    })
    for (const [minutes, stake] of [
      [4, 900],
      [2, 700],
    ])
      await database.query('update bets set placed_at = now() - make_interval(mins => $2) where account = $1 and stake = $3', [
        player,
        minutes,
        stake,
      ])
    const listOpenBets = async (overrides: object = {}) =>
      (
        (await platform.runAdminCommand('vendor-bets', { brand: 'alpha', vendor: 'PGF', ...overrides })) as unknown as { account: string }[]
      ).filter(({ account }) => account === username)
    const expected = { account: username, game: 'pgf-jade-tiger', win: '0.00', currency: 'VND', placedAt: expect.any(String) as string }
    expect(await listOpenBets()).toEqual([
      { ...expected, ...laterBet, stake: '9.00' },
      { ...expected, ...earlierBet, stake: '7.00' },
    ])
    expect(await listOpenBets({ minutes: 3 })).toMatchObject([laterBet])
    const { openBets, openSince } = await fetchVendor()
    expect([openBets, Date.parse(String(openSince)) < Date.now() - 200_000]).toEqual([Number(openBetsBefore) + 2, true])
  })

  it('appears on the winners board if it won more than its stake, in the brand’s currency', async () => {
    const { session, player, username } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const bet = { transaction: createId(), session, round: createId(), amount: '100' }
    await slotVendor.request('bet', bet)
    await slotVendor.request('win', { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount: '987654321' })
    const { value } = (await platform.call('game.winners', { order: 'latest', count: 1 }, { host: alpha })).body
    expect(value).toMatchObject({
      list: [{ account: `${username.slice(0, 2)}***${username.slice(-1)}`, amount: '9876543.21', currency: 'VND' }],
    })
  })
})

describe('the signature of a vendor call', () => {
  it('is required: a call is rejected with another key, body or path, or without a signature', async () => {
    const { session, player } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const createBet = () => ({ transaction: createId(), session, round: createId(), amount: '100' })
    const notSigned = { status: 401, error: 'signature_invalid' }
    expect(await slotVendor.request('bet', createBet(), { key: { ...slotVendor.key, secret: 'x'.repeat(43) } })).toEqual(notSigned)
    expect(await slotVendor.request('bet', createBet(), { key: fishVendor.key })).toEqual(notSigned)
    expect(await slotVendor.request('bet', createBet(), { key: { ...slotVendor.key, id: 'nobody' } })).toEqual(notSigned)
    expect(await slotVendor.request('bet', createBet(), { signedValues: { body: '{}' } })).toEqual(notSigned)
    expect(await slotVendor.request('bet', createBet(), { signedValues: { path: '/_livery/wallet/ALPHA1/PGF/win' } })).toEqual(notSigned)
    expect(await slotVendor.request('bet', createBet(), { signedValues: { time: String(Date.now() - 1) } })).toEqual(notSigned)
    expect((await platform.send('POST', '/_livery/wallet/ALPHA1/PGF/bet', { host: alpha, body: createBet() })).status).toBe(401)
    expect((await platform.send('POST', '/_livery/wallet/NOBODY/PGF/bet', { host: alpha, body: createBet() })).status).toBe(401)
    expect(await listBets(player)).toEqual([])
  })

  it('allows a clock skew of five minutes, and no more', async () => {
    const { session } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const placeBetAt = (offset: number) =>
      slotVendor.request('bet', { transaction: createId(), session, round: createId(), amount: '100' }, { time: Date.now() + offset })
    for (const offset of [-290_000, 290_000]) expect((await placeBetAt(offset)).status).toBe(200)
    for (const offset of [-310_000, 310_000]) expect(await placeBetAt(offset)).toEqual({ status: 401, error: 'clock_skew' })
  })

  it('prevents replays: a repeated wallet transaction gets its first response, and any other repeated call is rejected', async () => {
    const { session, player } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const signature = { time: Date.now(), nonce: 'n'.repeat(20) + createId() }
    const bet = { transaction: createId(), session, round: createId(), amount: '100' }
    const firstResponse = await slotVendor.request('bet', bet, signature)
    expect(await slotVendor.request('bet', bet, signature)).toEqual(firstResponse)
    expect(await listBets(player)).toHaveLength(1)
    expect((await slotVendor.request('balance', { session }, signature)).status).toBe(200)
    expect(await slotVendor.request('balance', { session }, signature)).toEqual({ status: 401, error: 'replayed' })
    const otherGame = await openGameAsNewPlayer(platform, fishVendor, '100.00', fishGame)
    expect((await fishVendor.request('balance', { session: otherGame.session }, signature)).status).toBe(200)
  })

  it('accepts the previous key for 24 hours after a rotation, or not at all, as the operator chooses', async () => {
    const previousClient = await createVendorClient(platform, 'JKR')
    const currentClient = await createVendorClient(platform, 'JKR')
    const request = (client: VendorClient) => client.request('balance', { session: createId() })
    for (const client of [previousClient, currentClient]) expect(await request(client)).toEqual({ status: 409, error: 'session_ended' })
    expect(await platform.runAdminCommand('vendor', { brand: 'alpha', vendor: 'JKR' })).toMatchObject({
      enabled: true,
      settlementCall: 'win',
      keys: [{ id: currentClient.key.id }, { id: previousClient.key.id, endsAt: expect.any(String) as string }],
      openBets: 0,
    })
    const { keys: validKeys } = await platform.runAdminCommand('vendor', { brand: 'alpha', vendor: 'JKR' })
    const previousKeyEndsAt = Date.parse((validKeys as { endsAt?: string }[])[1]?.endsAt ?? '')
    expect(Math.round((previousKeyEndsAt - Date.now()) / 3_600_000)).toBe(24)
    const newKey = (await platform.runAdminCommand('rotate-vendor-key', { brand: 'alpha', vendor: 'JKR', now: true })) as { key: string }
    const { keys } = await platform.runAdminCommand('vendor', { brand: 'alpha', vendor: 'JKR' })
    expect(keys).toMatchObject([{ id: newKey.key }])
  })

  it('is verified with keys that are reloaded after five seconds, or after half a second if the key is unknown', async () => {
    const tenant = getAlphaTenant(platform)
    const [ownKeys, otherServerKeys] = [1, 2].map(() => new VendorKeys(platform.server.platform.secrets)) as [VendorKeys, VendorKeys]
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    try {
      expect(await ownKeys.findSecret(tenant, 'JKR', 'unknown')).toBeUndefined()
      const newKey = await otherServerKeys.rotate(tenant, 'JKR', false)
      expect(await ownKeys.findSecret(tenant, 'JKR', newKey.id)).toBeUndefined()
      vi.setSystemTime(Date.now() + 500)
      expect(await ownKeys.findSecret(tenant, 'JKR', newKey.id)).toBe(newKey.secret)
      await otherServerKeys.rotate(tenant, 'JKR', true)
      expect(await ownKeys.findSecret(tenant, 'JKR', newKey.id)).toBe(newKey.secret)
      vi.setSystemTime(Date.now() + 5_000)
      expect(await ownKeys.findSecret(tenant, 'JKR', newKey.id)).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not enough: a malformed call is rejected as a bad request', async () => {
    const { session } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const bet = { transaction: createId(), session, round: createId(), amount: '100' }
    for (const invalidFields of [{ amount: '-5' }, { amount: '1.5' }, { round: '' }, { transaction: 'a b' }, { session: 'x' }])
      expect(await slotVendor.request('bet', { ...bet, ...invalidFields })).toEqual({ status: 400, error: 'bad_request' })
    expect(await slotVendor.request('nothing' as 'bet', bet)).toEqual({ status: 400, error: 'bad_request' })
  })
})

describe('a vendor’s policy', () => {
  const placeBet = async (client: VendorClient, overrides = {}, amount = '1000') => {
    const game = await openGameAsNewPlayer(platform, client, '100.00', overrides)
    const bet = { transaction: createId(), session: game.session, round: createId(), amount }
    expect((await client.request('bet', bet)).status).toBe(200)
    const createBetReference = () => ({ transaction: createId(), player: game.player, round: bet.round, bet: bet.transaction })
    return { ...game, bet, createBetReference }
  }

  it('defines the response to a rollback of an unknown bet: an error, or success', async () => {
    const { player, round } = { ...(await openGameAsNewPlayer(platform, slotVendor, '1.00')), round: createId() }
    expect(await slotVendor.request('rollback', { transaction: createId(), player, round, bet: createId() })).toEqual({
      status: 409,
      error: 'bet_unknown',
    })
    const otherGame = await openGameAsNewPlayer(platform, tableVendor, '1.00', baccaratGame)
    expect(await tableVendor.request('rollback', { transaction: createId(), player: otherGame.player, round, bet: createId() })).toEqual({
      status: 200,
      balance: '100',
    })
  })

  it('defines what happens to a bet whose rollback arrived first: it is rejected permanently, or accepted', async () => {
    const game = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const bet = { transaction: createId(), session: game.session, round: createId(), amount: '1000' }
    const rollback = { transaction: createId(), player: game.player, round: bet.round, bet: bet.transaction }
    expect((await slotVendor.request('rollback', rollback)).error).toBe('bet_unknown')
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await slotVendor.request('bet', bet)).toEqual({ status: 409, error: 'bet_returned' })
    expect((await slotVendor.request('win', { ...rollback, transaction: createId(), amount: '1' })).error).toBe('bet_returned')
    const fishPlayer = await openGameAsNewPlayer(platform, fishVendor, '100.00', fishGame)
    const lateBet = { ...bet, session: fishPlayer.session }
    expect((await fishVendor.request('rollback', { ...rollback, player: fishPlayer.player })).status).toBe(200)
    expect(await fishVendor.request('bet', lateBet)).toEqual({ status: 200, balance: '9000' })
    expect(await fishVendor.request('rollback', { ...rollback, player: fishPlayer.player })).toEqual({ status: 200, balance: '10000' })
    const tablePlayer = await openGameAsNewPlayer(platform, tableVendor, '100.00', baccaratGame)
    const tableBet = { transaction: createId(), session: tablePlayer.session, round: createId(), amount: '1000' }
    const tableRollback = { transaction: createId(), player: tablePlayer.player, round: tableBet.round, bet: tableBet.transaction }
    expect(await tableVendor.request('rollback', tableRollback)).toEqual({ status: 200, balance: '10000' })
    expect(await tableVendor.request('bet', tableBet)).toEqual({ status: 409, error: 'bet_returned' })
  })

  it('rejects a win that arrives before its bet, and pays it when it is retried after the bet', async () => {
    const { session, player } = await openGameAsNewPlayer(platform, slotVendor, '100.00')
    const bet = { transaction: createId(), session, round: createId(), amount: '1000' }
    const win = { transaction: createId(), player, round: bet.round, bet: bet.transaction, amount: '2500' }
    expect(await slotVendor.request('win', win)).toEqual({ status: 409, error: 'bet_unknown' })
    expect((await slotVendor.request('bet', bet)).status).toBe(200)
    expect(await slotVendor.request('win', win)).toEqual({ status: 200, balance: '11500' })
  })

  it('is shown to the operator for each kind of vendor', async () => {
    const defaultPolicy = {
      unknownRollback: 'error',
      earlyRollback: 'reject-bet',
      transactionIdScope: 'vendor',
      settlementCall: 'win',
      openBetCheckMinutes: 5,
    }
    for (const [vendor, policyOverrides] of [
      ['PGF', {}],
      ['EVG', { unknownRollback: 'ok', transactionIdScope: 'player', settlementCall: 'close' }],
      ['SBX', { openBetCheckMinutes: 20 }],
      ['TCG_SEA', { openBetCheckMinutes: 20, transactionIdScope: 'round' }],
      ['AQX', { unknownRollback: 'ok', earlyRollback: 'accept-bet' }],
    ] as const)
      expect(await platform.runAdminCommand('vendor', { brand: 'alpha', vendor }), vendor).toMatchObject({
        ...defaultPolicy,
        ...policyOverrides,
      })
  })

  it('defines the scope in which an id is unique: the vendor, a player, or a round', async () => {
    const sharedId = createId()
    const placeBets = async (client: VendorClient, overrides: object, rounds: readonly string[], players = 1) => {
      const outcomes: (string | number)[] = []
      for (let player = 0; player < players; player++) {
        const { session } = await openGameAsNewPlayer(platform, client, '100.00', overrides)
        for (const round of rounds) {
          const { status, error } = await client.request('bet', { transaction: sharedId, session, round, amount: '100' })
          outcomes.push(error ?? status)
        }
      }
      return outcomes
    }
    expect(await placeBets(slotVendor, {}, ['r'], 2)).toEqual([200, 'id_used'])
    expect(await placeBets(tableVendor, baccaratGame, ['r', 's'], 2)).toEqual([200, 'id_used', 200, 'id_used'])
    expect(await placeBets(lotteryVendor, lotteryGame, ['r', 's'], 2)).toEqual([200, 200, 200, 200])
    const { session, player } = await openGameAsNewPlayer(platform, lotteryVendor, '100.00', lotteryGame)
    for (const [round, balance] of [
      ['t', '10400'],
      ['u', '10800'],
    ] as const) {
      await lotteryVendor.request('bet', { transaction: sharedId, session, round, amount: '100' })
      expect(await lotteryVendor.request('win', { transaction: sharedId, player, round, bet: sharedId, amount: '500' })).toEqual({
        status: 200,
        balance,
      })
    }
  })

  it('defines what ends a bet: its single win, or the close of its player’s round after any number of wins', async () => {
    const slotBet = await placeBet(slotVendor)
    expect((await slotVendor.request('win', { ...slotBet.createBetReference(), amount: '0' })).balance).toBe('9000')
    expect(await slotVendor.request('win', { ...slotBet.createBetReference(), amount: '5' })).toEqual({ status: 409, error: 'bet_settled' })
    const { player, bet, createBetReference, session } = await placeBet(tableVendor, baccaratGame)
    for (const amount of ['300', '200']) expect((await tableVendor.request('win', { ...createBetReference(), amount })).status).toBe(200)
    expect(await listBets(player)).toMatchObject([{ state: 'open', win: '500' }])
    expect((await tableVendor.request('rollback', createBetReference())).error).toBe('bet_settled')
    const otherGame = await openGameAsNewPlayer(platform, tableVendor, '100.00', baccaratGame)
    const placeBetInSameRound = () =>
      tableVendor.request('bet', { transaction: createId(), session: otherGame.session, round: bet.round, amount: '100' })
    expect((await placeBetInSameRound()).status).toBe(200)
    const closeCall = { transaction: createId(), player, round: bet.round }
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await tableVendor.request('close', closeCall)).toEqual({ status: 200, balance: '9500' })
    expect(await listBets(player)).toMatchObject([{ state: 'settled', win: '500' }])
    expect((await tableVendor.request('win', { ...createBetReference(), amount: '1' })).error).toBe('bet_settled')
    expect((await tableVendor.request('bet', { transaction: createId(), session, round: bet.round, amount: '100' })).error).toBe(
      'bet_settled',
    )
    expect((await placeBetInSameRound()).status).toBe(200)
    expect(await listBets(otherGame.player)).toMatchObject([{ state: 'open' }, { state: 'open' }])
  })

  it('leaves a rolled-back bet unchanged: a win or correction of it is rejected, as is the close of an unknown round', async () => {
    for (const [client, gameOverrides] of [
      [slotVendor, {}],
      [tableVendor, baccaratGame],
    ] as const) {
      const { player, createBetReference } = await placeBet(client, gameOverrides)
      expect(await client.request('rollback', createBetReference())).toEqual({ status: 200, balance: '10000' })
      expect(await client.request('rollback', createBetReference())).toEqual({ status: 200, balance: '10000' })
      expect(await client.request('win', { ...createBetReference(), amount: '700' })).toEqual({ status: 409, error: 'bet_returned' })
      expect(await client.request('resettle', { ...createBetReference(), amount: '700', revision: '1' })).toEqual({
        status: 409,
        error: 'bet_returned',
      })
      expect(await listBets(player)).toMatchObject([{ state: 'rolled-back', win: '0' }])
      const { rows } = await database.query(
        'select t.purpose from transfers t join bets b on b.merchant = t.merchant and t.reference = b.id::text where b.account = $1 order by t.created_at',
        [player],
      )
      expect(rows).toEqual([{ purpose: 'bet' }, { purpose: 'rollback' }])
    }
    const { player } = await openGameAsNewPlayer(platform, tableVendor, '1.00', baccaratGame)
    expect(await tableVendor.request('close', { transaction: createId(), player, round: createId() })).toEqual({
      status: 409,
      error: 'bet_unknown',
    })
  })

  it('never lets a bet of another player or another round be settled or rolled back', async () => {
    const { player, bet, createBetReference } = await placeBet(slotVendor)
    const { player: otherPlayer } = await openGameAsNewPlayer(platform, slotVendor, '1.00')
    for (const foreignFields of [{ player: otherPlayer }, { round: createId() }])
      expect((await slotVendor.request('win', { ...createBetReference(), ...foreignFields, amount: '1' })).error).toBe('bet_unknown')
    expect((await slotVendor.request('rollback', { ...createBetReference(), round: createId() })).error).toBe('bet_unknown')
    expect(await listBets(player)).toMatchObject([{ state: 'open', stake: bet.amount }])
  })
})

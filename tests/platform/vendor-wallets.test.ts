import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import type { Funds, LoginResult, WalletMoveFundsBody } from '../../src/generated/api.ts'
import { samples } from '../contract/samples.ts'
import { getAlphaTenant } from './new-player.ts'
import { postBackdatedTransfer } from './post-backdated-transfer.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  await platform.runAdminCommand('set-wallets', { brand: 'alpha', wallets: 'vendor' })
})
afterAll(() => platform.stop())

let nameCounter = 0
let keyCounter = 0
const createIdempotencyKey = (): string => `vendor-wallet-of-tests-${String(++keyCounter)}`
const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })

async function createPlayer(overrides: object = {}) {
  const username = `mover${String(++nameCounter)}`
  await runAdminCommand('create-account', { username, type: 0, password: testPassword, balance: '100.00', ...overrides })
  return { username, ...createClient(await platform.logIn(alpha, username)) }
}

function createClient({ token, user }: LoginResult) {
  const options = { host: alpha, token }
  const funds = async () => (await platform.call('wallet.funds', undefined, options)).body.value as Funds
  const move = (input: Partial<WalletMoveFundsBody> = {}) =>
    platform.call('wallet.moveFunds', { vassalage: 'PGF', to: 'vendor', amount: '30', key: createIdempotencyKey(), ...input }, options)
  const returnFunds = (key = createIdempotencyKey()) => platform.call('wallet.returnFunds', { key }, options)
  const fetchBalances = async () => {
    const { main, vendors, sum } = await funds()
    return {
      main,
      sum,
      ...Object.fromEntries(vendors.filter(({ balance }) => balance !== '0.00').map((wallet) => [wallet.vassalage, wallet.balance])),
    }
  }
  const launch = (overrides: object = {}) =>
    platform.call('game.launch', { ...samples['game.launch'](token), username: user.account, ...overrides }, options)
  return { token, funds, move, returnFunds, fetchBalances, launch }
}
/** Reserves money in minor units, like a pending withdrawal. */
const reserveMoney = async (username: string, amount: bigint): Promise<void> => {
  const tenant = getAlphaTenant(platform)
  const player = (await createAccountStore(tenant).findByUsername(username))?.id ?? ''
  const lines = [
    { party: { player }, amount: -amount },
    { party: { player, wallet: 'held' as const }, amount },
  ]
  await postBackdatedTransfer(tenant, { idempotencyKey: createIdempotencyKey(), purpose: 'withdrawal-hold', currency: 'VND', lines })
}
const assertLedgerBalanced = async () => expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true, faults: [] })

describe('the consolidated funds', () => {
  it('are returned at their path with a token and rejected without one (R-API-46)', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const request = (headers: Readonly<Record<string, string>>) =>
      platform.send('GET', '/wps/member/info/funds/consolidated', { host: alpha, headers })
    expect([(await request({})).status, (await request({ authorization: `Bearer ${token}` })).status]).toEqual([401, 200])
  })

  it('consist of the main wallet, each vendor wallet, the reserved money, the bonus with its terms, and the total', async () => {
    const username = `mover${String(++nameCounter)}`
    await platform.register(alpha, { username, password: 'secret12' })
    await runAdminCommand('ledger-grant', { username, amount: '250.5', key: createIdempotencyKey() })
    const { funds, move } = createClient(await platform.logIn(alpha, username, 'secret12'))
    await move({ amount: '50.5' })
    await reserveMoney(username, 4_000n)
    const { vendors, bonuses, ...all } = await funds()
    expect(all).toEqual({
      currency: 'VND',
      isSingle: false,
      main: '160.00',
      held: '40.00',
      bonus: '1000.00',
      bonusStaked: '0.00',
      withdrawable: '160.00',
      turnoverLeft: '0.00',
      sum: '1250.50',
    })
    expect(vendors.find(({ vassalage }) => vassalage === 'PGF')).toEqual({ vassalage: 'PGF', balance: '50.50' })
    expect(vendors.find(({ vassalage }) => vassalage === 'EVG')).toEqual({ vassalage: 'EVG', balance: '0.00' })
    expect(bonuses).toMatchObject([
      {
        kind: 'registration-bonus',
        amount: '1000.00',
        balance: '1000.00',
        staked: '0.00',
        turnoverNeeded: '5000.00',
        turnoverDone: '0.00',
        holdsWithdrawals: false,
      },
    ])
    const [bonus] = bonuses
    const days = (Date.parse(bonus?.endsAt ?? '') - Date.parse(bonus?.givenAt ?? '')) / 86_400_000
    expect(days).toBeCloseTo(30, 2)
  })

  it('contain no vendor wallet if one balance serves all vendors, and the brand’s wallet mode is reported (R-ENTITIES-31)', async () => {
    const { token } = await platform.logIn(beta, 'player')
    const value = (await platform.call('wallet.funds', undefined, { host: beta, token })).body.value as Funds
    expect(value).toEqual({
      currency: 'USDT',
      isSingle: true,
      main: '7.000001',
      held: '0.000000',
      bonus: '0.000000',
      bonusStaked: '0.000000',
      withdrawable: '7.000001',
      turnoverLeft: '0.000000',
      sum: '7.000001',
      vendors: [],
      bonuses: [],
    })
    expect((await platform.call('wallet.merchant', undefined, { host: beta, token })).body.value).toEqual({ isSingle: true })
    expect((await platform.call('wallet.merchant', undefined, { host: alpha, token: (await createPlayer()).token })).body.value).toEqual({
      isSingle: false,
    })
  })
})

describe('transfers between the main wallet and the vendor wallets', () => {
  it('move money to a vendor wallet and back, once for a key, and leave the total balance unchanged', async () => {
    const { token, move, fetchBalances } = await createPlayer()
    const key = createIdempotencyKey()
    const responses = await Promise.all(Array.from({ length: 6 }, () => move({ key })))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await fetchBalances()).toEqual({ main: '70.00', PGF: '30.00', sum: '100.00' })
    for (const change of [{ amount: '31' }, { vassalage: 'EVG' }])
      expect((await move({ key, ...change })).body.code).toBe('transfer_key_used')
    expect(((await move({ to: 'main', amount: '12.5' })).body.value as Funds).main).toBe('82.50')
    expect(await fetchBalances()).toEqual({ main: '82.50', PGF: '17.50', sum: '100.00' })
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token })).body.value).toEqual({
      sumBalance: '100.00',
      currency: 'VND',
    })
    await assertLedgerBalanced()
  })

  it('never exceed the balance of the source wallet, for any number of concurrent requests', async () => {
    const { move, fetchBalances } = await createPlayer()
    const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => move({ amount: '40', vassalage: n % 2 === 0 ? 'PGF' : 'EVG' })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const { status, body } of responses)
      if (status !== 200) expect([body.code, Object.keys(body.fields ?? {})]).toEqual(['transfer_limit', ['amount']])
    expect((await fetchBalances()).main).toBe('20.00')
    const moveAndGetError = async (input: Partial<WalletMoveFundsBody>) => (await move(input)).body.fields?.['amount']
    expect(await moveAndGetError({ amount: '20.01' })).toEqual({ key: 'error_transfer_limit', values: { amount: '20.00' } })
    expect(await moveAndGetError({ to: 'main', vassalage: 'SGL' })).toEqual({ key: 'error_transfer_nothing' })
    await assertLedgerBalanced()
  })

  it('return the money of all vendor wallets in one transfer, once for a key', async () => {
    const { move, returnFunds, fetchBalances } = await createPlayer()
    for (const vassalage of ['PGF', 'EVG', 'SGL']) await move({ vassalage, amount: '20.01' })
    const key = createIdempotencyKey()
    const [first, ...retries] = await Promise.all(Array.from({ length: 5 }, () => returnFunds(key)))
    for (const { status } of [...retries, ...(first ? [first] : [])]) expect(status).toBe(200)
    expect(await fetchBalances()).toEqual({ main: '100.00', sum: '100.00' })
    await move({ amount: '5' })
    expect((await returnFunds(key)).status).toBe(200)
    expect(await fetchBalances()).toEqual({ main: '95.00', PGF: '5.00', sum: '100.00' })
    expect((await returnFunds()).status).toBe(200)
    expect(await fetchBalances()).toEqual({ main: '100.00', sum: '100.00' })
    expect((await returnFunds()).status).toBe(200)
    await assertLedgerBalanced()
  })

  it('bind a key to one account and one kind of transfer: another account may use the same key, and a return cannot reuse the key of a transfer', async () => {
    const [firstPlayer, secondPlayer] = [await createPlayer(), await createPlayer()]
    const key = createIdempotencyKey()
    for (const { move, fetchBalances } of [firstPlayer, secondPlayer]) {
      expect((await move({ key })).status).toBe(200)
      expect(await fetchBalances()).toEqual({ main: '70.00', PGF: '30.00', sum: '100.00' })
    }
    const moveBackKey = createIdempotencyKey()
    await firstPlayer.move({ key: moveBackKey, to: 'main', amount: '1' })
    for (const usedKey of [key, moveBackKey]) expect((await firstPlayer.returnFunds(usedKey)).body.code).toBe('transfer_key_used')
    expect(await firstPlayer.fetchBalances()).toMatchObject({ PGF: '29.00' })
    const returnKey = createIdempotencyKey()
    await secondPlayer.returnFunds(returnKey)
    expect((await secondPlayer.move({ key: returnKey })).body.code).toBe('transfer_key_used')
    expect(await secondPlayer.fetchBalances()).toEqual({ main: '100.00', sum: '100.00' })
    await assertLedgerBalanced()
  })

  it('are rejected for vendors that the brand does not offer, and for all if one balance serves all; money in a vendor wallet can still be returned', async () => {
    const { move, returnFunds, fetchBalances } = await createPlayer()
    expect((await move({ vassalage: 'NOBODY' })).body.code).toBe('transfer_unavailable')
    const key = createIdempotencyKey()
    await move({ key })
    await runAdminCommand('set-vendor', { vendor: 'PGF', on: false })
    expect((await move({ key })).status).toBe(200)
    expect((await move()).body.code).toBe('transfer_unavailable')
    expect((await move({ to: 'main', amount: '1' })).status).toBe(200)
    await runAdminCommand('set-vendor', { vendor: 'PGF', on: true })
    await runAdminCommand('set-wallets', { wallets: 'single' })
    expect((await move()).body.code).toBe('transfer_unavailable')
    expect(await fetchBalances()).toEqual({ main: '71.00', PGF: '29.00', sum: '100.00' })
    expect((await returnFunds()).status).toBe(200)
    expect(await fetchBalances()).toEqual({ main: '100.00', sum: '100.00' })
    await runAdminCommand('set-wallets', { wallets: 'vendor' })
  })

  it('never include a bonus or trial money', async () => {
    const username = `mover${String(++nameCounter)}`
    await platform.register(alpha, { username, password: 'secret12' })
    const { move } = createClient(await platform.logIn(alpha, username, 'secret12'))
    expect((await move({ amount: '0.01' })).body.fields?.['amount']).toEqual({ key: 'error_transfer_nothing' })
    const trial = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    expect((await createClient(trial).move()).body.code).toBe('real_account_required')
    expect((await createClient(trial).returnFunds()).body.code).toBe('real_account_required')
  })
})

describe('a launch', () => {
  it('first moves the whole main wallet to the vendor if confirmTrans is true, and nothing otherwise or in free play', async () => {
    const { fetchBalances, launch } = await createPlayer()
    expect((await launch({ confirmTrans: false })).status).toBe(200)
    expect((await launch({ launchMode: 'FUN' })).status).toBe(200)
    expect(await fetchBalances()).toEqual({ main: '100.00', sum: '100.00' })
    expect((await Promise.all([launch(), launch(), launch()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await fetchBalances()).toEqual({ main: '0.00', PGF: '100.00', sum: '100.00' })
    await assertLedgerBalanced()
  })

  it('moves nothing if one balance serves all vendors', async () => {
    await runAdminCommand('set-wallets', { wallets: 'single' })
    const { fetchBalances, launch } = await createPlayer()
    expect((await launch()).status).toBe(200)
    expect(await fetchBalances()).toEqual({ main: '100.00', sum: '100.00' })
    await runAdminCommand('set-wallets', { wallets: 'vendor' })
  })
})

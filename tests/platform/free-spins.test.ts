import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BonusPage, Funds, Reward, RewardPage } from '../../src/generated/api.ts'
import { freeSpinStakes } from '../../server/modules/rewards/parse-reward-grant.ts'
import { getVendorKeys } from '../../server/modules/vendors/vendor-keys.ts'
import { getWalletProtocol } from '../../demo/vendor/wallet-protocol.ts'
import { toPlayable } from '../../demo/vendor/play/game.ts'
import { slot } from '../../demo/vendor/play/slot.ts'
import { getMoneySessionState, type MoneyGameContext, playForMoney } from '../../demo/vendor/play-for-money.ts'
import { getAlphaTenant } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createVendorClient, openGameAsNewPlayer, type VendorClient } from './vendor-client.ts'
import { openDemoVendorStore } from './open-demo-vendor-store.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let vendor: VendorClient
let store: ReturnType<typeof openDemoVendorStore>
beforeAll(async () => {
  platform = await startTestPlatform()
  vendor = await createVendorClient(platform, 'PGF')
  store = openDemoVendorStore(platform.databaseUrl)
})
afterAll(async () => {
  await store.db.destroy()
  await platform.stop()
})

const createId = (): string => randomUUID()
const runAdminCommand = (command: string, body: object = {}) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const isLedgerBalanced = async () => (await runAdminCommand('ledger-verify'))['passed']
const grantInput = { spins: '10', game: 'pgf-jade-tiger', stake: '0.40', days: '7', 'title.EN': 'A gift' }

/** Creates a player with 100.00 and free spins in the game that they have opened. */
async function createFreeSpinPlayer(change: Readonly<Record<string, string>> = {}) {
  const game = await openGameAsNewPlayer(platform, vendor, '100.00')
  const { username, session, player, login } = game
  const give = async (overrides: Readonly<Record<string, string>> = {}, key = createId()) =>
    (await runAdminCommand('give-reward', { username, key, change: { ...grantInput, ...overrides } })) as unknown as Reward
  const { id: grant } = await give(change)
  const call = async <T>(name: Parameters<TestPlatform['call']>[0], input: object | undefined = {}) =>
    (await platform.call(name, input as never, { host: alpha, token: login.token })).body.value as T
  const fetchFunds = () => call<Funds>('wallet.funds', undefined)
  return {
    ...game,
    give,
    grant,
    /**
     * Places a bet that uses a spin. Returns the response, the bet, and a function that creates references to the bet.
     */
    spin: async (overrides: object = {}) => {
      const bet = { transaction: createId(), session, round: createId(), amount: '0', grant, ...overrides }
      const response = await vendor.request('bet', bet)
      return { response, bet, createBetReference: () => ({ transaction: createId(), player, round: bet.round, bet: bet.transaction }) }
    },
    fetchVendorFreeSpins: async () => ((await vendor.request('balance', { session })) as { freeSpins?: object }).freeSpins,
    fetchReward: async () => (await call<RewardPage>('reward.list')).rewards.find((reward) => reward.id === grant),
    claim: () => platform.call('reward.claim', { id: grant }, { host: alpha, token: login.token }),
    /** Returns the balance of the main wallet. */
    fetchMainBalance: async () => (await fetchFunds()).main,
    fetchFunds,
    listRewardBonuses: async () => (await call<BonusPage>('record.bonuses')).bonuses.filter(({ kind }) => kind === 'reward'),
    expire: () => query(platform, `update rewards set expires_at = now() - interval '1 second' where id = $1`, [grant]),
  }
}

describe('free spins', () => {
  it('are shown to the vendor and the player; each is a round without a stake whose win is cash', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    expect(await freeSpinPlayer.fetchVendorFreeSpins()).toMatchObject({ grant: freeSpinPlayer.grant, left: 10, stake: '40' })
    const { response, createBetReference } = await freeSpinPlayer.spin()
    expect(response).toMatchObject({ status: 200, balance: '10000' })
    expect((await vendor.request('win', { ...createBetReference(), amount: '250' })).balance).toBe('10250')
    expect(await freeSpinPlayer.fetchVendorFreeSpins()).toMatchObject({ left: 9 })
    expect(await freeSpinPlayer.fetchReward()).toMatchObject({
      kind: 'free-spins',
      state: 'ready',
      amount: '4.00',
      freeSpins: { game: 'pgf-jade-tiger', vendor: 'PGF', name: 'Mãnh Hổ Ngọc Bích', stake: '0.40', count: 10, left: 9 },
    })
    expect([await freeSpinPlayer.fetchMainBalance(), await freeSpinPlayer.listRewardBonuses(), await isLedgerBalanced()]).toEqual([
      '102.50',
      [],
      true,
    ])
    expect(await runAdminCommand('rewards', { username: freeSpinPlayer.username })).toMatchObject([
      { id: freeSpinPlayer.grant, amount: '4.00', game: 'pgf-jade-tiger', stake: '0.40', spins: 10, spinsUsed: 1 },
    ])
  })

  it('are used in order of expiry, then in the order in which they were granted', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    const laterGrant = await freeSpinPlayer.give({ days: '9' })
    const soonerGrant = await freeSpinPlayer.give({ days: '3', spins: '4', stake: '1.00' })
    expect(await freeSpinPlayer.fetchVendorFreeSpins()).toEqual({
      grant: soonerGrant.id,
      left: 4,
      stake: '100',
      endsAt: soonerGrant.expiresAt,
    })
    const sameExpiry = '2999-12-31T12:00:00Z'
    for (const grant of [laterGrant.id, freeSpinPlayer.grant, soonerGrant.id])
      await query(platform, 'update rewards set expires_at = $1 where id = $2', [sameExpiry, grant])
    expect(await freeSpinPlayer.fetchVendorFreeSpins()).toMatchObject({ grant: freeSpinPlayer.grant })
  })

  it('pay wins in cash, even directly after a bet of bonus money', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    await runAdminCommand('give-reward', {
      username: freeSpinPlayer.username,
      key: createId(),
      change: { amount: '20.00', turnover: '20', 'title.EN': 'More' },
    })
    const { rewards } = (await platform.call('reward.list', {}, { host: alpha, token: freeSpinPlayer.login.token })).body
      .value as RewardPage
    await platform.call('reward.claim', { id: rewards[0]?.id ?? '' }, { host: alpha, token: freeSpinPlayer.login.token })
    const paidBet = { transaction: createId(), session: freeSpinPlayer.session, round: createId(), amount: '11000' }
    await vendor.request('bet', paidBet)
    await vendor.request('win', {
      transaction: createId(),
      player: freeSpinPlayer.player,
      round: paidBet.round,
      bet: paidBet.transaction,
      amount: '0',
    })
    const { createBetReference } = await freeSpinPlayer.spin()
    await vendor.request('win', { ...createBetReference(), amount: '300' })
    expect(await freeSpinPlayer.fetchMainBalance()).toBe('3.00')
  })

  it('are used once per bet, even if it is repeated, and sixteen concurrent bets use no more than were granted', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer({ spins: '3' })
    const { bet } = await freeSpinPlayer.spin()
    const retries = await Promise.all(Array.from({ length: 4 }, () => vendor.request('bet', bet)))
    expect(retries.map(({ status, balance }) => [status, balance])).toEqual(Array.from({ length: 4 }, () => [200, '10000']))
    expect((await vendor.request('bet', { transaction: bet.transaction, session: bet.session, round: bet.round, amount: '0' })).error).toBe(
      'id_used',
    )
    expect(await freeSpinPlayer.fetchVendorFreeSpins()).toMatchObject({ left: 2 })
    const concurrentSpins = await Promise.all(Array.from({ length: 16 }, () => freeSpinPlayer.spin()))
    expect(concurrentSpins.map(({ response }) => response.error ?? 'accepted').toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'accepted'),
      ...Array.from({ length: 14 }, () => 'no_free_spin'),
    ])
    expect(await freeSpinPlayer.fetchVendorFreeSpins()).toBeUndefined()
    expect(await freeSpinPlayer.fetchReward()).toMatchObject({ state: 'claimed', freeSpins: { left: 0 } })
  })

  it('are returned once by a rollback, including the last one', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer({ spins: '1' })
    const { createBetReference } = await freeSpinPlayer.spin()
    expect(await freeSpinPlayer.fetchReward()).toMatchObject({ state: 'claimed' })
    for (let attempt = 0; attempt < 2; attempt++) expect((await vendor.request('rollback', createBetReference())).status).toBe(200)
    expect(await freeSpinPlayer.fetchReward()).toMatchObject({ state: 'ready', freeSpins: { left: 1 } })
    expect((await freeSpinPlayer.spin()).response.status).toBe(200)
    expect((await freeSpinPlayer.spin()).response.error).toBe('no_free_spin')
  })

  it('expire: none can be used afterwards, an open round is still paid, and a returned spin stays expired', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    const [openSpin, returnedSpin] = [await freeSpinPlayer.spin(), await freeSpinPlayer.spin()]
    await freeSpinPlayer.expire()
    expect((await freeSpinPlayer.spin()).response.error).toBe('no_free_spin')
    expect(await freeSpinPlayer.fetchVendorFreeSpins()).toBeUndefined()
    expect((await vendor.request('win', { ...openSpin.createBetReference(), amount: '100' })).balance).toBe('10100')
    expect((await vendor.request('rollback', returnedSpin.createBetReference())).status).toBe(200)
    expect((await freeSpinPlayer.spin()).response.error).toBe('no_free_spin')
    expect(await freeSpinPlayer.fetchReward()).toMatchObject({ state: 'expired', freeSpins: { left: 9 } })
  })

  it('belong to one player and game, at a fixed stake', async () => {
    const [spinOwner, otherSession] = [await createFreeSpinPlayer(), await openGameAsNewPlayer(platform, vendor, '100.00')]
    const otherGame = await openGameAsNewPlayer(platform, vendor, '100.00', { gameId: 'pgf-lantern-street' })
    for (const { session } of [otherSession, otherGame]) expect((await spinOwner.spin({ session })).response.error).toBe('no_free_spin')
    const { id: otherGrant } = await runAdminCommand('give-reward', { username: otherGame.username, key: createId(), change: grantInput })
    expect(await vendor.request('balance', { session: otherGame.session })).not.toHaveProperty('freeSpins')
    expect((await spinOwner.spin({ session: otherGame.session, grant: otherGrant })).response.error).toBe('no_free_spin')
    expect((await spinOwner.spin({ grant: createId() })).response.error).toBe('no_free_spin')
    for (const invalidFields of [{ amount: '40' }, { grant: 'none' }])
      expect((await spinOwner.spin(invalidFields)).response.error).toBe('bad_request')
    expect(await spinOwner.fetchVendorFreeSpins()).toMatchObject({ left: 10 })
  })

  it('cannot be claimed: a claim pays nothing', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    expect((await freeSpinPlayer.claim()).body.value).toMatchObject({ state: 'ready', freeSpins: { left: 10 } })
    expect([await freeSpinPlayer.fetchMainBalance(), await freeSpinPlayer.listRewardBonuses()]).toEqual(['100.00', []])
  })
})

describe('winnings of free spins with a wagering requirement', () => {
  it('are a bonus that becomes cash once it is wagered; a later correction reduces the cash', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer({ turnover: '10' })
    const { createBetReference } = await freeSpinPlayer.spin()
    expect((await vendor.request('win', { ...createBetReference(), amount: '500' })).balance).toBe('10500')
    expect(await freeSpinPlayer.listRewardBonuses()).toMatchObject([
      { amount: '5.00', turnoverNeeded: '50.00', turnoverDone: '0.00', state: 'open' },
    ])
    expect(await freeSpinPlayer.fetchMainBalance()).toBe('100.00')
    const bet = { transaction: createId(), session: freeSpinPlayer.session, round: createId(), amount: '5000' }
    await vendor.request('bet', bet)
    await vendor.request('win', {
      transaction: createId(),
      player: freeSpinPlayer.player,
      round: bet.round,
      bet: bet.transaction,
      amount: '0',
    })
    expect(await freeSpinPlayer.listRewardBonuses()).toMatchObject([{ turnoverDone: '50.00', state: 'converted' }])
    expect(await freeSpinPlayer.fetchMainBalance()).toBe('55.00')
    expect((await vendor.request('resettle', { ...createBetReference(), amount: '100', revision: '1' })).balance).toBe('5100')
    expect([await freeSpinPlayer.fetchMainBalance(), await isLedgerBalanced()]).toEqual(['51.00', true])
  })

  it('follow corrections: an increase adds to the bonus, a decrease is deducted, and spent bonus money becomes no debt', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer({ turnover: '100' })
    const { createBetReference } = await freeSpinPlayer.spin()
    await vendor.request('win', { ...createBetReference(), amount: '500' })
    const correct = async (amount: string, revision: string) =>
      (await vendor.request('resettle', { ...createBetReference(), amount, revision })).balance
    expect(await correct('800', '1')).toBe('10800')
    expect((await freeSpinPlayer.listRewardBonuses()).map(({ amount }) => amount)).toEqual(['3.00', '5.00'])
    expect(await correct('100', '2')).toBe('10100')
    expect((await freeSpinPlayer.listRewardBonuses()).map(({ amount, state }) => [amount, state])).toEqual([
      ['3.00', 'spent'],
      ['5.00', 'open'],
    ])
    const bet = { transaction: createId(), session: freeSpinPlayer.session, round: createId(), amount: '10100' }
    await vendor.request('bet', bet)
    await vendor.request('win', {
      transaction: createId(),
      player: freeSpinPlayer.player,
      round: bet.round,
      bet: bet.transaction,
      amount: '0',
    })
    expect(await correct('0', '3')).toBe('0')
    expect(await runAdminCommand('debts')).not.toContainEqual(expect.objectContaining({ username: freeSpinPlayer.username }))
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('are corrected even while the bonus money is staked on an open bet; the corrected part’s share of the win goes to the house account', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer({ turnover: '100' })
    const { createBetReference } = await freeSpinPlayer.spin()
    await vendor.request('win', { ...createBetReference(), amount: '500' })
    const bet = { transaction: createId(), session: freeSpinPlayer.session, round: createId(), amount: '10300' }
    await vendor.request('bet', bet)
    expect(await freeSpinPlayer.fetchFunds()).toMatchObject({ main: '0.00', bonus: '2.00', bonusStaked: '3.00' })
    expect((await vendor.request('resettle', { ...createBetReference(), amount: '100', revision: '1' })).balance).toBe('0')
    expect(await freeSpinPlayer.fetchFunds()).toMatchObject({ main: '0.00', bonus: '0.00', bonusStaked: '1.00' })
    await vendor.request('win', {
      transaction: createId(),
      player: freeSpinPlayer.player,
      round: bet.round,
      bet: bet.transaction,
      amount: '10300',
    })
    expect(await freeSpinPlayer.fetchFunds()).toMatchObject({ main: '100.00', bonus: '1.00', bonusStaked: '0.00' })
    expect(await isLedgerBalanced()).toBe(true)
  })
})

describe('an operator granting free spins', () => {
  it('grants them once per key, and rejects a different grant under the same key', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    const key = createId()
    const { id: grantId } = await freeSpinPlayer.give({}, key)
    expect(await Promise.all(Array.from({ length: 4 }, () => freeSpinPlayer.give({}, key).then((retried) => retried.id)))).toEqual(
      Array.from({ length: 4 }, () => grantId),
    )
    for (const conflictingFields of [{ game: 'pgf-lantern-street' }, { turnover: '3' }, { spins: '4', stake: '1.00' }])
      await expect(freeSpinPlayer.give(conflictingFields, key)).rejects.toThrow('different reward')
  })

  it('gets an error for an invalid game, stake or other field', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    await expect(freeSpinPlayer.give({ game: 'no-such-game' })).rejects.toThrow('The brand does not offer a game')
    await expect(freeSpinPlayer.give({ game: 'evg-aurora-baccarat' })).rejects.toThrow('is not a slot')
    await runAdminCommand('set-vendor', { vendor: 'EVG', on: false })
    await expect(freeSpinPlayer.give({ game: 'evg-aurora-baccarat' })).rejects.toThrow('The brand does not offer a game')
    await runAdminCommand('set-vendor', { vendor: 'EVG', on: true })
    await expect(freeSpinPlayer.give({ stake: '0.41' })).rejects.toThrow(
      'The stake of a free spin must be one of 0.20, 0.40, 1.00, 2.00, 5.00, 10.00.',
    )
    await expect(freeSpinPlayer.give({ spins: '1001' })).rejects.toThrow('from 1 to 1000')
    await expect(freeSpinPlayer.give({ amount: '1.00' })).rejects.toThrow('one of amount, points or spins')
    for (const missing of ['game', 'stake', 'days'] as const) {
      const { [missing]: _, ...incomplete } = grantInput
      const rejectedGrant = runAdminCommand('give-reward', { username: freeSpinPlayer.username, key: createId(), change: incomplete })
      await expect(rejectedGrant).rejects.toThrow('need game, stake and days')
    }
  })

  it('cannot grant more than the limit for one operator', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer()
    await expect(freeSpinPlayer.give({ spins: '101', stake: '10.00' })).rejects.toThrow('This is worth 1010.00,')
    expect((await freeSpinPlayer.give({ spins: '100', stake: '10.00' })).amount).toBe('1000.00')
  })
})

describe('the demo vendor', () => {
  const rules = toPlayable(slot)
  const createGameContext = ({ player, session, opened }: Awaited<ReturnType<typeof createFreeSpinPlayer>>): MoneyGameContext => {
    const { secrets, catalogue } = platform.server.platform
    return {
      operator: {
        walletUrl: () => `http://127.0.0.1:${String(platform.port)}/_livery/wallet`,
        findKey: (_code, code) => getVendorKeys(secrets).getCurrentKey(getAlphaTenant(platform), code),
        game: (game) => catalogue.games[game],
        isSite: () => false,
      },
      brand: { code: 'ALPHA1', db: store.db },
      session: { player, game: 'pgf-jade-tiger' },
      money: { vendor: 'PGF', session, currency: opened.currency },
      protocol: getWalletProtocol({ category: 'RNG' }),
    }
  }

  it('plays a free spin at the granted stake, whatever the page sends, and returns the same result for a repeated round', async () => {
    const freeSpinPlayer = await createFreeSpinPlayer({ spins: '2' })
    const context = createGameContext(freeSpinPlayer)
    expect(await getMoneySessionState(context)).toMatchObject({
      credits: 10_000,
      freeSpins: { grant: freeSpinPlayer.grant, left: 2, stake: 40 },
    })
    const round = { id: createId(), playerSeed: 'mine', bet: { coin: 50 }, grant: freeSpinPlayer.grant }
    const first = await playForMoney(context, rules, round)
    expect(first).toMatchObject({ stake: 0, credits: 10_000 + first.win, freeSpins: { left: 1 } })
    const { rows } = await query<{ bet: object }>(platform, 'select bet from demo_rounds where id = $1', [round.id])
    expect(rows).toEqual([{ bet: { coin: 2 } }])
    const { freeSpins: _, ...second } = await playForMoney(context, rules, { ...round, id: createId() })
    expect(second).toMatchObject({ credits: 10_000 + first.win + second.win })
    expect(await getMoneySessionState(context)).not.toHaveProperty('freeSpins')
    expect(await playForMoney(context, rules, round)).toMatchObject({ id: first.id, win: first.win, outcome: first.outcome })
    await expect(playForMoney(context, rules, { ...round, id: createId() })).rejects.toMatchObject({ code: 'no_free_spin' })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('supports every stake that can be granted', () => {
    expect(freeSpinStakes.map((stake) => rules.prepareFreeSpin(stake)?.stake)).toEqual([...freeSpinStakes])
    expect(rules.prepareFreeSpin(41)).toBeUndefined()
  })
})

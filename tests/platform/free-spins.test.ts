import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BonusPage, Funds, GivenReward, RewardPage } from '../../src/generated/api.ts'
import { freeSpinStakes } from '../../server/modules/rewards/parse-gift.ts'
import { vendorKeysOf } from '../../server/modules/vendors/vendor-keys.ts'
import { walletProtocolOf } from '../../demo/vendor/wallet-protocol.ts'
import { playable } from '../../demo/vendor/play/game.ts'
import { slot } from '../../demo/vendor/play/slot.ts'
import { describeMoney, type MoneyTable, playForMoney } from '../../demo/vendor/play-for-money.ts'
import { alphaOf } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { createVendorClient, openGameOf, type VendorClient } from './vendor-client.ts'
import { openVendorStore } from './vendor-store.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
let vendor: VendorClient
let store: ReturnType<typeof openVendorStore>
beforeAll(async () => {
  platform = await withPlatform()
  vendor = await createVendorClient(platform, 'PGF')
  store = openVendorStore(platform.databaseUrl)
})
afterAll(async () => {
  await store.db.destroy()
  await platform.stop()
})

const id = (): string => randomUUID()
const control = (command: string, body: object = {}) => platform.control(command, { brand: 'alpha', ...body })
const isLedgerBalanced = async () => (await control('ledger-verify'))['right']
const spins = { spins: '10', game: 'pgf-jade-tiger', stake: '0.40', days: '7', 'title.EN': 'A gift' }

/** A player with 100.00 and free spins in the game that they have open. */
async function createSpinner(change: Readonly<Record<string, string>> = {}) {
  const game = await openGameOf(platform, vendor, '100.00')
  const { username, session, player, login } = game
  const give = async (more: Readonly<Record<string, string>> = {}, key = id()) =>
    (await control('give-reward', { username, key, change: { ...spins, ...more } })) as unknown as GivenReward
  const { id: grant } = await give(change)
  const call = async <T>(name: Parameters<TestPlatform['call']>[0], input: object | undefined = {}) =>
    (await platform.call(name, input as never, { host: alpha, token: login.token })).body.value as T
  const funds = () => call<Funds>('wallet.funds', undefined)
  return {
    ...game,
    give,
    grant,
    /** A bet that uses a spin, and the ids for further calls about it. */
    spin: async (more: object = {}) => {
      const bet = { transaction: id(), session, round: id(), amount: '0', grant, ...more }
      const answer = await vendor.request('bet', bet)
      return { answer, bet, name: () => ({ transaction: id(), player, round: bet.round, bet: bet.transaction }) }
    },
    vendorFreeSpins: async () => ((await vendor.request('balance', { session })) as { freeSpins?: object }).freeSpins,
    reward: async () => (await call<RewardPage>('reward.list')).rewards.find((one) => one.id === grant),
    claim: () => platform.call('reward.claim', { id: grant }, { host: alpha, token: login.token }),
    /** The main wallet. */
    money: async () => (await funds()).main,
    funds,
    bonuses: async () => (await call<BonusPage>('record.bonuses')).bonuses.filter(({ kind }) => kind === 'reward'),
    expire: () => query(platform, `update rewards set expires_at = now() - interval '1 second' where id = $1`, [grant]),
  }
}

describe('free spins', () => {
  it('are shown to the vendor and the player; each is a round without a stake whose win is cash', async () => {
    const one = await createSpinner()
    expect(await one.vendorFreeSpins()).toMatchObject({ grant: one.grant, left: 10, stake: '40' })
    const { answer, name } = await one.spin()
    expect(answer).toMatchObject({ status: 200, balance: '10000' })
    expect((await vendor.request('win', { ...name(), amount: '250' })).balance).toBe('10250')
    expect(await one.vendorFreeSpins()).toMatchObject({ left: 9 })
    expect(await one.reward()).toMatchObject({
      kind: 'free-spins',
      state: 'ready',
      amount: '4.00',
      freeSpins: { game: 'pgf-jade-tiger', vendor: 'PGF', name: 'Mãnh Hổ Ngọc Bích', stake: '0.40', count: 10, left: 9 },
    })
    expect([await one.money(), await one.bonuses(), await isLedgerBalanced()]).toEqual(['102.50', [], true])
    expect(await control('rewards', { username: one.username })).toMatchObject([
      { id: one.grant, amount: '4.00', game: 'pgf-jade-tiger', stake: '0.40', spins: 10, spinsUsed: 1 },
    ])
  })

  it('are used in order of expiry, then in the order in which they were granted', async () => {
    const one = await createSpinner()
    const later = await one.give({ days: '9' })
    const sooner = await one.give({ days: '3', spins: '4', stake: '1.00' })
    expect(await one.vendorFreeSpins()).toEqual({ grant: sooner.id, left: 4, stake: '100', endsAt: sooner.expiresAt })
    const together = '2999-12-31T12:00:00Z'
    for (const grant of [later.id, one.grant, sooner.id])
      await query(platform, 'update rewards set expires_at = $1 where id = $2', [together, grant])
    expect(await one.vendorFreeSpins()).toMatchObject({ grant: one.grant })
  })

  it('are not split like the stake before: a win after a bet of bonus money is still cash', async () => {
    const one = await createSpinner()
    await control('give-reward', { username: one.username, key: id(), change: { amount: '20.00', turnover: '20', 'title.EN': 'More' } })
    const { rewards } = (await platform.call('reward.list', {}, { host: alpha, token: one.login.token })).body.value as RewardPage
    await platform.call('reward.claim', { id: rewards[0]?.id ?? '' }, { host: alpha, token: one.login.token })
    const paid = { transaction: id(), session: one.session, round: id(), amount: '11000' }
    await vendor.request('bet', paid)
    await vendor.request('win', { transaction: id(), player: one.player, round: paid.round, bet: paid.transaction, amount: '0' })
    const { name } = await one.spin()
    await vendor.request('win', { ...name(), amount: '300' })
    expect(await one.money()).toBe('3.00')
  })

  it('are used once by a repeated bet, and by only as many of sixteen concurrent bets as there are', async () => {
    const one = await createSpinner({ spins: '3' })
    const { bet } = await one.spin()
    const retries = await Promise.all(Array.from({ length: 4 }, () => vendor.request('bet', bet)))
    expect(retries.map(({ status, balance }) => [status, balance])).toEqual(Array.from({ length: 4 }, () => [200, '10000']))
    expect((await vendor.request('bet', { transaction: bet.transaction, session: bet.session, round: bet.round, amount: '0' })).error).toBe(
      'id_used',
    )
    expect(await one.vendorFreeSpins()).toMatchObject({ left: 2 })
    const all = await Promise.all(Array.from({ length: 16 }, () => one.spin()))
    expect(all.map(({ answer }) => answer.error ?? 'taken').toSorted()).toEqual([
      ...Array.from({ length: 14 }, () => 'no_free_spin'),
      ...Array.from({ length: 2 }, () => 'taken'),
    ])
    expect(await one.vendorFreeSpins()).toBeUndefined()
    expect(await one.reward()).toMatchObject({ state: 'claimed', freeSpins: { left: 0 } })
  })

  it('are returned by a rollback, once, also the last one', async () => {
    const one = await createSpinner({ spins: '1' })
    const { name } = await one.spin()
    expect(await one.reward()).toMatchObject({ state: 'claimed' })
    for (let time = 0; time < 2; time++) expect((await vendor.request('rollback', name())).status).toBe(200)
    expect(await one.reward()).toMatchObject({ state: 'ready', freeSpins: { left: 1 } })
    expect((await one.spin()).answer.status).toBe(200)
    expect((await one.spin()).answer.error).toBe('no_free_spin')
  })

  it('expire: none is used afterwards, an open round is paid, and a returned one stays expired', async () => {
    const one = await createSpinner()
    const [open, returned] = [await one.spin(), await one.spin()]
    await one.expire()
    expect((await one.spin()).answer.error).toBe('no_free_spin')
    expect(await one.vendorFreeSpins()).toBeUndefined()
    expect((await vendor.request('win', { ...open.name(), amount: '100' })).balance).toBe('10100')
    expect((await vendor.request('rollback', returned.name())).status).toBe(200)
    expect((await one.spin()).answer.error).toBe('no_free_spin')
    expect(await one.reward()).toMatchObject({ state: 'expired', freeSpins: { left: 9 } })
  })

  it('belong to one player and game, at a fixed stake', async () => {
    const [one, other] = [await createSpinner(), await openGameOf(platform, vendor, '100.00')]
    const elsewhere = await openGameOf(platform, vendor, '100.00', { gameId: 'pgf-lantern-street' })
    for (const { session } of [other, elsewhere]) expect((await one.spin({ session })).answer.error).toBe('no_free_spin')
    const { id: theirs } = await control('give-reward', { username: elsewhere.username, key: id(), change: spins })
    expect(await vendor.request('balance', { session: elsewhere.session })).not.toHaveProperty('freeSpins')
    expect((await one.spin({ session: elsewhere.session, grant: theirs })).answer.error).toBe('no_free_spin')
    expect((await one.spin({ grant: id() })).answer.error).toBe('no_free_spin')
    for (const wrong of [{ amount: '40' }, { grant: 'none' }]) expect((await one.spin(wrong)).answer.error).toBe('bad_request')
    expect(await one.vendorFreeSpins()).toMatchObject({ left: 10 })
  })

  it('are not claimed: the call pays nothing', async () => {
    const one = await createSpinner()
    expect((await one.claim()).body.value).toMatchObject({ state: 'ready', freeSpins: { left: 10 } })
    expect([await one.money(), await one.bonuses()]).toEqual(['100.00', []])
  })
})

describe('winnings of free spins with a wagering requirement', () => {
  it('are a bonus that becomes cash once it is wagered, and that a correction reduces', async () => {
    const one = await createSpinner({ turnover: '10' })
    const { name } = await one.spin()
    expect((await vendor.request('win', { ...name(), amount: '500' })).balance).toBe('10500')
    expect(await one.bonuses()).toMatchObject([{ amount: '5.00', turnoverNeeded: '50.00', turnoverDone: '0.00', state: 'open' }])
    expect(await one.money()).toBe('100.00')
    const bet = { transaction: id(), session: one.session, round: id(), amount: '5000' }
    await vendor.request('bet', bet)
    await vendor.request('win', { transaction: id(), player: one.player, round: bet.round, bet: bet.transaction, amount: '0' })
    expect(await one.bonuses()).toMatchObject([{ turnoverDone: '50.00', state: 'converted' }])
    expect(await one.money()).toBe('55.00')
    expect((await vendor.request('resettle', { ...name(), amount: '100', revision: '1' })).balance).toBe('5100')
    expect([await one.money(), await isLedgerBalanced()]).toEqual(['51.00', true])
  })

  it('follow corrections: more adds to the bonus, less is deducted from it, and spent bonus money is no debt', async () => {
    const one = await createSpinner({ turnover: '100' })
    const { name } = await one.spin()
    await vendor.request('win', { ...name(), amount: '500' })
    const correct = async (amount: string, revision: string) => (await vendor.request('resettle', { ...name(), amount, revision })).balance
    expect(await correct('800', '1')).toBe('10800')
    expect((await one.bonuses()).map(({ amount }) => amount)).toEqual(['3.00', '5.00'])
    expect(await correct('100', '2')).toBe('10100')
    expect((await one.bonuses()).map(({ amount, state }) => [amount, state])).toEqual([
      ['3.00', 'spent'],
      ['5.00', 'open'],
    ])
    const bet = { transaction: id(), session: one.session, round: id(), amount: '10100' }
    await vendor.request('bet', bet)
    await vendor.request('win', { transaction: id(), player: one.player, round: bet.round, bet: bet.transaction, amount: '0' })
    expect(await correct('0', '3')).toBe('0')
    expect(await control('debts')).not.toContainEqual(expect.objectContaining({ username: one.username }))
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('are also deducted by a correction from bonus money on an open bet: the win of that part goes to the house account', async () => {
    const one = await createSpinner({ turnover: '100' })
    const { name } = await one.spin()
    await vendor.request('win', { ...name(), amount: '500' })
    const bet = { transaction: id(), session: one.session, round: id(), amount: '10300' }
    await vendor.request('bet', bet)
    expect(await one.funds()).toMatchObject({ main: '0.00', bonus: '2.00', bonusStaked: '3.00' })
    expect((await vendor.request('resettle', { ...name(), amount: '100', revision: '1' })).balance).toBe('0')
    expect(await one.funds()).toMatchObject({ main: '0.00', bonus: '0.00', bonusStaked: '1.00' })
    await vendor.request('win', { transaction: id(), player: one.player, round: bet.round, bet: bet.transaction, amount: '10300' })
    expect(await one.funds()).toMatchObject({ main: '100.00', bonus: '1.00', bonusStaked: '0.00' })
    expect(await isLedgerBalanced()).toBe(true)
  })
})

describe('an operator granting free spins', () => {
  it('grants them once for each key, and no other ones under the same key', async () => {
    const one = await createSpinner()
    const key = id()
    const { id: given } = await one.give({}, key)
    expect(await Promise.all(Array.from({ length: 4 }, () => one.give({}, key).then((retried) => retried.id)))).toEqual(
      Array.from({ length: 4 }, () => given),
    )
    for (const more of [{ game: 'pgf-lantern-street' }, { turnover: '3' }, { spins: '4', stake: '1.00' }])
      await expect(one.give(more, key)).rejects.toThrow('different gift')
  })

  it('gets an error about the game, the stake and the other fields', async () => {
    const one = await createSpinner()
    await expect(one.give({ game: 'no-such-game' })).rejects.toThrow('The brand does not offer a game')
    await expect(one.give({ game: 'evg-aurora-baccarat' })).rejects.toThrow('is not a slot')
    await control('set-vendor', { vendor: 'EVG', on: false })
    await expect(one.give({ game: 'evg-aurora-baccarat' })).rejects.toThrow('The brand does not offer a game')
    await control('set-vendor', { vendor: 'EVG', on: true })
    await expect(one.give({ stake: '0.41' })).rejects.toThrow(
      'The stake of a free spin must be one of 0.20, 0.40, 1.00, 2.00, 5.00, 10.00.',
    )
    await expect(one.give({ spins: '1001' })).rejects.toThrow('from 1 to 1000')
    await expect(one.give({ amount: '1.00' })).rejects.toThrow('one of amount, points or spins')
    for (const missing of ['game', 'stake', 'days'] as const) {
      const { [missing]: _, ...without } = spins
      const given = control('give-reward', { username: one.username, key: id(), change: without })
      await expect(given).rejects.toThrow('need game, stake and days')
    }
  })

  it('cannot grant more than the limit of one operator alone', async () => {
    const one = await createSpinner()
    await expect(one.give({ spins: '101', stake: '10.00' })).rejects.toThrow('This is worth 1010.00,')
    expect((await one.give({ spins: '100', stake: '10.00' })).amount).toBe('1000.00')
  })
})

describe('the demo vendor', () => {
  const rules = playable(slot)
  const createTable = ({ player, session, opened }: Awaited<ReturnType<typeof createSpinner>>): MoneyTable => {
    const { secrets, catalogue } = platform.server.platform
    return {
      operator: {
        wallet: () => `http://127.0.0.1:${String(platform.port)}/_livery/wallet`,
        keyOf: (_code, code) => vendorKeysOf(secrets).current(alphaOf(platform), code),
        game: (game) => catalogue.games[game],
        isSite: () => false,
      },
      brand: { code: 'ALPHA1', db: store.db },
      session: { player, game: 'pgf-jade-tiger' },
      money: { vendor: 'PGF', session, currency: opened.currency },
      protocol: walletProtocolOf({ category: 'RNG' }),
    }
  }

  it('plays each at the granted stake, whatever the page sends, and answers a repeated round again', async () => {
    const one = await createSpinner({ spins: '2' })
    const table = createTable(one)
    expect(await describeMoney(table)).toMatchObject({ credits: 10_000, freeSpins: { grant: one.grant, left: 2, stake: 40 } })
    const order = { id: id(), playerSeed: 'mine', bet: { coin: 50 }, grant: one.grant }
    const first = await playForMoney(table, rules, order)
    expect(first).toMatchObject({ stake: 0, credits: 10_000 + first.win, freeSpins: { left: 1 } })
    const { rows } = await query<{ bet: object }>(platform, 'select bet from demo_rounds where id = $1', [order.id])
    expect(rows).toEqual([{ bet: { coin: 2 } }])
    const { freeSpins: _, ...second } = await playForMoney(table, rules, { ...order, id: id() })
    expect(second).toMatchObject({ credits: 10_000 + first.win + second.win })
    expect(await describeMoney(table)).not.toHaveProperty('freeSpins')
    expect(await playForMoney(table, rules, order)).toMatchObject({ id: first.id, win: first.win, outcome: first.outcome })
    await expect(playForMoney(table, rules, { ...order, id: id() })).rejects.toMatchObject({ code: 'no_free_spin' })
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('plays every stake that can be granted', () => {
    expect(freeSpinStakes.map((stake) => rules.enterFree(stake)?.stake)).toEqual([...freeSpinStakes])
    expect(rules.enterFree(41)).toBeUndefined()
  })
})

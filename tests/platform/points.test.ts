import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Balance,
  PointsBalance,
  PointsConfig,
  PointsDetailPage,
  PointsRedemption,
  PointsRedemptionPage,
  PointsRewardList,
} from '../../src/generated/api.ts'
import type { CallName } from '../../src/generated/endpoints.ts'
import { auditEvents } from './audit-events.ts'
import { beginEarly } from './begin-early.ts'
import { houseAccountsOf } from './house-accounts-of.ts'
import { awardAndGetPoints } from '../../server/modules/points/earn-points.ts'
import { alphaOf, createPlayer } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, withPlatform } from './with-platform.ts'

const paymentPassword = '192837'
const brand = 'alpha'

let platform: TestPlatform
beforeAll(async () => {
  await beginEarly()
  platform = await withPlatform()
}, 240_000)
afterAll(() => platform.stop())

let made = 0

/** A player with points and a payment password, and the calls on their behalf. */
async function createCollector(points = 0) {
  /** A separate address, because attempts are limited per address. */
  const from = `127.9.${String(++made >> 8)}.${String(made & 255)}`
  const one = await createPlayer(platform, { from })
  const { username, request, read } = one
  await request('member.setPaymentPassword', { password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword })
  const grant = (some: number, key: string = randomUUID()) =>
    platform.control('grant-points', { brand, username, points: some, reason: 'A test', key })
  if (points !== 0) await grant(points)
  const confirmation = () => ({ paymentPassword, key: randomUUID() })
  return {
    ...one,
    grant,
    points: async () => (await read<PointsBalance>('points.balance')).currentPoints,
    money: async () => (await read<Balance>('wallet.balance')).sumBalance,
    redeem: (reward: string, more: object = {}) => request('points.redeem', { reward, redeemQuantity: 1, ...confirmation(), ...more }),
    convert: (some: number, more: object = {}) => request('points.convert', { points: some, ...confirmation(), ...more }),
    history: async () => (await read<PointsRedemptionPage>('points.redemptions')).redemptions,
    details: async (input: object = {}) => read<PointsDetailPage>('points.details', input),
    rewards: async () => (await read<PointsRewardList>('points.rewards')).rewards,
  }
}

const updateReward = (reward: string, change: Readonly<Record<string, string>>) =>
  platform.control('set-points-reward', { brand, reward, change })
const createReward = (reward: string, change: Readonly<Record<string, string>> = {}) =>
  updateReward(reward, { kind: 'goods', points: '100', amount: '10.00', stock: '5', 'title.EN': 'A test reward', ...change })
const fetchStock = async (reward: string): Promise<unknown> =>
  ((await platform.control('points-rewards', { brand })) as unknown as readonly { id: string; stock: number }[]).find(
    ({ id }) => id === reward,
  )?.stock
const isLedgerBalanced = async (): Promise<unknown> => (await platform.control('ledger-verify', { brand }))['right']

describe('the points operations', () => {
  const calls = [
    ['points.balance', {}, 'R-POINTS-09'],
    ['points.rewards', {}, 'R-POINTS-10'],
    ['points.redeem', { reward: 'cash-5', redeemQuantity: 1, paymentPassword, key: 'a-key-of-sixteen-signs' }, 'R-POINTS-11'],
    ['points.redemptions', {}, 'R-POINTS-12'],
    ['points.config', {}, 'R-POINTS-13'],
    ['points.details', {}, 'R-POINTS-14'],
    ['points.convert', { points: 100, paymentPassword, key: 'a-key-of-sixteen-more' }, 'R-POINTS-15'],
  ] as const
  for (const [name, input, id] of calls)
    it(`${name} is answered with a token and rejected without one (${id})`, async () => {
      const refused = await platform.callWrongly(name, input, { host: alpha })
      expect([refused.status, refused.body.code]).toEqual([401, 'not_logged_in'])
      const one = await createCollector(1000)
      expect((await one.request(name, input)).status).toBe(200)
    })
})

describe('points', () => {
  it('are earned by settled stakes, one for each ten; the remainder counts towards the next', async () => {
    const one = await createCollector()
    for (const state of ['open', 'rolled-back'] as const) await one.play(5_000, { state })
    await one.play(2_550)
    expect(await one.points()).toBe(2)
    await one.play(450)
    expect(await one.points()).toBe(3)
    expect(await one.points()).toBe(3)
    const { details } = await one.details()
    expect(details.map(({ kind, changedPoints, pointsBalance }) => [kind, changedPoints, pointsBalance])).toEqual([
      ['points-earned', 1, 3],
      ['points-earned', 2, 2],
    ])
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('are counted once for concurrent requests', async () => {
    const one = await createCollector()
    await one.play(100_000)
    expect(new Set(await Promise.all(Array.from({ length: 16 }, () => one.points())))).toEqual(new Set([100]))
    expect((await one.details()).details).toHaveLength(1)
  })

  it('belong to one brand, and are a separate currency of the ledger: money is unaffected', async () => {
    const one = await createCollector(700)
    expect([await one.points(), await one.money()]).toEqual([700, '0.00'])
    const { rows } = await query(
      platform,
      `select currency, purpose, balance from ledger_accounts where merchant = 'ALPHA1' and owner = $1 and balance > 0`,
      [one.account],
    )
    expect(rows).toEqual([{ currency: 'POINTS', purpose: 'points', balance: '700' }])
    expect(await one.read('record.movements', { period: 'today' })).toMatchObject({ movements: [] })
    const elsewhere = await platform.logIn(beta, 'player')
    const { body } = await platform.call('points.balance', undefined, { host: beta, token: elsewhere.token })
    expect(body.value).toEqual({ currentPoints: 0 })
  })

  it('are granted by the operator once for each key, and deducted no further than the balance', async () => {
    const [one, twice] = [await createCollector(), randomUUID()]
    expect(await one.grant(50, twice)).toEqual({ outcome: 'done', points: 50 })
    expect(await one.grant(50, twice)).toEqual({ outcome: 'repeated', points: 50 })
    await expect(one.grant(60, twice)).rejects.toThrow('a different transfer')
    await expect(one.grant(-51)).rejects.toThrow('insufficient')
    expect(await one.grant(-50)).toEqual({ outcome: 'done', points: 0 })
  })

  it('have a paged history that neither loses nor repeats a change', async () => {
    const one = await createCollector()
    for (const some of [1, 2, 3, 4, 5]) await one.grant(some)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await one.details({ pageSize: 2, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.details.map(({ changedPoints }) => changedPoints))
      cursor = page.next
      await one.grant(100)
    } while (cursor !== undefined)
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })
})

describe('the answers of the points operations', () => {
  it('have the balance, cost, value and use of points in nine fields (R-POINTS-04)', async () => {
    const one = await createCollector(1_000)
    await createReward('book', { requirement: '0.00' })
    await one.redeem('book')
    const members = new Set(
      (await Promise.all(['balance', 'config', 'rewards', 'redemptions', 'details'].map((call) => one.read(`points.${call}` as CallName))))
        .flatMap((answer) => Object.entries(answer as object))
        .flatMap(([name, value]) => [name, ...(Array.isArray(value) ? Object.keys(value[0] as object) : [])]),
    )
    for (const member of [
      'currentPoints',
      'pointsRatio',
      'changedPoints',
      'pointsBalance',
      'amountRequirement',
      'pointsRequirement',
      'redeemQuantity',
      'availableQuantity',
      'status',
    ])
      expect(members).toContain(member)
    const { details } = await one.read<{ details: readonly object[] }>('points.details')
    expect(details).toMatchObject([
      { kind: 'points-redeemed', changedPoints: -100, pointsBalance: 900 },
      { kind: 'points-granted', changedPoints: 1_000, pointsBalance: 1_000 },
    ])
  })

  it('have for a redemption its points, amount, state and reference number (R-POINTS-05)', async () => {
    const one = await createCollector(100)
    await createReward('cup')
    await one.redeem('cup')
    const reference: unknown = expect.stringMatching(/^P[2-9A-HJ-NP-Z]{10}$/)
    expect(await one.history()).toMatchObject([{ points: 100, amount: '10.00', status: 'process', referenceNumber: reference }])
  })

  it('have no expiry of points, and old points count like new ones (R-POINTS-16)', async () => {
    const one = await createCollector(100)
    await createReward('hat')
    await one.redeem('hat')
    const responses = await Promise.all(
      ['balance', 'config', 'rewards', 'redemptions', 'details'].map((call) => one.read(`points.${call}` as CallName)),
    )
    expect(JSON.stringify(responses)).not.toMatch(/expir|until|endsAt/i)
    const { rows } = await query<{ column_name: string }>(
      platform,
      `select column_name from information_schema.columns where table_name like 'points%' or table_name = 'ledger_accounts'`,
    )
    expect(rows.filter(({ column_name: name }) => /expir|until|ends/.test(name))).toEqual([])
  })
})

describe('redeeming a reward', () => {
  it('deducts points and stock, waits for the operator, and happens once under a key', async () => {
    const one = await createCollector(500)
    await createReward('mug')
    const key = randomUUID()
    const made = await one.redeem('mug', { redeemQuantity: 2, key })
    const redemption = made.body.value as PointsRedemption
    expect(redemption).toMatchObject({ kind: 'goods', redeemQuantity: 2, points: 200, amount: '20.00', status: 'process' })
    expect((await one.redeem('mug', { redeemQuantity: 2, key })).body.value).toEqual(redemption)
    expect((await one.redeem('mug', { redeemQuantity: 1, key })).body.code).toBe('points_key_used')
    expect([await one.points(), await fetchStock('mug'), (await one.history()).length]).toEqual([300, 3, 1])
    const other = await createCollector(500)
    expect((await other.redeem('mug', { key })).body.value).toMatchObject({ redeemQuantity: 1, points: 100 })
    expect([await other.points(), await fetchStock('mug'), (await one.history()).length]).toEqual([400, 2, 1])
  })

  it('is rejected without the payment password, and moves nothing', async () => {
    const one = await createCollector(500)
    await createReward('pen')
    const refused = await one.redeem('pen', { paymentPassword: '000000' })
    expect([refused.body.code, refused.body.fields]).toEqual(['password_wrong', { paymentPassword: { key: 'error_password_wrong' } }])
    expect([await one.points(), await fetchStock('pen')]).toEqual([500, 5])
  })

  it('reports what is missing: points, stake, stock; and deducts nothing', async () => {
    const one = await createCollector(150)
    const clock = `clock-${randomUUID().slice(0, 8)}`
    await createReward(clock, { stock: '1', requirement: '100.00' })
    const status = async () => (await one.rewards()).find(({ id }) => id === clock)?.status
    expect((await one.redeem(clock)).body.code).toBe('points_requirement')
    expect((await one.rewards()).find(({ id }) => id === clock)).toMatchObject({
      status: 'amount',
      pointsRequirement: 100,
      amountRequirement: '100.00',
      amountReached: '0.00',
      availableQuantity: 1,
    })
    await one.play(10_000)
    expect((await one.rewards()).find(({ id }) => id === clock)).toMatchObject({ amountReached: '100.00' })
    expect((await one.redeem(clock, { redeemQuantity: 2 })).body.code).toBe('points_stock')
    await updateReward(clock, { points: '161' })
    expect([await status(), (await one.redeem(clock)).body.code]).toEqual(['points', 'points_short'])
    await updateReward(clock, { points: '160' })
    expect([await status(), (await one.redeem(clock)).status]).toEqual(['open', 200])
    expect([await one.points(), await fetchStock(clock), await status()]).toEqual([0, 0, 'none'])
    await updateReward(clock, { enabled: 'off' })
    expect((await one.rewards()).some(({ id }) => id === clock)).toBe(false)
    expect((await one.redeem(clock)).body.code).toBe('not_found')
  })

  it('gives the last five to five of sixteen concurrent players, and no one pays for nothing', async () => {
    await createReward('ticket', { stock: '5' })
    const many: Awaited<ReturnType<typeof createCollector>>[] = []
    while (many.length < 16) many.push(await createCollector(100))
    const answers = await Promise.all(many.map((one) => one.redeem('ticket')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['points_stock']))
    const left = await Promise.all(many.map((one) => one.points()))
    expect([left.filter((points) => points === 0).length, left.filter((points) => points === 100).length]).toEqual([5, 11])
    expect(await fetchStock('ticket')).toBe(0)
    expect(await isLedgerBalanced()).toBe(true)
  }, 120_000)

  it('gives three to eight concurrent requests of one player with points for three', async () => {
    await createReward('sticker', { stock: '100' })
    const one = await createCollector(300)
    const answers = await Promise.all(Array.from({ length: 8 }, () => one.redeem('sticker')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect([await one.points(), await fetchStock('sticker')]).toEqual([0, 97])
    const history = (await one.history()).map(({ id }) => id)
    const page = await one.read<PointsRedemptionPage>('points.redemptions', { pageSize: 2 })
    const rest = await one.read<PointsRedemptionPage>('points.redemptions', { pageSize: 2, cursor: page.next })
    expect([page, rest].map(({ redemptions }) => redemptions.map(({ id }) => id))).toEqual([history.slice(0, 2), history.slice(2)])
    expect([history.length, rest.next]).toEqual([3, undefined])
  })

  it('pays a reward in money once when approved, and returns points and stock once when rejected, with the reason', async () => {
    const one = await createCollector(500)
    await createReward('voucher', { kind: 'money', amount: '25.00' })
    await one.redeem('voucher')
    await one.redeem('voucher', { redeemQuantity: 2 })
    expect([await one.points(), await fetchStock('voucher')]).toEqual([200, 2])
    const [second, first] = await one.history()
    const listed = async (more: object) =>
      (
        (await platform.control('redemptions', { brand, username: one.username, ...more })) as unknown as readonly { reference: string }[]
      ).map(({ reference }) => reference)
    const [early, late] = [first?.referenceNumber, second?.referenceNumber]
    expect([await listed({ state: 'process' }), await listed({}), await listed({ count: 1 })]).toEqual([
      [early, late],
      [late, early],
      [late],
    ])
    expect(await platform.control('redemptions', { brand, username: one.username, count: 1 })).toMatchObject([
      { username: one.username, state: 'process', kind: 'money', reward: 'voucher', quantity: 2, points: 200, amount: '50.00' },
    ])
    const decide = (command: string, redemption = '', more: object = {}) => platform.control(command, { brand, redemption, ...more })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => decide('approve-redemption', first?.referenceNumber)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await one.money()).toBe('25.00')
    expect([await listed({ state: 'process' }), await listed({ state: 'approved' })]).toEqual([[late], [early]])
    expect(await one.read('record.movements', { period: 'today' })).toMatchObject({
      movements: [{ purpose: 'points-reward', kind: 'bonus', way: 'in', amount: '25.00' }],
    })
    const { rows } = await query<{ id: string }>(platform, 'select id from points_redemptions where reference = $1', [
      first?.referenceNumber,
    ])
    expect(await houseAccountsOf(platform, rows[0]?.id ?? '')).toEqual(['points', 'promotions'])
    await decide('reject-redemption', second?.referenceNumber, { reason: 'Out of season.' })
    await expect(decide('reject-redemption', second?.referenceNumber, { reason: 'Again.' })).rejects.toThrow('is already rejected')
    await expect(decide('approve-redemption', second?.referenceNumber)).rejects.toThrow('is already rejected')
    expect([await one.points(), await fetchStock('voucher'), await one.money()]).toEqual([400, 4, '25.00'])
    expect((await one.details()).details[0]).toMatchObject({ kind: 'points-returned', changedPoints: 200, pointsBalance: 400 })
    expect(await one.history()).toMatchObject([{ status: 'rejected', reason: 'Out of season.' }, { status: 'approved' }])
    const waiting = await platform.control('redemptions', { brand, username: one.username, state: 'process' })
    expect(waiting).toEqual([])
    expect(await isLedgerBalanced()).toBe(true)
    expect(await auditEvents(platform, one.username, /^operator-.*(points|redemption)/)).toEqual([
      'operator-grant-points done',
      'operator-approve-redemption done',
      'operator-reject-redemption done',
    ])
  })
})

describe('the points of an account that has become a trial', () => {
  it('are not earned while it is one', async () => {
    const one = await createCollector(5)
    await one.play(10_000)
    const become = (type: number) => query(platform, 'update accounts set type = $2 where username = $1', [one.username, type])
    const owner = { site: { currency: 'VND' }, account: one.account }
    await become(4)
    await expect(awardAndGetPoints(alphaOf(platform), owner)).rejects.toMatchObject({ code: 'true_account_required' })
    const gift = { brand: 'alpha', username: one.username, points: 5, reason: 'Sorry', key: 'trial-gift', by: 'ann' }
    await expect(platform.control('grant-points', gift)).rejects.toThrow('Guest and trial accounts cannot hold money or points.')
    await become(0)
    expect(await awardAndGetPoints(alphaOf(platform), owner)).toBe(15n)
  })
})

describe('the points of a closed account', () => {
  it('are counted and granted, and pending redemptions are paid or returned', async () => {
    const one = await createCollector(300)
    await createReward('coin', { kind: 'money', amount: '7.00' })
    const redeemed = async () => ((await one.redeem('coin')).body.value as PointsRedemption).referenceNumber
    const [paid, refused] = [await redeemed(), await redeemed()]
    await one.play(10_000)
    await platform.control('disable-account', { brand, username: one.username })
    expect(await one.grant(5)).toEqual({ outcome: 'done', points: 115 })
    await platform.control('approve-redemption', { brand, redemption: paid })
    expect(await platform.control('account', { brand, username: one.username })).toMatchObject({ balance: '7.00' })
    await platform.control('reject-redemption', { brand, redemption: refused, reason: 'The account is closed.' })
    expect(await one.grant(1)).toEqual({ outcome: 'done', points: 216 })
  })
})

describe('converting points', () => {
  it('pays the wallet by the ratio, rounded down to the minor unit, and is recorded with a reference number', async () => {
    // It makes the points of all players worth more than one operator may give.
    const { approval } = await platform.control('set-points', { brand, change: { points: '3', amount: '1.00' }, by: 'Ann' })
    await platform.control('confirm-approval', { brand, approval, by: 'Ben' })
    try {
      const one = await createCollector(500)
      expect((await one.read<PointsConfig>('points.config')).pointsRatio).toEqual({ points: 3, amount: '1.00' })
      const made = (await one.convert(200)).body.value as PointsRedemption
      expect(made).toMatchObject({ kind: 'convert', points: 200, amount: '66.66', status: 'approved' })
      expect(made.referenceNumber).toMatch(/^P[2-9A-Z]{10}$/)
      expect([await one.points(), await one.money()]).toEqual([300, '66.66'])
      expect((await one.details()).details[0]).toMatchObject({ kind: 'points-converted', changedPoints: -200, pointsBalance: 300 })
      expect(await one.read('record.movements', { period: 'today' })).toMatchObject({
        movements: [{ purpose: 'points-payout', kind: 'bonus', amount: '66.66' }],
      })
    } finally {
      await platform.control('set-points', { brand, change: { points: '100', amount: '1.00' } })
    }
  })

  it('deducts nothing if the points are worth less than one minor unit', async () => {
    await platform.control('set-points', { brand, change: { points: '300' } })
    try {
      const one = await createCollector(5)
      expect((await one.convert(2)).body.fields).toEqual({ points: { key: 'error_points_few' } })
      expect([await one.points(), (await one.convert(3)).status]).toEqual([5, 200])
      expect([await one.points(), await one.money()]).toEqual([2, '0.01'])
    } finally {
      await platform.control('set-points', { brand, change: { points: '100' } })
    }
  })

  it('happens once under a key, and never beyond the balance, also for eight concurrent requests', async () => {
    const one = await createCollector(1_000)
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 8 }, () => one.convert(400, { key })))
    expect(new Set(same.map(({ text }) => text)).size).toBe(1)
    expect([await one.points(), await one.money()]).toEqual([600, '4.00'])
    const others = await Promise.all(Array.from({ length: 8 }, () => one.convert(200)))
    expect(others.filter(({ status }) => status === 200)).toHaveLength(3)
    expect([await one.points(), await one.money()]).toEqual([0, '10.00'])
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('is rejected without the payment password', async () => {
    const one = await createCollector(100)
    expect((await one.convert(100, { paymentPassword: '000000' })).body.code).toBe('password_wrong')
    expect(await one.points()).toBe(100)
  })
})

describe('the operator’s settings', () => {
  it('are validated: no unknown field, no unknown kind, no incomplete reward', async () => {
    await expect(updateReward('lamp', { stock: '5' })).rejects.toThrow('There is no reward \\"lamp\\"')
    await expect(createReward('lamp', { kind: 'light' })).rejects.toThrow('money or goods')
    await expect(createReward('lamp', { price: '5' })).rejects.toThrow('cannot be set')
    await expect(platform.control('set-points', { brand, change: { points: '0' } })).rejects.toThrow('whole number from 1')
    expect(await platform.control('set-points', { brand, change: { turnover: 'none' } })).toMatchObject({ turnover: 'none' })
    const one = await createCollector()
    await one.play(100_000)
    expect(await one.points()).toBe(0)
    expect(await one.read('points.config')).toEqual({ pointsRatio: { points: 100, amount: '1.00' } })
    await platform.control('set-points', { brand, change: { turnover: '10.00' } })
    expect(await one.points()).toBe(100)
    expect(await one.read('points.config')).toEqual({ pointsRatio: { points: 100, amount: '1.00' }, turnover: '10.00' })
  })

  it('of a reward are shown with every field and the current stock; another brand is unaffected', async () => {
    const elsewhere = () => platform.control('points-rewards', { brand: 'beta' })
    const before = await elsewhere()
    const lamp = {
      id: 'lamp',
      kind: 'goods',
      enabled: true,
      order: 1000,
      points: 100,
      amount: '10.00',
      requirement: '0.00',
      stock: 5,
      titles: { EN: 'A test reward' },
    }
    expect(await createReward('lamp')).toEqual(lamp)
    const change = { points: '120', amount: '11.00', requirement: '3.00', stock: '6', order: '1', 'title.TY': 'Cái đèn' }
    const after = { ...lamp, points: 120, amount: '11.00', requirement: '3.00', stock: 6, order: 1 }
    expect(await updateReward('lamp', change)).toEqual({ ...after, titles: { EN: 'A test reward', TY: 'Cái đèn' } })
    const one = await createCollector()
    expect((await one.rewards())[0]?.id).toBe('lamp')
    const goods = async () => (await one.rewards()).find(({ id }) => id === 'headphones')
    const { title: former, ...kept } = (await goods()) ?? { title: '' }
    await updateReward('headphones', { 'title.EN': 'Headphones', 'title.TY': 'Tai nghe' })
    expect(await goods()).toEqual({ ...kept, note: expect.any(String) as string, title: expect.not.stringMatching(former) as string })
    await updateReward('cash-5', { points: '460' })
    await updateReward('cash-5', { points: '450' })
    expect(await elsewhere()).toEqual(before)
    expect(await platform.control('points', { brand: 'beta' })).toEqual({ points: 100, amount: '1.000000', turnover: '10.000000' })
    expect(await updateReward('lamp', { stock: '0', enabled: 'off' })).toMatchObject({ stock: 0, enabled: false })
    await platform.control('set-points', { brand, change: { turnover: '10.00' } })
    expect((await auditEvents(platform, null, /points/)).slice(-2)).toEqual(['operator-set-points-reward done', 'operator-set-points done'])
  })
})

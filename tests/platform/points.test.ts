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
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import { listHouseAccounts } from './list-house-accounts.ts'
import { awardAndGetPoints } from '../../server/modules/points/earn-points.ts'
import { getAlphaTenant, createPlayer } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

const paymentPassword = '192837'
const brand = 'alpha'

let platform: TestPlatform
beforeAll(async () => {
  await avoidMidnight()
  platform = await startTestPlatform()
})
afterAll(() => platform.stop())

let createdCount = 0

/** Creates a player with points and a payment password, with functions that make API calls as this player. */
async function createCollector(points = 0) {
  // A separate client address, because attempts to log in or enter a payment password are limited per address.
  const from = `127.9.${String(++createdCount >> 8)}.${String(createdCount & 255)}`
  const player = await createPlayer(platform, { from })
  const { username, request, read } = player
  await request('member.setPaymentPassword', { password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword })
  const grant = (pointCount: number, key: string = randomUUID()) =>
    platform.runAdminCommand('grant-points', { brand, username, points: pointCount, reason: 'A test', key })
  if (points !== 0) await grant(points)
  const createConfirmation = () => ({ paymentPassword, key: randomUUID() })
  return {
    ...player,
    grant,
    fetchPoints: async () => (await read<PointsBalance>('points.balance')).currentPoints,
    fetchBalance: async () => (await read<Balance>('wallet.balance')).sumBalance,
    redeem: (reward: string, overrides: object = {}) =>
      request('points.redeem', { reward, redeemQuantity: 1, ...createConfirmation(), ...overrides }),
    convert: (pointCount: number, overrides: object = {}) =>
      request('points.convert', { points: pointCount, ...createConfirmation(), ...overrides }),
    listRedemptions: async () => (await read<PointsRedemptionPage>('points.redemptions')).redemptions,
    fetchDetails: async (input: object = {}) => read<PointsDetailPage>('points.details', input),
    listRewards: async () => (await read<PointsRewardList>('points.rewards')).rewards,
  }
}

const updateReward = (reward: string, change: Readonly<Record<string, string>>) =>
  platform.runAdminCommand('set-points-reward', { brand, reward, change })
const createReward = (reward: string, change: Readonly<Record<string, string>> = {}) =>
  updateReward(reward, { kind: 'goods', points: '100', amount: '10.00', stock: '5', 'title.EN': 'A test reward', ...change })
const fetchStock = async (reward: string): Promise<unknown> =>
  ((await platform.runAdminCommand('points-rewards', { brand })) as unknown as readonly { id: string; stock: number }[]).find(
    ({ id }) => id === reward,
  )?.stock
const isLedgerBalanced = async (): Promise<unknown> => (await platform.runAdminCommand('ledger-verify', { brand }))['passed']

describe('the points operations', () => {
  const operations = [
    ['points.balance', {}, 'R-POINTS-09'],
    ['points.rewards', {}, 'R-POINTS-10'],
    ['points.redeem', { reward: 'cash-5', redeemQuantity: 1, paymentPassword, key: 'first-idempotency-key' }, 'R-POINTS-11'],
    ['points.redemptions', {}, 'R-POINTS-12'],
    ['points.config', {}, 'R-POINTS-13'],
    ['points.details', {}, 'R-POINTS-14'],
    ['points.convert', { points: 100, paymentPassword, key: 'second-idempotency-key' }, 'R-POINTS-15'],
  ] as const
  for (const [name, input, id] of operations)
    it(`${name} is answered with a token and rejected without one (${id})`, async () => {
      const rejectedResponse = await platform.callUnchecked(name, input, { host: alpha })
      expect([rejectedResponse.status, rejectedResponse.body.code]).toEqual([401, 'not_logged_in'])
      const collector = await createCollector(1000)
      expect((await collector.request(name, input)).status).toBe(200)
    })
})

describe('points', () => {
  it('are earned by settled stakes, one for each ten; the remainder counts towards the next', async () => {
    const collector = await createCollector()
    for (const state of ['open', 'rolled-back'] as const) await collector.play(5_000, { state })
    await collector.play(2_550)
    expect(await collector.fetchPoints()).toBe(2)
    await collector.play(450)
    expect(await collector.fetchPoints()).toBe(3)
    expect(await collector.fetchPoints()).toBe(3)
    const { details } = await collector.fetchDetails()
    expect(details.map(({ kind, changedPoints, pointsBalance }) => [kind, changedPoints, pointsBalance])).toEqual([
      ['points-earned', 1, 3],
      ['points-earned', 2, 2],
    ])
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('are counted once for concurrent requests', async () => {
    const collector = await createCollector()
    await collector.play(100_000)
    expect(new Set(await Promise.all(Array.from({ length: 16 }, () => collector.fetchPoints())))).toEqual(new Set([100]))
    expect((await collector.fetchDetails()).details).toHaveLength(1)
  })

  it('belong to one brand, and are a separate currency of the ledger: money is unaffected', async () => {
    const collector = await createCollector(700)
    expect([await collector.fetchPoints(), await collector.fetchBalance()]).toEqual([700, '0.00'])
    const { rows } = await query(
      platform,
      `select currency, purpose, balance from ledger_accounts where merchant = 'ALPHA1' and owner = $1 and balance > 0`,
      [collector.account],
    )
    expect(rows).toEqual([{ currency: 'POINTS', purpose: 'points', balance: '700' }])
    expect(await collector.read('record.movements', { period: 'today' })).toMatchObject({ movements: [] })
    const otherBrandLogin = await platform.logIn(beta, 'player')
    const { body } = await platform.call('points.balance', undefined, { host: beta, token: otherBrandLogin.token })
    expect(body.value).toEqual({ currentPoints: 0 })
  })

  it('are granted by the operator once for each key, and deducted no further than the balance', async () => {
    const [collector, grantKey] = [await createCollector(), randomUUID()]
    expect(await collector.grant(50, grantKey)).toEqual({ outcome: 'done', points: 50 })
    expect(await collector.grant(50, grantKey)).toEqual({ outcome: 'repeated', points: 50 })
    await expect(collector.grant(60, grantKey)).rejects.toThrow('a different transfer')
    await expect(collector.grant(-51)).rejects.toThrow('insufficient')
    expect(await collector.grant(-50)).toEqual({ outcome: 'done', points: 0 })
  })

  it('have a paged history that neither loses nor repeats a change', async () => {
    const collector = await createCollector()
    for (const pointCount of [1, 2, 3, 4, 5]) await collector.grant(pointCount)
    const pagedChanges: number[] = []
    let cursor: string | undefined
    do {
      const page = await collector.fetchDetails({ pageSize: 2, ...(cursor !== undefined && { cursor }) })
      pagedChanges.push(...page.details.map(({ changedPoints }) => changedPoints))
      cursor = page.next
      await collector.grant(100)
    } while (cursor !== undefined)
    expect(pagedChanges).toEqual([5, 4, 3, 2, 1])
  })
})

describe('the responses of the points operations', () => {
  it('contain the balance, cost, value and use of points in nine fields (R-POINTS-04)', async () => {
    const collector = await createCollector(1_000)
    await createReward('book', { requiredStakes: '0.00' })
    await collector.redeem('book')
    const fieldNames = new Set(
      (
        await Promise.all(
          ['balance', 'config', 'rewards', 'redemptions', 'details'].map((call) => collector.read(`points.${call}` as EndpointName)),
        )
      )
        .flatMap((response) => Object.entries(response as object))
        .flatMap(([name, value]) => [name, ...(Array.isArray(value) ? Object.keys(value[0] as object) : [])]),
    )
    for (const fieldName of [
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
      expect(fieldNames).toContain(fieldName)
    const { details } = await collector.read<{ details: readonly object[] }>('points.details')
    expect(details).toMatchObject([
      { kind: 'points-redeemed', changedPoints: -100, pointsBalance: 900 },
      { kind: 'points-granted', changedPoints: 1_000, pointsBalance: 1_000 },
    ])
  })

  it('contain the points, amount, state and reference number of a redemption (R-POINTS-05)', async () => {
    const collector = await createCollector(100)
    await createReward('cup')
    await collector.redeem('cup')
    const reference: unknown = expect.stringMatching(/^P[2-9A-HJ-NP-Z]{10}$/)
    expect(await collector.listRedemptions()).toMatchObject([
      { points: 100, amount: '10.00', status: 'process', referenceNumber: reference },
    ])
  })

  it('contain no expiry of points, and the database stores none (R-POINTS-16)', async () => {
    const collector = await createCollector(100)
    await createReward('hat')
    await collector.redeem('hat')
    const responses = await Promise.all(
      ['balance', 'config', 'rewards', 'redemptions', 'details'].map((call) => collector.read(`points.${call}` as EndpointName)),
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
  it('deducts points and stock, is pending until the operator decides, and happens once per key', async () => {
    const collector = await createCollector(500)
    await createReward('mug')
    const key = randomUUID()
    const response = await collector.redeem('mug', { redeemQuantity: 2, key })
    const redemption = response.body.value as PointsRedemption
    expect(redemption).toMatchObject({ kind: 'goods', redeemQuantity: 2, points: 200, amount: '20.00', status: 'process' })
    expect((await collector.redeem('mug', { redeemQuantity: 2, key })).body.value).toEqual(redemption)
    expect((await collector.redeem('mug', { redeemQuantity: 1, key })).body.code).toBe('points_key_used')
    expect([await collector.fetchPoints(), await fetchStock('mug'), (await collector.listRedemptions()).length]).toEqual([300, 3, 1])
    const otherCollector = await createCollector(500)
    expect((await otherCollector.redeem('mug', { key })).body.value).toMatchObject({ redeemQuantity: 1, points: 100 })
    expect([await otherCollector.fetchPoints(), await fetchStock('mug'), (await collector.listRedemptions()).length]).toEqual([400, 2, 1])
  })

  it('is rejected without the payment password, and deducts nothing', async () => {
    const collector = await createCollector(500)
    await createReward('pen')
    const rejectedResponse = await collector.redeem('pen', { paymentPassword: '000000' })
    expect([rejectedResponse.body.code, rejectedResponse.body.fields]).toEqual([
      'password_wrong',
      { paymentPassword: { key: 'error_password_wrong' } },
    ])
    expect([await collector.fetchPoints(), await fetchStock('pen')]).toEqual([500, 5])
  })

  it('reports what is missing: points, stake, stock; and deducts nothing', async () => {
    const collector = await createCollector(150)
    const clock = `clock-${randomUUID().slice(0, 8)}`
    await createReward(clock, { stock: '1', requiredStakes: '100.00' })
    const fetchRewardStatus = async () => (await collector.listRewards()).find(({ id }) => id === clock)?.status
    expect((await collector.redeem(clock)).body.code).toBe('points_requirement')
    expect((await collector.listRewards()).find(({ id }) => id === clock)).toMatchObject({
      status: 'amount',
      pointsRequirement: 100,
      amountRequirement: '100.00',
      amountReached: '0.00',
      availableQuantity: 1,
    })
    await collector.play(10_000)
    expect((await collector.listRewards()).find(({ id }) => id === clock)).toMatchObject({ amountReached: '100.00' })
    expect((await collector.redeem(clock, { redeemQuantity: 2 })).body.code).toBe('points_stock')
    await updateReward(clock, { points: '161' })
    expect([await fetchRewardStatus(), (await collector.redeem(clock)).body.code]).toEqual(['points', 'points_insufficient'])
    await updateReward(clock, { points: '160' })
    expect([await fetchRewardStatus(), (await collector.redeem(clock)).status]).toEqual(['open', 200])
    expect([await collector.fetchPoints(), await fetchStock(clock), await fetchRewardStatus()]).toEqual([0, 0, 'none'])
    await updateReward(clock, { enabled: 'off' })
    expect((await collector.listRewards()).some(({ id }) => id === clock)).toBe(false)
    expect((await collector.redeem(clock)).body.code).toBe('not_found')
  })

  it('gives the last five units in stock to five of sixteen concurrent players, and deducts no points from the others', async () => {
    await createReward('ticket', { stock: '5' })
    const collectors: Awaited<ReturnType<typeof createCollector>>[] = []
    while (collectors.length < 16) collectors.push(await createCollector(100))
    const responses = await Promise.all(collectors.map((collector) => collector.redeem('ticket')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['points_stock']))
    const pointsLeft = await Promise.all(collectors.map((collector) => collector.fetchPoints()))
    expect([pointsLeft.filter((points) => points === 0).length, pointsLeft.filter((points) => points === 100).length]).toEqual([5, 11])
    expect(await fetchStock('ticket')).toBe(0)
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('succeeds for three of eight concurrent requests of one player with points for three', async () => {
    await createReward('sticker', { stock: '100' })
    const collector = await createCollector(300)
    const responses = await Promise.all(Array.from({ length: 8 }, () => collector.redeem('sticker')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect([await collector.fetchPoints(), await fetchStock('sticker')]).toEqual([0, 97])
    const history = (await collector.listRedemptions()).map(({ id }) => id)
    const page = await collector.read<PointsRedemptionPage>('points.redemptions', { pageSize: 2 })
    const rest = await collector.read<PointsRedemptionPage>('points.redemptions', { pageSize: 2, cursor: page.next })
    expect([page, rest].map(({ redemptions }) => redemptions.map(({ id }) => id))).toEqual([history.slice(0, 2), history.slice(2)])
    expect([history.length, rest.next]).toEqual([3, undefined])
  })

  it('pays a reward in money once when approved, and returns points and stock once when rejected, with the reason', async () => {
    const collector = await createCollector(500)
    await createReward('voucher', { kind: 'money', amount: '25.00' })
    await collector.redeem('voucher')
    await collector.redeem('voucher', { redeemQuantity: 2 })
    expect([await collector.fetchPoints(), await fetchStock('voucher')]).toEqual([200, 2])
    const [second, first] = await collector.listRedemptions()
    const listReferences = async (overrides: object) =>
      (
        (await platform.runAdminCommand('redemptions', { brand, username: collector.username, ...overrides })) as unknown as readonly {
          reference: string
        }[]
      ).map(({ reference }) => reference)
    const [firstReference, secondReference] = [first?.referenceNumber, second?.referenceNumber]
    expect([await listReferences({ state: 'process' }), await listReferences({}), await listReferences({ count: 1 })]).toEqual([
      [firstReference, secondReference],
      [secondReference, firstReference],
      [secondReference],
    ])
    expect(await platform.runAdminCommand('redemptions', { brand, username: collector.username, count: 1 })).toMatchObject([
      { username: collector.username, state: 'process', kind: 'money', reward: 'voucher', quantity: 2, points: 200, amount: '50.00' },
    ])
    const decide = (command: string, redemption = '', overrides: object = {}) =>
      platform.runAdminCommand(command, { brand, redemption, ...overrides })
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => decide('approve-redemption', first?.referenceNumber)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await collector.fetchBalance()).toBe('25.00')
    expect([await listReferences({ state: 'process' }), await listReferences({ state: 'approved' })]).toEqual([
      [secondReference],
      [firstReference],
    ])
    expect(await collector.read('record.movements', { period: 'today' })).toMatchObject({
      movements: [{ purpose: 'points-reward', kind: 'bonus', direction: 'in', amount: '25.00' }],
    })
    const { rows } = await query<{ id: string }>(platform, 'select id from points_redemptions where reference = $1', [
      first?.referenceNumber,
    ])
    expect(await listHouseAccounts(platform, rows[0]?.id ?? '')).toEqual(['points', 'promotions'])
    await decide('reject-redemption', second?.referenceNumber, { reason: 'Out of season.' })
    await expect(decide('reject-redemption', second?.referenceNumber, { reason: 'Again.' })).rejects.toThrow('is already rejected')
    await expect(decide('approve-redemption', second?.referenceNumber)).rejects.toThrow('is already rejected')
    expect([await collector.fetchPoints(), await fetchStock('voucher'), await collector.fetchBalance()]).toEqual([400, 4, '25.00'])
    expect((await collector.fetchDetails()).details[0]).toMatchObject({ kind: 'points-returned', changedPoints: 200, pointsBalance: 400 })
    expect(await collector.listRedemptions()).toMatchObject([{ status: 'rejected', reason: 'Out of season.' }, { status: 'approved' }])
    const pendingRedemptions = await platform.runAdminCommand('redemptions', { brand, username: collector.username, state: 'process' })
    expect(pendingRedemptions).toEqual([])
    expect(await isLedgerBalanced()).toBe(true)
    expect(await listAuditEvents(platform, collector.username, /^operator-.*(points|redemption)/)).toEqual([
      'operator-grant-points done',
      'operator-approve-redemption done',
      'operator-reject-redemption done',
    ])
  })
})

describe('the points of an account that has become a trial account', () => {
  it('are neither earned nor granted until it is a player account again', async () => {
    const collector = await createCollector(5)
    await collector.play(10_000)
    const setType = (type: number) => query(platform, 'update accounts set type = $2 where username = $1', [collector.username, type])
    const owner = { site: { currency: 'VND' }, account: collector.account }
    await setType(4)
    await expect(awardAndGetPoints(getAlphaTenant(platform), owner)).rejects.toMatchObject({ code: 'real_account_required' })
    const gift = { brand: 'alpha', username: collector.username, points: 5, reason: 'Sorry', key: 'trial-gift', by: 'ann' }
    await expect(platform.runAdminCommand('grant-points', gift)).rejects.toThrow('Guest and trial accounts cannot hold money or points.')
    await setType(0)
    expect(await awardAndGetPoints(getAlphaTenant(platform), owner)).toBe(15n)
  })
})

describe('the points of a closed account', () => {
  it('are counted and granted, and pending redemptions are paid or returned', async () => {
    const collector = await createCollector(300)
    await createReward('coin', { kind: 'money', amount: '7.00' })
    const redeemCoin = async () => ((await collector.redeem('coin')).body.value as PointsRedemption).referenceNumber
    const [approvedReference, rejectedReference] = [await redeemCoin(), await redeemCoin()]
    await collector.play(10_000)
    await platform.runAdminCommand('disable-account', { brand, username: collector.username })
    expect(await collector.grant(5)).toEqual({ outcome: 'done', points: 115 })
    await platform.runAdminCommand('approve-redemption', { brand, redemption: approvedReference })
    expect(await platform.runAdminCommand('account', { brand, username: collector.username })).toMatchObject({ balance: '7.00' })
    await platform.runAdminCommand('reject-redemption', { brand, redemption: rejectedReference, reason: 'The account is closed.' })
    expect(await collector.grant(1)).toEqual({ outcome: 'done', points: 216 })
  })
})

describe('converting points', () => {
  it('pays the wallet by the ratio, rounded down to the minor unit, and is recorded with a reference number', async () => {
    // The change needs approval, because it raises the value of all points by more than the limit of a single operator.
    const { approval } = await platform.runAdminCommand('set-points', { brand, change: { points: '3', amount: '1.00' }, by: 'Ann' })
    await platform.runAdminCommand('confirm-approval', { brand, approval, by: 'Ben' })
    try {
      const collector = await createCollector(500)
      expect((await collector.read<PointsConfig>('points.config')).pointsRatio).toEqual({ points: 3, amount: '1.00' })
      const conversion = (await collector.convert(200)).body.value as PointsRedemption
      expect(conversion).toMatchObject({ kind: 'convert', points: 200, amount: '66.66', status: 'approved' })
      expect(conversion.referenceNumber).toMatch(/^P[2-9A-Z]{10}$/)
      expect([await collector.fetchPoints(), await collector.fetchBalance()]).toEqual([300, '66.66'])
      expect((await collector.fetchDetails()).details[0]).toMatchObject({
        kind: 'points-converted',
        changedPoints: -200,
        pointsBalance: 300,
      })
      expect(await collector.read('record.movements', { period: 'today' })).toMatchObject({
        movements: [{ purpose: 'points-payout', kind: 'bonus', amount: '66.66' }],
      })
    } finally {
      await platform.runAdminCommand('set-points', { brand, change: { points: '100', amount: '1.00' } })
    }
  })

  it('deducts nothing if the points are worth less than one minor unit', async () => {
    await platform.runAdminCommand('set-points', { brand, change: { points: '300' } })
    try {
      const collector = await createCollector(5)
      expect((await collector.convert(2)).body.fields).toEqual({ points: { key: 'error_points_few' } })
      expect([await collector.fetchPoints(), (await collector.convert(3)).status]).toEqual([5, 200])
      expect([await collector.fetchPoints(), await collector.fetchBalance()]).toEqual([2, '0.01'])
    } finally {
      await platform.runAdminCommand('set-points', { brand, change: { points: '100' } })
    }
  })

  it('happens once per key, and never beyond the balance, also for eight concurrent requests', async () => {
    const collector = await createCollector(1_000)
    const key = randomUUID()
    const repeatedResponses = await Promise.all(Array.from({ length: 8 }, () => collector.convert(400, { key })))
    expect(new Set(repeatedResponses.map(({ text }) => text)).size).toBe(1)
    expect([await collector.fetchPoints(), await collector.fetchBalance()]).toEqual([600, '4.00'])
    const otherResponses = await Promise.all(Array.from({ length: 8 }, () => collector.convert(200)))
    expect(otherResponses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect([await collector.fetchPoints(), await collector.fetchBalance()]).toEqual([0, '10.00'])
    expect(await isLedgerBalanced()).toBe(true)
  })

  it('is rejected without the payment password', async () => {
    const collector = await createCollector(100)
    expect((await collector.convert(100, { paymentPassword: '000000' })).body.code).toBe('password_wrong')
    expect(await collector.fetchPoints()).toBe(100)
  })
})

describe('the operator’s settings', () => {
  it('are validated: no unknown field, no unknown kind, no incomplete reward', async () => {
    await expect(updateReward('lamp', { stock: '5' })).rejects.toThrow('There is no reward \\"lamp\\"')
    await expect(createReward('lamp', { kind: 'light' })).rejects.toThrow('money or goods')
    await expect(createReward('lamp', { price: '5' })).rejects.toThrow('cannot be set')
    await expect(platform.runAdminCommand('set-points', { brand, change: { points: '0' } })).rejects.toThrow('whole number from 1')
    expect(await platform.runAdminCommand('set-points', { brand, change: { turnover: 'none' } })).toMatchObject({ turnover: 'none' })
    const collector = await createCollector()
    await collector.play(100_000)
    expect(await collector.fetchPoints()).toBe(0)
    expect(await collector.read('points.config')).toEqual({ pointsRatio: { points: 100, amount: '1.00' } })
    await platform.runAdminCommand('set-points', { brand, change: { turnover: '10.00' } })
    expect(await collector.fetchPoints()).toBe(100)
    expect(await collector.read('points.config')).toEqual({ pointsRatio: { points: 100, amount: '1.00' }, turnover: '10.00' })
  })

  it('of a reward are shown with every field and the current stock; another brand is unaffected', async () => {
    const fetchOtherBrand = () => platform.runAdminCommand('points-rewards', { brand: 'beta' })
    const before = await fetchOtherBrand()
    const lamp = {
      id: 'lamp',
      kind: 'goods',
      enabled: true,
      order: 1000,
      points: 100,
      amount: '10.00',
      requiredStakes: '0.00',
      stock: 5,
      titles: { EN: 'A test reward' },
    }
    expect(await createReward('lamp')).toEqual(lamp)
    const change = { points: '120', amount: '11.00', requiredStakes: '3.00', stock: '6', order: '1', 'title.TY': 'Cái đèn' }
    const after = { ...lamp, points: 120, amount: '11.00', requiredStakes: '3.00', stock: 6, order: 1 }
    expect(await updateReward('lamp', change)).toEqual({ ...after, titles: { EN: 'A test reward', TY: 'Cái đèn' } })
    const collector = await createCollector()
    expect((await collector.listRewards())[0]?.id).toBe('lamp')
    const findHeadphones = async () => (await collector.listRewards()).find(({ id }) => id === 'headphones')
    const { title: previousTitle, ...unchangedFields } = (await findHeadphones()) ?? { title: '' }
    await updateReward('headphones', { 'title.EN': 'Headphones', 'title.TY': 'Tai nghe' })
    expect(await findHeadphones()).toEqual({
      ...unchangedFields,
      note: expect.any(String) as string,
      title: expect.not.stringMatching(previousTitle) as string,
    })
    await updateReward('cash-5', { points: '460' })
    await updateReward('cash-5', { points: '450' })
    expect(await fetchOtherBrand()).toEqual(before)
    expect(await platform.runAdminCommand('points', { brand: 'beta' })).toEqual({ points: 100, amount: '1.000000', turnover: '10.000000' })
    expect(await updateReward('lamp', { stock: '0', enabled: 'off' })).toMatchObject({ stock: 0, enabled: false })
    await platform.runAdminCommand('set-points', { brand, change: { turnover: '10.00' } })
    expect((await listAuditEvents(platform, null, /points/)).slice(-2)).toEqual([
      'operator-set-points-reward done',
      'operator-set-points done',
    ])
  })
})

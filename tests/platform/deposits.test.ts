import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import pg from 'pg'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BonusPage, Deposit, DepositOffer, DepositRequestBody, LoginResult } from '../../src/generated/api.ts'
import { getMaxAmount } from '../../src/engine/rules/money/max-amount.ts'
import { signMessage } from '../../server/integrations/sign-message.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, testSecretKey, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let client: pg.Client
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

const gateway = 'pay.test'
const gatewayKey = Buffer.from(hkdfSync('sha256', testSecretKey, '', 'gateway', 32))
let nameCounter = 0
const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
const fetchBalance = async (username: string) => (await runAdminCommand('account', { username }))['balance']

/** Creates a player, and returns functions that request and fetch deposits as this player. */
async function createDepositor() {
  const username = `depositor${String(++nameCounter)}`
  await runAdminCommand('create-account', { username, type: 0, password: testPassword })
  const { token } = await platform.logIn(alpha, username, testPassword)
  const headers = { 'x-forwarded-for': `10.8.0.${String(nameCounter % 250)}` }
  const before = await fetchBalance(username)
  const call = (name: Parameters<TestPlatform['call']>[0], input: object | undefined) =>
    platform.callUnchecked(name, input, { host: alpha, token, headers })
  const request = async (overrides: Partial<DepositRequestBody> = {}) =>
    call('deposit.request', { channel: 'qr', amount: '100.00', key: `deposit-of-tests-${String(++nameCounter)}`, ...overrides })
  const requestDeposit = async (overrides: Partial<DepositRequestBody> = {}) => (await request(overrides)).body.value as Deposit
  const fetchDeposit = async ({ id }: Pick<Deposit, 'id'>) => (await call('deposit.one', { id })).body.value as Deposit
  const listOfferedBonuses = async () =>
    ((await call('deposit.channels', undefined)).body.value as DepositOffer).bonuses.map(({ id }) => id)
  const getBalance = () => fetchBalance(username)
  return { username, token, call, request, requestDeposit, fetchDeposit, listOfferedBonuses, getBalance, before }
}

const getGatewayPath = ({ payUrl = '' }: Deposit) => new URL(payUrl).pathname
/** Submits the payment form of the demo gateway with an outcome. */
const submitGatewayForm = (deposit: Deposit, outcome: string, overrides: Record<string, string> = {}) =>
  platform.send('POST', getGatewayPath(deposit), {
    host: gateway,
    body: new URLSearchParams({ outcome, ...overrides }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Moves the deadline of a deposit into the past. */
async function expireDeposit({ id }: Deposit): Promise<void> {
  await client.query("update deposits set expires_at = now() - interval '1 second' where id = $1", [id])
}

interface NoticeFields {
  readonly payment?: string
  readonly status?: 'paid' | 'failed'
  readonly amount?: string
  readonly currency?: string
  readonly merchant?: string
}

/** Sends the platform a notice as the gateway. */
function sendNotice({ id }: Pick<Deposit, 'id'>, fields: NoticeFields, signing: { readonly key?: Buffer; readonly time?: number } = {}) {
  const notice = {
    merchant: 'ALPHA1',
    order: id,
    payment: randomUUID(),
    status: 'paid',
    amount: '10000',
    currency: 'VND',
    at: new Date().toISOString(),
    ...fields,
  }
  const body = JSON.stringify(notice)
  const time = String(signing.time ?? Date.now())
  const signature = createHmac('sha256', signing.key ?? gatewayKey)
    .update(`${time}\nPOST /_gateway/notice\n${body}`)
    .digest('hex')
  return platform.send('POST', '/_gateway/notice', {
    host: 'anything.test',
    body,
    headers: { 'x-gateway-time': time, 'x-gateway-signature': signature },
  })
}

const assertLedgerBalanced = async () =>
  expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true, sums: { VND: '0' } })
const waitUntil = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 60_000, interval: 100 })

describe('deposit channels', () => {
  it('are listed in order if they are enabled and allowed for the account type, with limits, fees, units and bonuses', async () => {
    const { call, listOfferedBonuses, request } = await createDepositor()
    const { channels, bonuses, open } = (await call('deposit.channels', undefined)).body.value as DepositOffer
    expect(channels.map(({ id }) => id)).toEqual(['bank', 'qr', 'wallet', 'crypto', 'voucher'])
    expect(channels.find(({ id }) => id === 'wallet')).toMatchObject({
      min: '50.00',
      max: '10000.00',
      fee: { percent: '1.50', fixed: '0.00' },
      gateway: true,
    })
    expect(channels[0]).toMatchObject({ proof: 'optional', gateway: false, minutes: 1440, amounts: ['100', '500', '1000', '5000'] })
    expect(channels[3]).toMatchObject({ fee: { percent: '0.00', fixed: '1.00' }, unit: { code: 'USDT', exponent: 6, rate: '25.40' } })
    expect(bonuses[1]).toMatchObject({ percent: '10.00', maxBonus: '100.00', minDeposit: '100.00', turnover: 5, days: 14 })
    expect(bonuses[2]).toMatchObject({ minDeposit: '0.00' })
    expect(bonuses[2]).not.toHaveProperty('days')
    expect(bonuses.map(({ id }) => id)).toEqual(['first', 'reload', 'single'])
    expect(open).toEqual([])
    await runAdminCommand('set-deposit-channel', { channel: 'voucher', change: { enabled: 'off' } })
    const offerWithoutVoucher = (await call('deposit.channels', undefined)).body.value as DepositOffer
    expect(offerWithoutVoucher.channels.map(({ id }) => id)).not.toContain('voucher')
    await runAdminCommand('set-value', { path: 'deposits.bonuses.single.enabled', value: 'false' })
    expect(await listOfferedBonuses()).toEqual(['first', 'reload'])
    expect((await request({ bonus: 'single' })).body.fields).toEqual({ bonus: { key: 'error_deposit_bonus' } })
    await runAdminCommand('set-value', { path: 'deposits.bonuses.single.enabled', value: 'true' })
    const agentToken = (await platform.logIn(alpha, 'agent')).token
    await runAdminCommand('set-deposit-channel', { channel: 'voucher', change: { enabled: 'on' } })
    const agentOffer = (await platform.call('deposit.channels', undefined, { host: alpha, token: agentToken })).body.value as DepositOffer
    expect(agentOffer.channels.map(({ id }) => id)).not.toContain('voucher')
    const input = { channel: 'voucher', amount: '100', key: 'deposit-of-an-agent' }
    const rejectedResponse = await platform.call('deposit.request', input, { host: alpha, token: agentToken })
    expect(rejectedResponse.body.code).toBe('deposit_channel_closed')
  })

  it('show when they open if they are closed, and accept nothing until then', async () => {
    const { call, request } = await createDepositor()
    const formatTimeOfDay = (shift: number) => {
      const moment = new Date(Date.now() + shift * 60_000)
      return new Intl.DateTimeFormat('en', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        moment,
      )
    }
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { hours: `${formatTimeOfDay(60)}-${formatTimeOfDay(120)}` } })
    const { channels } = (await call('deposit.channels', undefined)).body.value as DepositOffer
    const opensAt = Date.parse(channels.find(({ id }) => id === 'qr')?.opensAt ?? '')
    expect(Math.abs(opensAt - Date.now() - 3_600_000)).toBeLessThan(70_000)
    expect((await request()).body.code).toBe('deposit_channel_closed')
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { hours: 'none' } })
    expect((await request()).status).toBe(200)
  })

  it('are changed by the operator in each field, for one brand only, within the limits', async () => {
    type ChannelDto = Readonly<Record<string, unknown>>
    const getChannel = async (brand: string) =>
      ((await platform.runAdminCommand('deposit-channels', { brand })) as unknown as readonly ChannelDto[]).find(({ id }) => id === 'qr')
    const setChannel = (change: Readonly<Record<string, string>>) => runAdminCommand('set-deposit-channel', { channel: 'qr', change })
    const [before, betaChannel] = [await getChannel('alpha'), await getChannel('beta')]
    expect(before).toEqual({
      id: 'qr',
      kind: 'qr',
      enabled: true,
      order: 20,
      min: '50.00',
      max: '20000.00',
      amounts: '50,100,500,1000',
      feePercent: '0.00',
      feeFixed: '0.00',
      hours: 'none',
      minutes: 15,
      amountMismatch: 'credit',
    })
    const changes = {
      order: '25',
      min: '60.00',
      max: '15000.00',
      amounts: '60.00,100.00',
      feePercent: '1.25',
      feeFixed: '0.50',
      hours: '08:05-23:30',
      minutes: '20',
      amountMismatch: 'review',
    }
    const after = { ...before, ...changes, order: 25, minutes: 20 }
    expect(await setChannel(changes)).toEqual(after)
    expect([await getChannel('alpha'), await getChannel('beta')]).toEqual([after, betaChannel])
    for (const change of [
      { min: '0' },
      { min: '15000.01' },
      { feePercent: '50.01' },
      { feePercent: '1.001' },
      { minutes: '0' },
      { minutes: '10081' },
      { order: '100001' },
      { hours: '24:00-08:00' },
      { hours: '08:00-08:60' },
      { amountMismatch: 'maybe' },
    ] as const)
      await expect(setChannel(change), JSON.stringify(change)).rejects.toThrow(/400/)
    expect(await setChannel({ feePercent: '50', minutes: '10080', order: '100000' })).toMatchObject({
      feePercent: '50.00',
      minutes: 10_080,
      order: 100_000,
    })
    const { enabled: _, id: _id, kind: _kind, ...changeableFields } = before ?? {}
    await setChannel(Object.fromEntries(Object.entries(changeableFields).map(([name, value]) => [name, String(value)])))
    expect(await getChannel('alpha')).toEqual({ ...before, amounts: '50.00,100.00,500.00,1000.00' })
  })

  it('belong to the brand, in its own currency', async () => {
    const { token } = (await platform.register(beta)).body.value as LoginResult
    const offer = (await platform.call('deposit.channels', undefined, { host: beta, token })).body.value as DepositOffer
    expect(offer.channels[0]?.min).toBe('100.000000')
    const { requestDeposit } = await createDepositor()
    const { id } = await requestDeposit()
    expect((await platform.call('deposit.one', { id }, { host: beta, token })).body.code).toBe('not_found')
  })
})

describe('a deposit request', () => {
  it('is validated by the channel’s limits and field rules, field by field', async () => {
    const { request } = await createDepositor()
    const requestAndGetErrorKeys = async (overrides: Partial<DepositRequestBody>) => {
      const { fields = {} } = (await request(overrides)).body
      return Object.fromEntries(Object.entries(fields).map(([name, fault]) => [name, fault.key]))
    }
    expect(await requestAndGetErrorKeys({ amount: '49.99' })).toEqual({ amount: 'error_deposit_min' })
    expect(await requestAndGetErrorKeys({ amount: '20000.01' })).toEqual({ amount: 'error_deposit_max' })
    expect(await requestAndGetErrorKeys({ amount: '100.001' })).toEqual({ amount: 'error_amount_digits' })
    expect(await requestAndGetErrorKeys({ amount: 'lots' })).toEqual({ amount: 'error_amount' })
    expect(await requestAndGetErrorKeys({ channel: 'wallet' })).toEqual({ payerPhone: 'reg_required' })
    expect(await requestAndGetErrorKeys({ channel: 'wallet', payerPhone: '12ab5678' })).toEqual({
      payerPhone: expect.stringContaining('digits') as string,
    })
    expect(await requestAndGetErrorKeys({ bonus: 'none-such' })).toEqual({ bonus: 'error_deposit_bonus' })
    expect(await requestAndGetErrorKeys({ bonus: 'reload', amount: '99' })).toEqual({ bonus: 'error_deposit_bonus_min' })
  })

  it('creates one deposit per key for sixteen concurrent clients, and is rejected under the same key with other content', async () => {
    const { request, call } = await createDepositor()
    const input = { key: 'deposit-of-tests-once' }
    const responses = await Promise.all(Array.from({ length: 16 }, () => request(input)))
    expect(new Set(responses.map(({ body }) => (body.value as Deposit).id)).size).toBe(1)
    expect((await request({ ...input, amount: '101' })).body.code).toBe('deposit_key_used')
    expect((await request({ ...input, bonus: 'reload' })).body.code).toBe('deposit_key_used')
    const { list } = (await call('deposit.list', {})).body.value as { list: Deposit[] }
    expect(list).toHaveLength(1)
  })

  it('waits for its payment, and moves no money', async () => {
    const { requestDeposit, getBalance, before } = await createDepositor()
    const deposit = await requestDeposit({ bonus: 'first' })
    expect(deposit).toMatchObject({
      state: 'awaiting',
      amount: '100.00',
      fee: '0.00',
      netAmount: '100.00',
      bonus: { id: 'first', amount: '100.00', turnover: '2000.00' },
      steps: [{ state: 'requested' }, { state: 'awaiting' }],
    })
    expect(deposit.payUrl).toMatch(/^https:\/\/pay\.test\/pay\//)
    expect(Math.round((Date.parse(deposit.expiresAt) - Date.parse(deposit.createdAt)) / 60_000)).toBe(15)
    expect(deposit).not.toHaveProperty('paid')
    expect(await getBalance()).toBe(before)
  })

  it('is rejected while five others are unpaid; those under review and expired ones do not count, even before the clean-up job has run', async () => {
    const { request, requestDeposit, call } = await createDepositor()
    const sentDeposit = await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' })
    await call('deposit.sent', { id: sentDeposit.id })
    const pendingDeposits: Deposit[] = []
    for (let attempt = 0; attempt < 5; attempt++) pendingDeposits.push((await request()).body.value as Deposit)
    expect((await request()).body.code).toBe('deposit_too_many')
    for (const deposit of pendingDeposits.slice(0, 2)) await expireDeposit(deposit)
    const newDeposits = [await requestDeposit(), await requestDeposit()]
    expect((await request()).body.code).toBe('deposit_too_many')
    const { open } = (await call('deposit.channels', undefined)).body.value as DepositOffer
    expect(open.map(({ id }) => id)).toEqual([sentDeposit, ...pendingDeposits.slice(2), ...newDeposits].map(({ id }) => id).toReversed())
  })
})

describe('the gateway', () => {
  it('shows the amount to pay on a separate origin that cannot be framed, and redirects back to the site', async () => {
    const { requestDeposit } = await createDepositor()
    const deposit = await requestDeposit()
    const page = await platform.send('GET', getGatewayPath(deposit), { host: gateway })
    expect(page.status).toBe(200)
    expect(page.text).toContain('100.00 VND')
    expect(page.text).toContain(deposit.reference)
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const redirect = await submitGatewayForm(deposit, 'paid')
    expect(redirect.status).toBe(303)
    expect(redirect.headers['location']).toBe(`http://${alpha}/?deposit=${deposit.id}`)
    expect((await platform.send('GET', getGatewayPath(deposit), { host: alpha })).text).not.toContain(deposit.reference)
  })

  it('rejects orders without a valid signature', async () => {
    const response = await platform.send('POST', '/orders', { host: gateway, body: { merchant: 'ALPHA1' } })
    expect(response.status).toBe(401)
    expect((await platform.send('GET', '/orders?merchant=ALPHA1', { host: gateway })).status).toBe(401)
  })
})

describe('a payment', () => {
  it('is credited automatically when the gateway confirms it', async () => {
    const { requestDeposit, fetchDeposit, getBalance, call } = await createDepositor()
    const deposit = await requestDeposit()
    await submitGatewayForm(deposit, 'paid')
    await waitUntil(async () => expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid', paid: '100.00', netAmount: '100.00' }))
    for (const name of ['mark', 'payUrl', 'payTo', 'bonus', 'reason']) expect(await fetchDeposit(deposit)).not.toHaveProperty(name)
    expect((await call('deposit.cancel', { id: deposit.id })).body.code).toBe('deposit_changed')
    expect(await getBalance()).toBe('100.00')
    await assertLedgerBalanced()
  })

  it('charges the fee and grants the chosen bonus on the terms at the time of the request; the wagering requirement is computed from the received amount', async () => {
    const { requestDeposit, fetchDeposit, getBalance, call } = await createDepositor()
    const deposit = await requestDeposit({ channel: 'wallet', payerPhone: '0912345678', amount: '200', bonus: 'first' })
    expect(deposit).toMatchObject({ fee: '3.00', netAmount: '197.00', bonus: { amount: '200.00', turnover: '3970.00' } })
    const setTerms = async (feePercent: string, terms: object) => {
      await runAdminCommand('set-deposit-channel', { channel: 'wallet', change: { feePercent } })
      for (const [name, value] of Object.entries(terms))
        await runAdminCommand('set-value', { path: `deposits.bonuses.first.${name}`, value: String(value) })
    }
    await setTerms('2.5', { percent: '90', turnover: 20, days: 31 })
    await submitGatewayForm(deposit, 'paid')
    await waitUntil(async () =>
      expect(await fetchDeposit(deposit)).toMatchObject({
        state: 'paid',
        fee: '3.00',
        netAmount: '197.00',
        bonus: { amount: '200.00', turnover: '3970.00' },
      }),
    )
    await setTerms('1.5', { percent: '100', turnover: 10, days: 30 })
    expect(await getBalance()).toBe('397.00')
    const { bonuses } = (await call('record.bonuses', {})).body.value as BonusPage
    expect(bonuses[0]).toMatchObject({
      kind: 'deposit-bonus',
      amount: '200.00',
      turnoverNeeded: '3970.00',
      turnoverDone: '0.00',
      holdsWithdrawals: true,
    })
    const days = (Date.parse(bonuses[0]?.endsAt ?? '') - Date.parse(bonuses[0]?.createdAt ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(30)
    await assertLedgerBalanced()
  })

  it('grants no first-deposit bonus to a player who has deposited before, with or without a bonus', async () => {
    const { requestDeposit, fetchDeposit, listOfferedBonuses, request, getBalance } = await createDepositor()
    const depositWithBonus = await requestDeposit({ bonus: 'first' })
    const withoutBonus = await requestDeposit()
    expect(await listOfferedBonuses()).toEqual(['first', 'reload', 'single'])
    await sendNotice(withoutBonus, {})
    expect(await fetchDeposit(withoutBonus)).toMatchObject({ state: 'paid' })
    expect(await listOfferedBonuses()).toEqual(['reload', 'single'])
    expect((await request({ bonus: 'first' })).body.fields).toMatchObject({ bonus: { key: 'error_deposit_bonus' } })
    await sendNotice(depositWithBonus, {})
    expect(await fetchDeposit(depositWithBonus)).toMatchObject({ state: 'paid', bonus: { id: 'first', amount: '0' } })
    expect(await getBalance()).toBe('200.00')
    await assertLedgerBalanced()
  })

  it.each([
    ['first', '100.00', '400.00', ['reload', 'single']],
    ['single', '10.00', '310.00', ['reload']],
  ])(
    'grants the bonus %s to only one of three deposits that requested it and are paid concurrently',
    async (bonus, grantedAmount, sum, remaining) => {
      const { requestDeposit, fetchDeposit, listOfferedBonuses, getBalance } = await createDepositor()
      const deposits = [await requestDeposit({ bonus }), await requestDeposit({ bonus }), await requestDeposit({ bonus })]
      await Promise.all(deposits.map((deposit) => sendNotice(deposit, {})))
      const bonusAmounts = (await Promise.all(deposits.map(fetchDeposit))).map((deposit) => deposit.bonus?.amount)
      expect(bonusAmounts.toSorted()).toEqual(['0', '0', grantedAmount])
      expect(await listOfferedBonuses()).toEqual(remaining)
      expect(await getBalance()).toBe(sum)
      await assertLedgerBalanced()
    },
  )

  it('is credited once for three notices', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    await submitGatewayForm(deposit, 'repeated')
    await waitUntil(async () => expect((await fetchDeposit(deposit)).state).toBe('paid'))
    await waitUntil(async () => expect((await client.query('select 1 from demo_notices')).rowCount).toBe(0))
    expect(await getBalance()).toBe('100.00')
  })

  it('is credited once for sixteen concurrent notices', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    const payment = randomUUID()
    const responses = await Promise.all(Array.from({ length: 16 }, () => sendNotice(deposit, { payment })))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200))
    expect((await fetchDeposit(deposit)).state).toBe('paid')
    expect(await getBalance()).toBe('100.00')
    await assertLedgerBalanced()
  })

  it('is credited even if a failure is reported before or after it', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    await submitGatewayForm(deposit, 'outOfOrder')
    await waitUntil(async () => expect((await client.query('select 1 from demo_notices')).rowCount).toBe(0))
    expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid' })
    expect(await getBalance()).toBe('100.00')
    const other = await requestDeposit()
    const payment = randomUUID()
    await sendNotice(other, { payment, status: 'failed' })
    expect((await fetchDeposit(other)).state).toBe('failed')
    await sendNotice(other, { payment })
    expect((await fetchDeposit(other)).state).toBe('paid')
    expect(await getBalance()).toBe('200.00')
  })

  it('credits nothing if it fails, and is shown as failed', async () => {
    const { requestDeposit, fetchDeposit, getBalance, before } = await createDepositor()
    const deposit = await requestDeposit()
    await submitGatewayForm(deposit, 'failed')
    await waitUntil(async () => expect((await fetchDeposit(deposit)).state).toBe('failed'))
    expect(await getBalance()).toBe(before)
  })

  it('is credited with the paid amount if that differs from the requested one, and is flagged', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit({ bonus: 'first' })
    await submitGatewayForm(deposit, 'differentAmount', { amount: '60.50' })
    await waitUntil(async () =>
      expect(await fetchDeposit(deposit)).toMatchObject({
        state: 'paid',
        mark: 'other-amount',
        amount: '100.00',
        paid: '60.50',
        netAmount: '60.50',
        bonus: { amount: '60.50' },
      }),
    )
    expect(await getBalance()).toBe('121.00')
  })

  it('waits for the operator’s approval or rejection if its amount differs and the channel requires it, or if it arrives after a rejection', async () => {
    const { requestDeposit, fetchDeposit, listOfferedBonuses, getBalance } = await createDepositor()
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { amountMismatch: 'review' } })
    const [deposit, other] = [await requestDeposit(), await requestDeposit()]
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { amountMismatch: 'credit' } })
    await sendNotice(deposit, { amount: '7000' })
    await sendNotice(other, { amount: '8000' })
    expect(await fetchDeposit(deposit)).toMatchObject({ state: 'review', mark: 'other-amount', paid: '70.00' })
    expect([await getBalance(), await listOfferedBonuses()]).toEqual(['0.00', ['first', 'reload', 'single']])
    const approve = (amount: string) => runAdminCommand('approve-deposit', { deposit: deposit.id, amount })
    await expect(approve('1100.01')).rejects.toThrow('This is worth 1000.01,')
    await expect(approve('0')).rejects.toThrow('The amount must be above zero')
    await runAdminCommand('approve-deposit', { deposit: deposit.reference })
    expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid', netAmount: '70.00' })
    await expect(runAdminCommand('approve-deposit', { deposit: deposit.reference })).rejects.toThrow('nothing to approve')
    await runAdminCommand('refuse-deposit', { deposit: other.id, reason: 'Sent back to the payer.' })
    expect(await fetchDeposit(other)).toMatchObject({ state: 'failed', reason: 'Sent back to the payer.' })
    expect(await getBalance()).toBe('70.00')
    await sendNotice(other, {})
    expect(await fetchDeposit(other)).toMatchObject({ state: 'review', paid: '100.00' })
    expect(await getBalance()).toBe('70.00')
    await runAdminCommand('approve-deposit', { deposit: other.id })
    expect(await getBalance()).toBe('170.00')
    await assertLedgerBalanced()
  })

  it('stays credited while a second payment waits for the operator, whether that one is approved or rejected', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { amountMismatch: 'review' } })
    const [approvedDeposit, rejectedDeposit] = [await requestDeposit(), await requestDeposit()]
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { amountMismatch: 'credit' } })
    for (const deposit of [approvedDeposit, rejectedDeposit]) {
      await sendNotice(deposit, {})
      await sendNotice(deposit, { amount: '4000' })
      expect(await fetchDeposit(deposit)).toMatchObject({ state: 'review', mark: 'twice', paid: '140.00' })
    }
    expect(await getBalance()).toBe('200.00')
    const excessiveApproval = runAdminCommand('approve-deposit', { deposit: approvedDeposit.id, amount: '1040.01' })
    await expect(excessiveApproval).rejects.toThrow('This is worth 1000.01,')
    await runAdminCommand('approve-deposit', { deposit: approvedDeposit.id })
    expect(await fetchDeposit(approvedDeposit)).toMatchObject({ state: 'paid', paid: '140.00', netAmount: '140.00' })
    await runAdminCommand('refuse-deposit', { deposit: rejectedDeposit.id, reason: 'Sent back to the payer.' })
    expect(await fetchDeposit(rejectedDeposit)).toMatchObject({
      state: 'paid',
      paid: '100.00',
      netAmount: '100.00',
      reason: 'Sent back to the payer.',
    })
    expect(await getBalance()).toBe('240.00')
    await assertLedgerBalanced()
  })

  it('waits for the operator if an earlier payment of the deposit does, or if the same amount is paid again and the channel requires approval', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const cryptoDeposit = await requestDeposit({ channel: 'crypto', amount: '254' })
    for (const amount of ['1', '10000000']) await sendNotice(cryptoDeposit, { amount, currency: 'USDT' })
    expect(await fetchDeposit(cryptoDeposit)).toMatchObject({ state: 'review', paid: '254.00' })
    expect(await getBalance()).toBe('0.00')
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { amountMismatch: 'review' } })
    const secondDeposit = await requestDeposit()
    await runAdminCommand('set-deposit-channel', { channel: 'qr', change: { amountMismatch: 'credit' } })
    for (let attempt = 0; attempt < 2; attempt++) await sendNotice(secondDeposit, {})
    expect(await fetchDeposit(secondDeposit)).toMatchObject({ state: 'review', mark: 'twice', paid: '200.00' })
    expect(await getBalance()).toBe('100.00')
    await assertLedgerBalanced()
  })

  it.each(['first', 'reload'])(
    'is flagged if it is made twice, and credited twice less the fee of each; the bonus %s is granted once',
    async (bonus) => {
      const { requestDeposit, fetchDeposit, getBalance, call } = await createDepositor()
      const deposit = await requestDeposit({ channel: 'wallet', payerPhone: '0912345678', amount: '200', bonus })
      const bonusAmount = Number(deposit.bonus?.amount)
      expect(bonusAmount).toBeGreaterThan(0)
      await sendNotice(deposit, { amount: '20000' })
      await sendNotice(deposit, { amount: '20000' })
      expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid', mark: 'twice', paid: '400.00', fee: '6.00', netAmount: '394.00' })
      expect((await fetchDeposit(deposit)).bonus).toEqual(deposit.bonus)
      expect(((await call('deposit.list', {})).body.value as { list: Deposit[] }).list[0]?.bonus).toEqual(deposit.bonus)
      expect(await getBalance()).toBe((394 + bonusAmount).toFixed(2))
      const { bonuses } = (await call('record.bonuses', {})).body.value as BonusPage
      expect(bonuses.map(({ amount }) => Number(amount))).toEqual([bonusAmount])
      expect(await runAdminCommand('deposit', { deposit: deposit.id })).toMatchObject({
        channel: 'wallet',
        state: 'paid',
        amount: '200.00',
        paid: '400.00',
        credited: '400.00',
        fees: '6.00',
        currency: 'VND',
        mark: 'twice',
        bonus,
        bonusGiven: bonusAmount.toFixed(2),
        proof: false,
        createdAt: deposit.createdAt,
        expiresAt: deposit.expiresAt,
        details: { payerPhone: '0912345678' },
        payments: [
          { status: 'paid', amount: '200.00', currency: 'VND' },
          { status: 'paid', amount: '200.00', currency: 'VND' },
        ],
      })
      await assertLedgerBalanced()
    },
  )

  it('keeps its state if a later notice contradicts it', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    const payment = randomUUID()
    expect((await sendNotice(deposit, { payment })).status).toBe(200)
    expect((await sendNotice(deposit, { payment, amount: '999999' })).status).toBe(409)
    expect((await sendNotice(await requestDeposit(), { payment })).status).toBe(409)
    expect((await sendNotice(deposit, { currency: 'EUR' })).status).toBe(409)
    expect((await fetchDeposit(deposit)).paid).toBe('100.00')
    expect(await getBalance()).toBe('100.00')
  })

  it('is accepted only in a valid notice for a known order, with a current signature of the gateway', async () => {
    const { requestDeposit, getBalance, before } = await createDepositor()
    const deposit = await requestDeposit()
    expect((await sendNotice(deposit, {}, { key: Buffer.from('another key') })).status).toBe(401)
    expect((await sendNotice(deposit, {}, { time: Date.now() - 600_000 })).status).toBe(401)
    expect((await sendNotice(deposit, { merchant: 'NOBODY1' })).status).toBe(404)
    expect((await sendNotice(deposit, { merchant: 'BETA1' })).status).toBe(404)
    expect((await sendNotice({ id: randomUUID() }, {})).status).toBe(404)
    expect((await sendNotice(deposit, { amount: '-5' })).status).toBe(400)
    expect((await sendNotice(deposit, { amount: '9'.repeat(38) })).status).toBe(400)
    expect((await sendNotice(deposit, { payment: 'of two words' })).status).toBe(400)
    expect(await getBalance()).toBe(before)
  })

  it('is converted at the rate if it is in another currency, from the amount that was paid', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit({ channel: 'crypto', amount: '254' })
    expect(deposit.pay).toEqual({ amount: '10.000000', currency: 'USDT', exponent: 6 })
    await sendNotice(deposit, { amount: '9500000', currency: 'USDT' })
    expect(await fetchDeposit(deposit)).toMatchObject({
      state: 'paid',
      mark: 'other-amount',
      paid: '241.30',
      fee: '1.00',
      netAmount: '240.30',
    })
    expect(await getBalance()).toBe('240.30')
    expect(await runAdminCommand('deposit', { deposit: deposit.id })).toMatchObject({
      payments: [{ amount: '9.500000', currency: 'USDT' }],
    })
    const largeDeposit = await requestDeposit({ channel: 'crypto', amount: '254' })
    expect((await sendNotice(largeDeposit, { amount: `1${'0'.repeat(18)}`, currency: 'USDT' })).status).toBe(400)
    expect((await sendNotice(largeDeposit, { amount: `1${'0'.repeat(14)}`, currency: 'USDT' })).status).toBe(200)
    expect((await fetchDeposit(largeDeposit)).paid).toBe('2540000000.00')
  })
})

describe('a payment to an account that was closed in the meantime', () => {
  it('is credited all the same, and an operator can approve one', async () => {
    const { requestDeposit, getBalance, username } = await createDepositor()
    const [notifiedDeposit, transferredDeposit] = [
      await requestDeposit(),
      await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' }),
    ]
    await runAdminCommand('disable-account', { username })
    expect((await sendNotice(notifiedDeposit, {})).status).toBe(200)
    expect(await getBalance()).toBe('100.00')
    await runAdminCommand('approve-deposit', { deposit: transferredDeposit.id, amount: '30' })
    expect(await getBalance()).toBe('130.00')
  })
})

describe('an unpaid deposit', () => {
  it('expires automatically, and is still credited if it is paid late', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    await expireDeposit(deposit)
    expect((await fetchDeposit(deposit)).state).toBe('expired')
    await waitUntil(async () =>
      expect((await client.query('select state from deposits where id = $1', [deposit.id])).rows[0]).toEqual({ state: 'expired' }),
    )
    await sendNotice(deposit, {})
    expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid', mark: 'late' })
    expect(await getBalance()).toBe('100.00')
  })

  it('can be cancelled only by its owner; after that, a failure notice changes nothing, but a payment is still credited', async () => {
    const { requestDeposit, fetchDeposit, call, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    const otherDepositor = await createDepositor()
    for (const name of ['deposit.cancel', 'deposit.one', 'deposit.sent', 'deposit.proofFile'] as const)
      expect((await otherDepositor.call(name, { id: deposit.id })).body.code).toBe('not_found')
    const responses = await Promise.all([1, 2, 3].map(() => call('deposit.cancel', { id: deposit.id })))
    expect(responses.map(({ body }) => (body.value as Deposit).state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect((await call('deposit.one', { id: deposit.id })).body.value).toMatchObject({ steps: [{}, {}, { state: 'cancelled' }] })
    await sendNotice(deposit, { status: 'failed' })
    expect((await fetchDeposit(deposit)).state).toBe('cancelled')
    await sendNotice(deposit, {})
    expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid', mark: 'late' })
    expect(await getBalance()).toBe('100.00')
  })
})

describe('the demo gateway', () => {
  it('accepts one of fifty concurrent form submissions, and answers all of them alike', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    const responses = await Promise.all(Array.from({ length: 50 }, () => submitGatewayForm(deposit, 'paid')))
    expect(new Set(responses.map(({ status, headers }) => `${String(status)} ${String(headers['location'])}`)).size).toBe(1)
    expect(responses[0]?.status).toBe(303)
    await waitUntil(async () => expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid', paid: '100.00' }))
    await waitUntil(async () => expect((await client.query('select from demo_notices')).rowCount).toBe(0))
    expect((await fetchDeposit(deposit)).mark).toBeUndefined()
    expect(await getBalance()).toBe('100.00')
  })

  it('shows a paid order as complete even after its expiry, and an unpaid one as expired', async () => {
    const { requestDeposit } = await createDepositor()
    const [paidDeposit, unpaidDeposit] = [await requestDeposit(), await requestDeposit()]
    await submitGatewayForm(paidDeposit, 'unreported')
    await client.query("update demo_orders set expires_at = now() - interval '1 second' where id in ($1, $2)", [
      paidDeposit.id,
      unpaidDeposit.id,
    ])
    const fetchPage = async (deposit: Deposit) => (await platform.send('GET', getGatewayPath(deposit), { host: gateway })).text
    expect(await fetchPage(paidDeposit)).toContain('This payment is complete.')
    expect(await fetchPage(unpaidDeposit)).toContain('You were not charged.')
    const [paidResponse, unpaidResponse] = [await submitGatewayForm(paidDeposit, 'paid'), await submitGatewayForm(unpaidDeposit, 'paid')]
    expect([paidResponse.status, paidResponse.headers['location']]).toEqual([303, `http://${alpha}/?deposit=${paidDeposit.id}`])
    expect(unpaidResponse.status).toBe(410)
    const { rows } = await client.query('select payments from demo_orders where id = $1', [unpaidDeposit.id])
    expect(rows).toEqual([{ payments: [] }])
  })

  it('rejects a request for the orders since an invalid time', async () => {
    const listOrders = (since: string) => {
      const path = `/orders?merchant=ALPHA1&since=${since}`
      return platform.send('GET', path, { host: gateway, headers: signMessage(gatewayKey, { method: 'GET', path, body: '' }) })
    }
    expect([(await listOrders('yesterday')).status, (await listOrders('2026-01-01T00:00:00Z')).status]).toEqual([400, 200])
  })
})

describe('reconciliation', () => {
  it('credits payments without a notice once, and reports payments that the gateway does not list', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    await submitGatewayForm(deposit, 'unreported')
    expect((await fetchDeposit(deposit)).state).toBe('awaiting')
    const report = await runAdminCommand('reconcile-deposits', {})
    expect(report['applied']).toContain(deposit.id)
    expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid' })
    expect((await runAdminCommand('reconcile-deposits', {}))['applied']).toEqual([])
    expect(await getBalance()).toBe('100.00')
    const other = await requestDeposit()
    const [payment, failedPayment] = [randomUUID(), randomUUID()]
    await sendNotice(other, { payment: failedPayment, status: 'failed' })
    await sendNotice(other, { payment })
    const missing = expect.arrayContaining([payment]) as string[]
    const secondReport = await runAdminCommand('reconcile-deposits', {})
    expect(secondReport).toMatchObject({ passed: false, missing })
    expect(secondReport['missing']).not.toContain(failedPayment)
    await client.query(`update deposits set created_at = now() - interval '8 days' where id = $1`, [other.id])
    expect((await runAdminCommand('reconcile-deposits', {}))['missing']).not.toContain(payment)
    expect(await runAdminCommand('reconcile-deposits', { days: 9 })).toMatchObject({ missing })
  })

  it('reports orders without a deposit on the platform, payments that contradict their deposit, and payments above the maximum', async () => {
    const { requestDeposit, getBalance } = await createDepositor()
    const [deposit, unknownOrder] = [await requestDeposit(), randomUUID()]
    await submitGatewayForm(deposit, 'unreported')
    const listPayments = async () =>
      (await client.query<{ payments: readonly { payment: string }[] }>('select payments from demo_orders where id = $1', [deposit.id]))
        .rows[0]?.payments ?? []
    const listPaymentIds = async () => (await listPayments()).map(({ payment }) => payment)
    const [firstPayment] = await listPayments()
    await sendNotice(deposit, { payment: firstPayment?.payment ?? '', amount: '5000' })
    const excessivePayment = {
      ...firstPayment,
      payment: randomUUID(),
      amount: (getMaxAmount({ currency: 'VND', exponent: 2 }) + 1n).toString(),
    }
    await client.query('update demo_orders set payments = payments || $2::jsonb where id = $1', [
      deposit.id,
      JSON.stringify(excessivePayment),
    ])
    await client.query(
      `insert into demo_orders select merchant, $2::text, sha256($2::text::bytea), method, amount, currency, exponent, reference, return_url, notify_url,
         jsonb_build_array(payments -> 0 || jsonb_build_object('payment', $3::text), payments -> 0 || jsonb_build_object('payment', $4::text)),
         created_at, expires_at from demo_orders where id = $1`,
      [deposit.id, unknownOrder, randomUUID(), randomUUID()],
    )
    expect(await runAdminCommand('reconcile-deposits', {})).toMatchObject({
      passed: false,
      differing: await listPaymentIds(),
      unknown: [unknownOrder],
      applied: [],
    })
    await client.query('delete from demo_orders where id in ($1, $2)', [deposit.id, unknownOrder])
    expect(await getBalance()).toBe('50.00')
  })

  it('queries the gateway before a deposit expires, so that a lost notice costs no player money', async () => {
    const { requestDeposit, fetchDeposit, getBalance } = await createDepositor()
    const deposit = await requestDeposit()
    await submitGatewayForm(deposit, 'unreported')
    await expireDeposit(deposit)
    await waitUntil(async () => expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid' }))
    expect(await getBalance()).toBe('100.00')
  })
})

describe('a bank transfer', () => {
  it('waits for the operator once the player reports it as made, and is credited with the amount that the operator found', async () => {
    const { requestDeposit, fetchDeposit, call, getBalance, username, before } = await createDepositor()
    const deposit = await requestDeposit({ channel: 'bank', payerName: 'Ann Payer', amount: '500' })
    expect(deposit).toMatchObject({ state: 'awaiting', payTo: { bank: 'First Demo Bank' } })
    expect(deposit).not.toHaveProperty('payUrl')
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await call('deposit.sent', { id: deposit.id })).body.value).toMatchObject({
        state: 'review',
        payTo: { bank: 'First Demo Bank' },
        steps: [{ state: 'awaiting' }, { state: 'review' }],
      })
    expect((await call('deposit.cancel', { id: deposit.id })).body.code).toBe('deposit_changed')
    expect(await runAdminCommand('deposits', { state: 'review', username })).toMatchObject([
      { username, reference: deposit.reference, amount: '500.00' },
    ])
    expect(await getBalance()).toBe(before)
    await runAdminCommand('approve-deposit', { deposit: deposit.reference.toLowerCase(), amount: '450.00' })
    expect(await fetchDeposit(deposit)).toMatchObject({ state: 'paid', mark: 'other-amount', netAmount: '450.00' })
    expect(await fetchDeposit(deposit)).not.toHaveProperty('payTo')
    expect((await call('deposit.sent', { id: deposit.id })).body.code).toBe('deposit_changed')
    expect(await getBalance()).toBe('450.00')
    expect(await runAdminCommand('deposit', { deposit: deposit.id })).toMatchObject({
      details: { payerName: 'Ann Payer' },
      credited: '450.00',
    })
    expect(await runAdminCommand('audit-verify', {})).toMatchObject({ passed: true })
  })

  it('is recorded in the audit log with every operator action, as are other commands about deposits', async () => {
    const { requestDeposit, call, username } = await createDepositor()
    const [approvedDeposit, rejectedDeposit] = [
      await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' }),
      await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' }),
    ]
    await call('deposit.proof', { id: approvedDeposit.id, file: (await createPdf('Paid')).toString('base64') })
    await runAdminCommand('deposit-proof', { deposit: approvedDeposit.id })
    await runAdminCommand('approve-deposit', { deposit: approvedDeposit.id })
    await runAdminCommand('refuse-deposit', { deposit: rejectedDeposit.id, reason: 'Nothing came.' })
    expect(await listAuditEvents(platform, username, /^operator-.*deposit/)).toEqual([
      'operator-deposit-proof done',
      'operator-approve-deposit done',
      'operator-refuse-deposit done',
    ])
    await runAdminCommand('set-deposit-channel', { channel: 'bank', change: { order: '1' } })
    await runAdminCommand('reconcile-deposits', {})
    expect((await listAuditEvents(platform, null, /deposit/)).slice(-2)).toEqual([
      'operator-set-deposit-channel done',
      'operator-reconcile-deposits done',
    ])
  })

  it('can be decided even if its player reported nothing, it expired or it was rejected; an unpaid gateway deposit cannot be approved', async () => {
    const { requestDeposit, fetchDeposit, call, getBalance, username } = await createDepositor()
    const requestBankDeposit = () => requestDeposit({ channel: 'bank', payerName: 'Ann Payer' })
    const [first, second, third, unpaid] = [
      await requestBankDeposit(),
      await requestBankDeposit(),
      await requestBankDeposit(),
      await requestDeposit(),
    ]
    const approveDeposit = ({ id }: Deposit, amount?: string) =>
      runAdminCommand('approve-deposit', { deposit: id, ...(amount !== undefined && { amount }) })
    const rejectDeposit = ({ id }: Deposit) => runAdminCommand('refuse-deposit', { deposit: id, reason: 'Nothing came.' })
    await approveDeposit(first)
    expect(await fetchDeposit(first)).toMatchObject({ state: 'paid', netAmount: '100.00' })
    expect(await fetchDeposit(first)).not.toHaveProperty('mark')
    await rejectDeposit(second)
    expect(await fetchDeposit(second)).toMatchObject({ state: 'failed', reason: 'Nothing came.' })
    await expect(rejectDeposit(second)).rejects.toThrow('nothing to reject')
    const listIds = async (overrides: object) =>
      ((await runAdminCommand('deposits', { username, ...overrides })) as unknown as readonly Deposit[]).map(({ id }) => id)
    expect(await listIds({})).toEqual([unpaid, third, second, first].map(({ id }) => id))
    expect(await listIds({ count: 1 })).toEqual([unpaid.id])
    expect(await listIds({ state: 'failed' })).toEqual([second.id])
    await expireDeposit(third)
    await approveDeposit(third, '60')
    expect(await fetchDeposit(third)).toMatchObject({ state: 'paid', mark: 'other-amount', netAmount: '60.00' })
    await approveDeposit(second)
    expect(await fetchDeposit(second)).toMatchObject({ state: 'paid' })
    expect(await fetchDeposit(second)).not.toHaveProperty('reason')
    await expect(rejectDeposit(second)).rejects.toThrow('nothing to reject')
    await expect(approveDeposit(second)).rejects.toThrow('nothing to approve')
    await expect(approveDeposit(unpaid, '100')).rejects.toThrow('nothing to approve')
    expect((await call('deposit.sent', { id: unpaid.id })).body.code).toBe('deposit_changed')
    await rejectDeposit(unpaid)
    expect(await fetchDeposit(unpaid)).toMatchObject({ state: 'failed' })
    expect(await getBalance()).toBe('260.00')
    await assertLedgerBalanced()
  })

  it('waits for a proof if its channel requires one; a proof can be added until the decision, but only if its channel takes one', async () => {
    const { requestDeposit, fetchDeposit, call } = await createDepositor()
    const setProof = (proof: string) => runAdminCommand('set-value', { path: 'deposits.channels.bank.proof', value: proof })
    await setProof('required')
    const deposit = await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' })
    await setProof('optional')
    const reportSent = () => call('deposit.sent', { id: deposit.id })
    expect((await reportSent()).body.fields).toEqual({ file: { key: 'reg_required' } })
    expect((await fetchDeposit(deposit)).state).toBe('awaiting')
    const file = (await createPdf('Paid')).toString('base64')
    const addProof = async ({ id }: Deposit) => (await call('deposit.proof', { id, file })).body.code ?? 'added'
    expect(await addProof(deposit)).toBe('added')
    expect((await reportSent()).body.value).toMatchObject({ state: 'review', proof: 'required', proofGiven: true })
    expect([await addProof(deposit), await addProof(await requestDeposit())]).toEqual(['added', 'deposit_changed'])
    await runAdminCommand('refuse-deposit', { deposit: deposit.id, reason: 'Nothing came.' })
    expect(await addProof(deposit)).toBe('deposit_changed')
  })

  it('is approved once by two operators concurrently', async () => {
    const { requestDeposit, call, getBalance } = await createDepositor()
    const deposit = await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' })
    await call('deposit.sent', { id: deposit.id })
    const results = await Promise.allSettled([1, 2].map(() => runAdminCommand('approve-deposit', { deposit: deposit.id })))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await getBalance()).toBe('100.00')
  })

  async function createPdf(title: string): Promise<Buffer> {
    const document = await PDFDocument.create()
    document.addPage([200, 100])
    document.setTitle(title)
    return Buffer.from(await document.save())
  }

  const getPdfTitle = async (data: string | undefined): Promise<string | undefined> =>
    data === undefined ? undefined : (await PDFDocument.load(Buffer.from(data, 'base64'), { updateMetadata: false })).getTitle()

  it('stores only the pixels of a proof image, for 180 days, readable by its owner and the operator; a new proof replaces it', async () => {
    const { requestDeposit, fetchDeposit, call } = await createDepositor()
    const deposit = await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' })
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('A secret place')).toBe(true)
    await call('deposit.proof', { id: deposit.id, file: photo.toString('base64') })
    expect(await fetchDeposit(deposit)).toMatchObject({ proofGiven: true })
    const storedProof = (await call('deposit.proofFile', { id: deposit.id })).body.value as { type: string; data: string }
    const bytes = Buffer.from(storedProof.data, 'base64')
    expect(storedProof.type).toBe('jpg')
    expect(bytes.includes('A secret place')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20, format: 'jpeg' })
    expect(await runAdminCommand('deposit-proof', { deposit: deposit.id })).toEqual(storedProof)
    const { rows } = await client.query<{ days: number }>(
      'select extract(epoch from u.due_at - u.created_at)::float / 86400 as days from uploads u join deposits d on d.merchant = u.merchant and d.proof = u.id where d.id = $1',
      [deposit.id],
    )
    expect(Math.round(rows[0]?.days ?? 0)).toBe(180)
    await call('deposit.proof', { id: deposit.id, file: (await createPdf('Paid')).toString('base64') })
    expect((await call('deposit.proofFile', { id: deposit.id })).body.value).toMatchObject({ type: 'pdf' })
    expect(
      (await client.query('select 1 from uploads where owner = (select account from deposits where id = $1)', [deposit.id])).rowCount,
    ).toBe(1)
    await runAdminCommand('approve-deposit', { deposit: deposit.id })
    expect((await call('deposit.proof', { id: deposit.id, file: photo.toString('base64') })).body.code).toBe('deposit_changed')
  })

  it('stores its proof encrypted and bound to its row; an unencrypted proof of an earlier version is still read', async () => {
    const { requestDeposit, call } = await createDepositor()
    const [firstDeposit, secondDeposit] = [
      await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' }),
      await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' }),
    ]
    for (const [{ id }, proofText] of [
      [firstDeposit, 'the first'],
      [secondDeposit, 'the second'],
    ] as const)
      await call('deposit.proof', { id, file: (await createPdf(proofText)).toString('base64') })
    const getRow = async ({ id }: Deposit) =>
      (
        await client.query<{ id: string; bytes: Buffer }>(
          'select u.id, u.bytes from uploads u join deposits d on d.merchant = u.merchant and d.proof = u.id where d.id = $1',
          [id],
        )
      ).rows[0]
    const fetchProof = async ({ id }: Deposit) => {
      const { status, body } = await call('deposit.proofFile', { id })
      return [status, await getPdfTitle((body.value as { data?: string } | undefined)?.data)]
    }
    const replaceBytes = (id: string | undefined, bytes: Buffer | undefined, sealed: boolean) =>
      client.query('update uploads set bytes = $2, sealed = $3 where id = $1', [id, bytes, sealed])
    const [firstRow, secondRow] = [await getRow(firstDeposit), await getRow(secondDeposit)]
    for (const row of [firstRow, secondRow]) expect(row?.bytes.toString('latin1')).not.toMatch(/PDF|first|second|EOF/)
    expect(await fetchProof(firstDeposit)).toEqual([200, 'the first'])
    await replaceBytes(firstRow?.id, secondRow?.bytes, true)
    expect(await fetchProof(firstDeposit)).toEqual([500, undefined])
    await replaceBytes(firstRow?.id, await createPdf('before'), false)
    expect(await fetchProof(firstDeposit)).toEqual([200, 'before'])
  })

  it('rejects a file of another type, with active content, or with too many pixels as proof', async () => {
    const { requestDeposit, call } = await createDepositor()
    const { id } = await requestDeposit({ channel: 'bank', payerName: 'Ann Payer' })
    const addProof = async (file: Buffer) => (await call('deposit.proof', { id, file: file.toString('base64') })).body.code
    const hugeImage = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await addProof(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('upload_invalid')
    expect(await addProof(Buffer.from('%PDF-1.4\n1 0 obj<</Open#41ction 2 0 R>>'))).toBe('upload_invalid')
    expect(await addProof(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)]))).toBe(
      'upload_invalid',
    )
    expect(await addProof(hugeImage)).toBe('upload_too_large')
  })
})

describe('the list of deposits', () => {
  it('has all deposits of the player and of no one else, page by page, newest first', async () => {
    const { requestDeposit, call } = await createDepositor()
    const createdIds: string[] = []
    for (let attempt = 0; attempt < 5; attempt++) createdIds.unshift((await requestDeposit()).id)
    const listIds = async () => {
      const ids: string[] = []
      let cursor: string | undefined
      do {
        const page = (await call('deposit.list', { pageSize: 2, ...(cursor !== undefined && { cursor }) })).body.value as {
          list: Deposit[]
          next?: string
        }
        ids.push(...page.list.map(({ id }) => id))
        cursor = page.next
      } while (cursor !== undefined)
      return ids
    }
    expect(await listIds()).toEqual(createdIds)
    await client.query(`update deposits set created_at = '2026-01-01T00:00:00Z' where id = any($1)`, [createdIds])
    expect(await listIds()).toEqual(createdIds.toSorted())
  })
})

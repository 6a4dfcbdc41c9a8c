import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Funds, WalletTransferBody } from '../../src/generated/api.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => platform.stop())

const paymentPassword = '192837'
let nameCounter = 0
let keyCounter = 0
const createIdempotencyKey = (): string => `transfer-of-tests-${String(++keyCounter)}`

const fetchBalance = async (username: string): Promise<unknown> =>
  (await platform.runAdminCommand('account', { brand: 'alpha', username }))['balance']
const assertLedgerBalanced = async () =>
  expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true, sums: { VND: '0' } })

/** Creates an account with money and a payment password, with functions that transfer its money. */
async function createHolder(overrides: object = {}, withPaymentPassword = true) {
  const username = `holder${String(++nameCounter)}`
  await platform.runAdminCommand('create-account', {
    brand: 'alpha',
    username,
    type: 0,
    password: testPassword,
    balance: '1000.00',
    ...overrides,
  })
  return { username, ...(await createSender(username, testPassword, withPaymentPassword)) }
}

async function createSender(username: string, password: string, withPaymentPassword = true) {
  const headers = { 'x-forwarded-for': `10.9.0.${String(++nameCounter)}` }
  const { token } = await platform.logIn(alpha, username, password)
  const passwordInput = { password, paymentPassword, confirmPaymentPassword: paymentPassword }
  if (withPaymentPassword) await platform.call('member.setPaymentPassword', passwordInput, { host: alpha, token, headers })
  const send = (body: Partial<WalletTransferBody>, host = alpha) =>
    platform.call(
      'wallet.transfer',
      { to: 'upline', amount: '100', paymentPassword, key: createIdempotencyKey(), ...body },
      { host, token, headers },
    )
  const sendToDownline = (account: string, body: Partial<WalletTransferBody> = {}) => send({ to: 'downline', account, ...body })
  return { token, send, sendToDownline }
}

/** Creates an agent and a direct downline. */
async function createTeam(type = 1) {
  const agent = await createHolder({ type })
  const member = await createHolder({ upline: agent.username })
  const balances = async () => [await fetchBalance(agent.username), await fetchBalance(member.username)]
  return { agent, member, balances }
}

describe('a transfer between accounts', () => {
  it.each([1, 2, 41, 42])('is made by an agent of type %s to the direct downline, and back', async (type) => {
    const { agent, member, balances } = await createTeam(type)
    expect((await agent.sendToDownline(member.username.toUpperCase(), { amount: '250.25' })).body.value).toEqual({
      sumBalance: '749.75',
      currency: 'VND',
    })
    expect((await member.send({ amount: '50.5' })).body.value).toEqual({ sumBalance: '1199.75', currency: 'VND' })
    expect(await balances()).toEqual(['800.25', '1199.75'])
    await assertLedgerBalanced()
  })

  it('is rejected if the recipient is the sender, an indirect downline, in another team, unknown, closed or a trial account, or if the sender is a trial account', async () => {
    const { agent, member, balances } = await createTeam()
    const subAgent = await createHolder({ type: 2, upline: agent.username })
    const indirectDownline = await createHolder({ upline: subAgent.username })
    const closedAccount = await createHolder({ upline: agent.username })
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: closedAccount.username })
    const trialAccount = await createHolder({ type: 4, upline: agent.username, balance: undefined }, false)
    const otherTeam = await createTeam()
    for (const name of [
      agent.username,
      indirectDownline.username,
      otherTeam.member.username,
      'nobody-at-all',
      closedAccount.username,
      trialAccount.username,
    ])
      expect([name, (await agent.sendToDownline(name)).body.code]).toEqual([name, 'transfer_unavailable'])
    expect((await agent.send({ to: 'downline' })).body.code).toBe('transfer_unavailable')
    expect((await agent.send({})).body.code).toBe('transfer_unavailable')
    expect((await member.send({ account: otherTeam.agent.username })).body.code).toBe('transfer_unavailable')
    expect((await member.sendToDownline(indirectDownline.username)).body.code).toBe('forbidden')
    expect((await trialAccount.send({})).body.code).toBe('real_account_required')
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: agent.username })
    expect((await member.send({})).body.code).toBe('transfer_unavailable')
    expect(await balances()).toEqual(['1000.00', '1000.00'])
    expect((await member.send({}, beta)).body.code).toBe('not_logged_in')
  })

  it('is made once for a key, for any number of retries, also if the recipient has been closed since; with different content the key is rejected', async () => {
    const { agent, member, balances } = await createTeam()
    const key = createIdempotencyKey()
    const retries = await Promise.all(Array.from({ length: 8 }, () => agent.sendToDownline(member.username, { key })))
    expect(retries.map(({ body }) => body.value)).toEqual(Array.from({ length: 8 }, () => ({ sumBalance: '900.00', currency: 'VND' })))
    const otherMember = await createHolder({ upline: agent.username })
    for (const attempt of [
      agent.sendToDownline(member.username, { key, amount: '101' }),
      agent.sendToDownline(otherMember.username, { key }),
    ])
      expect((await attempt).body.code).toBe('transfer_key_used')
    expect((await member.send({ key, amount: '30' })).status).toBe(200)
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: member.username })
    expect((await agent.sendToDownline(member.username, { key, amount: '100.00' })).body.value).toEqual({
      sumBalance: '930.00',
      currency: 'VND',
    })
    expect((await agent.sendToDownline(member.username)).body.code).toBe('transfer_unavailable')
    expect(await balances()).toEqual(['930.00', '1070.00'])
  })

  it('never exceeds the balance, despite concurrent transfers in any direction', async () => {
    const agent = await createHolder({ type: 1 })
    const downlines = await Promise.all(Array.from({ length: 5 }, () => createHolder({ upline: agent.username })))
    const transfers = downlines.flatMap((downline, n) => [
      ...[400, 250].map((amount) => ({
        downline,
        change: amount,
        send: (key: string) => agent.sendToDownline(downline.username, { amount: String(amount), key }),
      })),
      ...Array.from({ length: 6 }, () => ({
        downline,
        change: -300 - n,
        send: (key: string) => downline.send({ amount: String(300 + n), key }),
      })),
    ])
    const responses = await Promise.all(
      transfers.map(async ({ downline, change, send }) => {
        const key = createIdempotencyKey()
        let answer = await send(key)
        // On an overloaded machine, a request may not get a connection in time. The key makes it safe to retry.
        for (let attemptCount = 1; answer.body.code === 'unavailable' && attemptCount < 5; attemptCount++) answer = await send(key)
        return { downline, change, answer }
      }),
    )
    expect(new Set(responses.map(({ answer }) => answer.body.code))).toEqual(new Set([undefined, 'transfer_limit']))
    const completed = responses.filter(({ answer }) => answer.status === 200)
    const sumChanges = (list: typeof completed): number => list.reduce((sum, { change }) => sum + change, 0)
    for (const downline of downlines)
      expect(await fetchBalance(downline.username)).toBe(
        (1000 + sumChanges(completed.filter((transfer) => transfer.downline === downline))).toFixed(2),
      )
    expect(await fetchBalance(agent.username)).toBe((1000 - sumChanges(completed)).toFixed(2))
    await assertLedgerBalanced()
  })

  it('needs an amount above zero that the currency can represent', async () => {
    const { agent, member, balances } = await createTeam()
    const sendAndGetErrors = async (amount: string) =>
      Object.values((await agent.sendToDownline(member.username, { amount })).body.fields ?? {})
    for (const amount of ['', '0', '0.00', '-5', '1e2', ' 5', '1,000', '1000000000000000000000', 'NaN'])
      expect([amount, await sendAndGetErrors(amount)]).toEqual([amount, [{ key: 'error_amount' }]])
    expect(await sendAndGetErrors('0.001')).toEqual([{ key: 'error_amount_digits', values: { count: 2 } }])
    expect(await sendAndGetErrors('1000.01')).toEqual([{ key: 'error_transfer_limit', values: { amount: '1000.00' } }])
    expect(await balances()).toEqual(['1000.00', '1000.00'])
  })

  it('is blocked in both directions while a deposit bonus has to be wagered, and allowed for the whole balance afterwards', async () => {
    const agent = await createHolder({ type: 1, balance: undefined })
    const member = await createHolder({ upline: agent.username, balance: undefined })
    const deposit = async ({ token }: { readonly token: string }): Promise<void> => {
      const input = { channel: 'bank', payerName: 'Nguyen Van A', amount: '200.00', bonus: 'first', key: createIdempotencyKey() }
      const response = await platform.call('deposit.request', input, { host: alpha, token })
      expect(response.body.code).toBeUndefined()
      await platform.runAdminCommand('approve-deposit', { brand: 'alpha', deposit: (response.body.value as { id: string }).id })
    }
    await deposit(member)
    await deposit(agent)
    const { turnoverLeft, withdrawable, main } = (await platform.call('wallet.funds', undefined, { host: alpha, token: member.token })).body
      .value as Funds
    expect([withdrawable, Number(main) > 0, Number(turnoverLeft) > 0]).toEqual(['0.00', true, true])
    const expectedError = { key: 'error_transfer_turnover', values: { amount: turnoverLeft } }
    for (const send of [() => member.send({ amount: '1' }), () => agent.sendToDownline(member.username, { amount: '1' })])
      expect((await send()).body).toMatchObject({ code: 'transfer_limit', fields: { amount: expectedError } })
    await withDatabaseClient(platform, (client) => client.query(`update bonuses set ends_at = now() where state = 'open'`))
    expect((await member.send({ amount: main })).status).toBe(200)
    await assertLedgerBalanced()
  })

  it('excludes the registration bonus, so that an agent cannot collect it from accounts that the agent registers', async () => {
    const agent = await createHolder({ type: 1 })
    const registration = { username: `given${String(++nameCounter)}`, password: 'secret12', ageConsent: true }
    await platform.call('agent.register', registration, { host: alpha, token: agent.token })
    await platform.runAdminCommand('set-password', { brand: 'alpha', username: registration.username, password: testPassword })
    const registeredSender = await createSender(registration.username, testPassword)
    const sendAndGetError = async (amount: string) => {
      const { code, fields } = (await registeredSender.send({ amount })).body
      return [code, fields?.['amount']]
    }
    expect(await sendAndGetError('0.01')).toEqual(['transfer_limit', { key: 'error_transfer_nothing' }])
    await agent.sendToDownline(registration.username, { amount: '300' })
    expect(await sendAndGetError('300.01')).toEqual(['transfer_limit', { key: 'error_transfer_limit', values: { amount: '300.00' } }])
    expect((await registeredSender.send({ amount: '300' })).body.value).toEqual({ sumBalance: '1000.00', currency: 'VND' })
    const responses = await Promise.all([registeredSender.send({ amount: '1' }), registeredSender.send({ amount: '1' })])
    expect(responses.map(({ body }) => body.code)).toEqual(['transfer_limit', 'transfer_limit'])
    await assertLedgerBalanced()
  })
})

describe('the payment password', () => {
  it('is required for each transfer, and a sender without one gets a separate error', async () => {
    const { agent, member, balances } = await createTeam()
    const withoutPassword = await createHolder({ upline: agent.username }, false)
    expect((await withoutPassword.send({})).body.code).toBe('payment_password_unset')
    const { code, fields } = (await member.send({ paymentPassword: testPassword })).body
    expect([code, fields]).toEqual(['password_wrong', { paymentPassword: { key: 'error_password_wrong' } }])
    const key = createIdempotencyKey()
    await member.send({ key })
    expect((await member.send({ key, paymentPassword: '000000' })).body.code).toBe('password_wrong')
    expect(await balances()).toEqual(['1100.00', '900.00'])
  })

  it('cannot be guessed: after ten attempts the account is blocked for a while, and a login in between does not reset the count', async () => {
    const { member } = await createTeam()
    const guesses: unknown[] = []
    for (let n = 0; n < 12; n += 1) {
      guesses.push((await member.send({ paymentPassword: String(100_000 + n) })).body.code)
      await platform.logIn(alpha, member.username)
    }
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 'password_wrong'), 'too_many_requests', 'too_many_requests'])
    expect((await member.send({})).body.code).toBe('too_many_requests')
  })

  it('does not exempt a sender from the limit of sixty transfers in ten minutes', async () => {
    const { agent, member } = await createTeam()
    const codes = (await Promise.all(Array.from({ length: 62 }, () => agent.sendToDownline('nobody-at-all')))).map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2)
    expect((await agent.sendToDownline(member.username)).headers['retry-after']).toBeDefined()
    expect((await member.send({})).status).toBe(200)
  })
})

describe('the audit log of transfers', () => {
  it('records the outcome and the sender: no amount, no other account, no password', async () => {
    const { member } = await createTeam()
    const { user } = await platform.logIn(alpha, member.username)
    await member.send({ amount: '12.34' })
    await member.send({ amount: '99999' })
    const { rows } = await withDatabaseClient(platform, (client) =>
      client.query<object>(`select * from audit_log where account = $1 and event = 'transfer' order by seq`, [user.id]),
    )
    expect(rows).toMatchObject([
      { outcome: 'done', detail: null },
      { outcome: 'transfer_limit', detail: null },
    ])
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual([
        'account',
        'at',
        'detail',
        'event',
        'hash',
        'merchant',
        'operator',
        'operator_name',
        'outcome',
        'seq',
      ])
  })
})

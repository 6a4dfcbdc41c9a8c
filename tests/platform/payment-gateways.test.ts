import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isValidSignature, signMessage } from '../../server/integrations/sign-message.ts'
import { settlePendingDeposits } from '../../server/modules/deposits/settle-deposits.ts'
import type { Deposit, DepositOffer } from '../../src/generated/api.ts'
import { addInterval } from './add-interval.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  // The first command for a brand inserts its initial data. A gateway can be added only afterwards.
  await platform.runAdminCommand('status', { brand: 'alpha' })
  await platform.runAdminCommand('status', { brand: 'beta' })
})
afterAll(() => platform.stop())

interface ReceivedOrder {
  readonly merchant: string
  readonly order: string
  readonly amount: string
  readonly currency: string
  readonly exponent: number
  readonly notifyUrl: string
  readonly payments: object[]
}

interface PaymentFields {
  readonly payment?: string
  readonly amount?: string
  readonly merchant?: string
}

/** Starts a gateway, which accepts the secrets that the test sets. Its URL has a path. */
async function startGateway() {
  const orders = new Map<string, ReceivedOrder>()
  let secrets: readonly string[] = []
  let online = true
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = Buffer.concat(await request.toArray()).toString()
    const message = { method: request.method ?? '', path: request.url ?? '', body }
    const send = (status: number, value: object) => response.writeHead(status).end(JSON.stringify(value))
    if (!online) return send(503, {})
    if (!secrets.some((secret) => isValidSignature(Buffer.from(secret), request.headers, message))) return send(401, {})
    const { pathname, searchParams } = new URL(message.path, 'http://gateway')
    if (pathname !== '/livery/orders') return send(404, {})
    if (request.method === 'GET') {
      const order = searchParams.get('order')
      return send(
        200,
        [...orders.values()].filter(
          (candidate) => candidate.merchant === searchParams.get('merchant') && (order === null || candidate.order === order),
        ),
      )
    }
    const order = { ...(JSON.parse(body) as ReceivedOrder), payments: [] }
    if (!orders.has(order.order)) orders.set(order.order, order)
    return send(200, { payUrl: `/pay/${order.order}` })
  }
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const createPayment = ({ id }: Deposit, fields: PaymentFields) => ({
    payment: randomUUID(),
    status: 'paid',
    amount: orders.get(id)?.amount ?? '10000',
    currency: 'VND',
    at: new Date().toISOString(),
    ...fields,
  })
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/livery`,
    orders,
    setSecrets: (...newSecrets: readonly string[]) => void (secrets = newSecrets),
    setOnline: (isOnline: boolean) => void (online = isOnline),
    /** Sends a payment notice, signed with a secret, to the `notifyUrl` of the order by default. Returns the status. */
    notify: async (deposit: Deposit, secret: string, fields: PaymentFields = {}, path = getNotifyPath(orders.get(deposit.id))) => {
      const body = JSON.stringify({ merchant: 'ALPHA1', order: deposit.id, ...createPayment(deposit, fields) })
      const headers = signMessage(Buffer.from(secret), { method: 'POST', path, body })
      return (await platform.send('POST', path, { host: 'anything.test', body, headers })).status
    },
    /** Records a payment without a notice. */
    payWithoutNotice: (deposit: Deposit) => orders.get(deposit.id)?.payments.push(createPayment(deposit, {})),
    stop: () => server.close(),
  }
}

const getNotifyPath = (order: ReceivedOrder | undefined): string => (order === undefined ? '' : new URL(order.notifyUrl).pathname)

const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
/** Returns the text without Unicode bidirectional isolates. */
const removeIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')
const instantChannel = { kind: 'qr', 'title.EN': 'Instant transfer', min: '20.00', max: '5000.00' }
let counter = 0

/** Starts a gateway, and adds it and a deposit channel that uses it to the live brand. */
async function connectGateway() {
  const server = await startGateway()
  const number = String(++counter)
  const [gateway, channel] = [`PAY${number}`, `instant-${number}`]
  const { secret, notice } = (await runAdminCommand('add-gateway', { gateway, change: { url: server.url } })) as {
    secret: string
    notice: string
  }
  server.setSecrets(secret)
  await runAdminCommand('add-deposit-channel', { channel, change: { ...instantChannel, gateway } })
  return { server, gateway, channel, secret, notice }
}

async function createDepositor() {
  const username = `gatewaypayer${String(++counter)}`
  await runAdminCommand('create-account', { username, type: 0, password: testPassword })
  const { token } = await platform.logIn(alpha, username, testPassword)
  const call = (name: Parameters<TestPlatform['call']>[0], input?: object) => platform.callUnchecked(name, input, { host: alpha, token })
  return {
    username,
    request: async (channel: string) =>
      (await call('deposit.request', { channel, amount: '100.00', key: `deposit-at-gateways-${String(++counter)}` })).body,
    requestDeposit: async (channel: string) =>
      (await call('deposit.request', { channel, amount: '100.00', key: `deposit-at-gateways-${String(++counter)}` })).body.value as Deposit,
    fetchDeposit: async ({ id }: Deposit) => (await call('deposit.one', { id })).body.value as Deposit,
    listChannels: async () =>
      ((await call('deposit.channels')).body.value as DepositOffer).channels.map(({ id, title }) => [id, removeIsolates(title)]),
    fetchBalance: async () => (await runAdminCommand('account', { username }))['balance'],
  }
}

/** Returns the successful entries of the audit log, oldest first. */
const listAudit = async () =>
  ((await runAdminCommand('audit-list', { count: 999 })) as unknown as readonly { event: string; outcome: string; detail?: object }[])
    .filter(({ outcome }) => outcome === 'done')
    .toReversed()
const runDepositJob = () => settlePendingDeposits(platform.server.platform)
const expireDeposit = ({ id }: Deposit) =>
  query({ databaseUrl: platform.databaseUrl }, `update deposits set expires_at = now() - interval '1 second' where id = '${id}'`)
const assertLedgerBalanced = async () => expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true, faults: [] })

describe('a payment gateway of a live brand', () => {
  it('is added with its own URL and secret, receives the orders of its channels, and each payment is credited once', async () => {
    const { server, gateway, channel, secret, notice } = await connectGateway()
    const player = await createDepositor()
    expect(await player.listChannels()).toContainEqual([channel, 'Instant transfer'])
    expect(await runAdminCommand('check-gateway', { gateway })).toEqual({ passed: true, gateway })
    const deposit = await player.requestDeposit(channel)
    expect(deposit).toMatchObject({ state: 'awaiting', payUrl: `${new URL(server.url).origin}/pay/${deposit.id}` })
    expect(server.orders.get(deposit.id)).toMatchObject({ merchant: 'ALPHA1', amount: '10000', notifyUrl: `http://${alpha}${notice}` })
    const payment = { payment: randomUUID() }
    expect(await Promise.all([1, 2, 3, 4].map(() => server.notify(deposit, secret, payment)))).toEqual([200, 200, 200, 200])
    server.orders.get(deposit.id)?.payments.push({ ...payment, status: 'paid', amount: '10000', currency: 'VND', at: '' })
    expect(await runAdminCommand('reconcile-deposits', {})).toMatchObject({ passed: true, applied: [], missing: [] })
    expect([(await player.fetchDeposit(deposit)).state, await player.fetchBalance()]).toEqual(['paid', '100.00'])
    await assertLedgerBalanced()
    server.stop()
  })

  it('is available to its own brand only', async () => {
    const { server, gateway, channel, secret } = await connectGateway()
    expect(await platform.runAdminCommand('gateways', { brand: 'beta' })).toEqual([])
    await expect(platform.runAdminCommand('set-deposit-channel', { brand: 'beta', channel: 'qr', change: { gateway } })).rejects.toThrow(
      'has no gateway',
    )
    const player = await createDepositor()
    const deposit = await player.requestDeposit(channel)
    expect(await server.notify(deposit, secret, {}, `/_gateway/notice/BETA1/${gateway}`)).toBe(404)
    expect(await server.notify(deposit, secret, { merchant: 'BETA1' })).toBe(400)
    expect((await player.fetchDeposit(deposit)).state).toBe('awaiting')
    server.stop()
  })

  it('reports payments only of its own orders; two gateways may use the same id for different payments', async () => {
    const [first, second] = [await connectGateway(), await connectGateway()]
    const player = await createDepositor()
    const [firstDeposit, secondDeposit] = [await player.requestDeposit(first.channel), await player.requestDeposit(second.channel)]
    const serverGatewayDeposit = await player.requestDeposit('qr')
    expect(await second.server.notify(firstDeposit, second.secret, {}, second.notice)).toBe(404)
    expect(await second.server.notify(serverGatewayDeposit, second.secret, {}, second.notice)).toBe(404)
    expect(await second.server.notify(firstDeposit, second.secret, {}, first.notice)).toBe(401)
    const payment = { payment: 'pay-1' }
    expect(await first.server.notify(firstDeposit, first.secret, payment)).toBe(200)
    expect(await second.server.notify(secondDeposit, second.secret, payment)).toBe(200)
    expect(await first.server.notify(firstDeposit, first.secret, { ...payment, amount: '20000' })).toBe(409)
    expect(await player.fetchBalance()).toBe('200.00')
    expect(await runAdminCommand('deposit', { deposit: secondDeposit.id })).toMatchObject({
      payments: [{ payment: `${second.gateway}:pay-1` }],
    })
    await assertLedgerBalanced()
    first.server.stop()
    second.server.stop()
  })

  it('gets a new secret without the loss of an open order, and no payment is credited twice', async () => {
    const { server, gateway, channel, secret } = await connectGateway()
    const player = await createDepositor()
    const [oldSecretDeposit, bothSecretsDeposit] = [await player.requestDeposit(channel), await player.requestDeposit(channel)]
    const { secret: newSecret } = (await runAdminCommand('rotate-gateway-key', { gateway })) as { secret: string }
    const rotationDeposit = await player.requestDeposit(channel)
    expect(rotationDeposit.state).toBe('awaiting')
    expect(await server.notify(oldSecretDeposit, secret)).toBe(200)
    server.setSecrets(newSecret)
    const newSecretDeposit = await player.requestDeposit(channel)
    const payment = { payment: randomUUID() }
    expect(await server.notify(bothSecretsDeposit, secret, payment)).toBe(200)
    expect(await server.notify(bothSecretsDeposit, newSecret, payment)).toBe(200)
    expect([await server.notify(rotationDeposit, newSecret), await server.notify(newSecretDeposit, newSecret)]).toEqual([200, 200])
    expect(await player.fetchBalance()).toBe('400.00')
    const { secret: latestSecret } = (await runAdminCommand('rotate-gateway-key', { gateway, now: true })) as { secret: string }
    server.setSecrets(latestSecret)
    const openDeposit = await player.requestDeposit(channel)
    expect([
      await server.notify(openDeposit, secret),
      await server.notify(openDeposit, newSecret),
      await server.notify(openDeposit, latestSecret),
    ]).toEqual([401, 401, 200])
    await assertLedgerBalanced()
    server.stop()
  })

  it('finishes its open orders after it is disabled, and is removed once none is left', async () => {
    const { server, gateway, channel, secret } = await connectGateway()
    const player = await createDepositor()
    const openDeposit = await player.requestDeposit(channel)
    await runAdminCommand('change-gateway', { gateway, change: { enabled: 'off' } })
    expect(await player.listChannels()).not.toContainEqual([channel, 'Instant transfer'])
    expect((await player.request(channel)).code).toBe('deposit_channel_closed')
    await expect(runAdminCommand('remove-gateway', { gateway })).rejects.toThrow(`these channels use it: ${channel}`)
    await runAdminCommand('remove-deposit-channel', { channel })
    await expect(runAdminCommand('remove-gateway', { gateway })).rejects.toThrow('1 deposit can still be paid')
    expect(await server.notify(openDeposit, secret)).toBe(200)
    expect(await runAdminCommand('remove-gateway', { gateway })).toEqual({ removed: gateway })
    expect(await server.notify(openDeposit, secret)).toBe(404)
    await expect(runAdminCommand('change-gateway', { gateway, change: { enabled: 'on' } })).rejects.toThrow('has no gateway')
    const { secret: newSecret } = (await runAdminCommand('add-gateway', { gateway, change: { url: server.url } })) as { secret: string }
    expect(newSecret).not.toBe(secret)
    expect(await server.notify(openDeposit, secret)).toBe(401)
    server.stop()
  })

  it('is queried before its orders expire, also while another gateway is offline', async () => {
    const [offlineGateway, onlineGateway] = [await connectGateway(), await connectGateway()]
    const player = await createDepositor()
    offlineGateway.server.setOnline(false)
    expect((await player.request(offlineGateway.channel)).code).toBe('deposit_gateway')
    const deposit = await player.requestDeposit(onlineGateway.channel)
    onlineGateway.server.payWithoutNotice(deposit)
    await expireDeposit(deposit)
    await runDepositJob()
    await vi.waitFor(async () => expect((await player.fetchDeposit(deposit)).state).toBe('paid'))
    onlineGateway.server.payWithoutNotice(await player.requestDeposit(onlineGateway.channel))
    await expect(runAdminCommand('reconcile-deposits', {})).rejects.toThrow(
      `The gateway ${offlineGateway.gateway} responded with status 503`,
    )
    expect(await player.fetchBalance()).toBe('200.00')
    expect(await runAdminCommand('check-gateway', { gateway: offlineGateway.gateway })).toMatchObject({ passed: false })
    offlineGateway.server.setOnline(true)
    const [requestedDeposit] = (await runAdminCommand('deposits', {
      username: player.username,
      state: 'requested',
    })) as unknown as readonly {
      id: string
    }[]
    await query(
      { databaseUrl: platform.databaseUrl },
      `update deposits set created_at = ${addInterval('created_at', '-1 minute')} where id = '${requestedDeposit?.id ?? ''}'`,
    )
    await runDepositJob()
    expect(offlineGateway.server.orders.has(requestedDeposit?.id ?? '')).toBe(true)
    offlineGateway.server.stop()
    onlineGateway.server.stop()
  })

  it('can move to another URL with its open orders', async () => {
    const { server, gateway, channel, secret } = await connectGateway()
    const player = await createDepositor()
    const openDeposit = await player.requestDeposit(channel)
    const newGateway = await startGateway()
    newGateway.setSecrets(secret)
    const order = server.orders.get(openDeposit.id)
    if (order) newGateway.orders.set(openDeposit.id, order)
    server.stop()
    await runAdminCommand('change-gateway', { gateway, change: { url: newGateway.url } })
    newGateway.payWithoutNotice(openDeposit)
    await expireDeposit(openDeposit)
    await runDepositJob()
    await vi.waitFor(async () => expect((await player.fetchDeposit(openDeposit)).state).toBe('paid'))
    newGateway.stop()
  })

  it('is rejected if its code, its URL or a change to it is invalid', async () => {
    const url = 'https://pay.example'
    for (const [gateway, change, message] of [
      ['pay', { url }, 'cannot be the code'],
      ['OTHER', {}, 'At least one change'],
      ['OTHER', { enabled: 'on' }, 'url is missing'],
      ['OTHER', { url: 'pay.example' }, 'must be a URL'],
      ['OTHER', { url: 'ftp://pay.example' }, 'must begin with https'],
      ['OTHER', { url: `${url}/?a=1` }, 'must have no query'],
      ['OTHER', { url: `https://${alpha}` }, 'a host of the brand'],
      ['OTHER', { url, secret: 'mine' }, 'secret\\" cannot be set'],
    ] as const)
      await expect(runAdminCommand('add-gateway', { gateway, change }), JSON.stringify(change)).rejects.toThrow(message)
    await runAdminCommand('add-gateway', { gateway: 'OTHER', change: { url } })
    await expect(runAdminCommand('add-gateway', { gateway: 'OTHER', change: { url } })).rejects.toThrow('already has the gateway')
    for (const command of ['rotate-gateway-key', 'check-gateway', 'remove-gateway'])
      await expect(runAdminCommand(command, { gateway: 'NONE' }), command).rejects.toThrow('has no gateway')
    await expect(runAdminCommand('set-value', { path: 'deposits.channels.qr.gateway', value: 'NONE' })).rejects.toThrow('has no gateway')
  })

  it('is in the audit log with its settings before and after each change, without a secret; the database has no secret in plain text', async () => {
    const { server, gateway, secret } = await connectGateway()
    await runAdminCommand('change-gateway', { gateway, change: { enabled: 'off' } })
    const { secret: newSecret } = (await runAdminCommand('rotate-gateway-key', { gateway })) as { secret: string }
    const log = await listAudit()
    const listEntries = (event: string) => log.filter((entry) => entry.event === event && JSON.stringify(entry).includes(`"${gateway}"`))
    expect(listEntries('operator-add-gateway')).toMatchObject([{ before: null, after: { url: server.url, enabled: true } }])
    expect(listEntries('operator-change-gateway')).toMatchObject([{ before: { enabled: true }, after: { enabled: false } }])
    expect(listEntries('operator-rotate-gateway-key')).toMatchObject([{ before: { keys: [{}] }, after: { keys: [{}, {}] } }])
    const { rows } = await query(
      { databaseUrl: platform.databaseUrl },
      `select encode(sealed, 'escape') as sealed from payment_gateway_keys where gateway = '${gateway}'`,
    )
    for (const value of [secret, newSecret]) expect(JSON.stringify([log, rows])).not.toContain(value)
    server.stop()
  })
})

describe('a deposit channel of a live brand', () => {
  it('is added, changed and removed; a removed one finishes its open deposits', async () => {
    const { server, gateway, secret } = await connectGateway()
    const player = await createDepositor()
    const channel = 'express'
    const addedChannel = await runAdminCommand('add-deposit-channel', {
      channel,
      change: { ...instantChannel, minutes: '45', hours: '00:00-23:59', gateway },
    })
    expect(addedChannel).toMatchObject({
      id: channel,
      kind: 'qr',
      enabled: true,
      min: '20.00',
      minutes: 45,
      amountMismatch: 'credit',
      gateway,
    })
    const openDeposit = await player.requestDeposit(channel)
    await runAdminCommand('set-deposit-channel', { channel, change: { feePercent: '2.00', gateway: 'none' } })
    await runAdminCommand('remove-deposit-channel', { channel })
    expect(await player.listChannels()).not.toContainEqual([channel, 'Instant transfer'])
    expect((await player.request(channel)).code).toBe('deposit_channel_closed')
    expect((await runAdminCommand('deposit-channels', {})) as unknown as readonly { id: string }[]).not.toContainEqual(
      expect.objectContaining({ id: channel }),
    )
    const { state, title } = await player.fetchDeposit(openDeposit)
    expect([state, removeIsolates(title)]).toEqual(['awaiting', 'Instant transfer'])
    expect(await server.notify(openDeposit, secret)).toBe(200)
    expect(await player.fetchDeposit(openDeposit)).toMatchObject({ state: 'paid', fee: '0.00' })
    await runAdminCommand('add-deposit-channel', { channel, change: { ...instantChannel, 'title.EN': 'Express' } })
    expect(await runAdminCommand('deposit-channels', {})).toContainEqual(
      expect.objectContaining({ id: channel, hours: 'none', feePercent: '0.00', minutes: 30 }),
    )
    await runAdminCommand('set-value', { path: `deposits.channels.${channel}`, value: 'null' })
    const log = (await listAudit()).filter((entry) => JSON.stringify(entry).includes('express'))
    const findLogEntry = (event: string) => log.find((entry) => entry.event === event)
    expect(findLogEntry('operator-remove-deposit-channel')).toMatchObject({
      changes: [{ path: `platform.deposits.channels.${channel}`, before: { enabled: true }, after: null }],
    })
    server.stop()
  })

  it('is rejected if a field is missing or invalid, or violates a relation between fields', async () => {
    for (const [channel, change, message] of [
      ['Express', instantChannel, 'must be up to 32 lowercase letters'],
      ['qr', instantChannel, 'already has the channel'],
      ['swift', { ...instantChannel, kind: 'bank' }, 'must be qr or wallet'],
      ['swift', { kind: 'qr', 'title.EN': 'Swift' }, 'a title'],
      ['swift', { kind: 'qr', min: '1', max: '2' }, 'a title'],
      ['swift', { ...instantChannel, gateway: 'NONE' }, 'has no gateway'],
      ['swift', { ...instantChannel, feeFixed: '20.00' }, 'feeFixed must be below min'],
    ] as const)
      await expect(runAdminCommand('add-deposit-channel', { channel, change }), JSON.stringify(change)).rejects.toThrow(message)
    await runAdminCommand('add-gateway', { gateway: 'FORBANK', change: { url: 'https://pay.example' } })
    await expect(runAdminCommand('set-deposit-channel', { channel: 'bank', change: { gateway: 'FORBANK' } })).rejects.toThrow(
      'it cannot have a gateway',
    )
    await expect(runAdminCommand('remove-deposit-channel', { channel: 'swift' })).rejects.toThrow('There is no channel')
  })
})

import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../../server/admin-api/commands.ts'
import type { WalletCall } from '../../server/integrations/vendor-contract.ts'
import { getMaxAmount } from '../../src/engine/rules/money/max-amount.ts'
import { formatDecimal } from '../../src/engine/rules/money/decimal.ts'
import type { Deposit } from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { samples } from '../contract/samples.ts'
import { sample } from '../depth.ts'
import { alpha } from './small-brands.ts'
import { createVendorClient, openGameAsNewPlayer } from './vendor-client.ts'
import { type TestPlatform, testPassword, testSecretKey, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

/** The currency of the brand alpha. */
const currencyUnit = { currency: 'VND', exponent: 2 }
const maxAmount = getMaxAmount(currencyUnit)
const createId = (): string => randomUUID()
const excessiveAmounts = ['9'.repeat(18), '9'.repeat(38), '9'.repeat(300), '1e30']

const request = (command: string, body: object) =>
  platform.send('POST', `/_livery/admin/${command}`, {
    host: 'localhost',
    headers: { authorization: `Bearer ${readFileSync(join(platform.dataDir, 'admin-api-token'), 'utf8')}` },
    body,
  })

/** Returns a body with a value of the right type for each required parameter of a command, and with these overrides. */
function createValidBody(command: string, overrides: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const shape = allCommands[command]?.parameters ?? {}
  const knownValues: Readonly<Record<string, unknown>> = {
    brand: 'alpha',
    username: 'player',
    activity: 'sign',
    channel: 'bank',
    vendor: 'AQX',
  }
  const entries = Object.entries(shape).flatMap(([name, kind]) => {
    if (typeof kind !== 'string') return kind.optional ? [] : [[name, kind.min]]
    return kind.endsWith('?')
      ? []
      : [[name, knownValues[name] ?? { text: `bounds-${createId().slice(0, 8)}`, boolean: true, texts: {} }[kind as 'text']]]
  })
  return { ...Object.fromEntries(entries), ...overrides }
}

describe('a number in a command of the admin API', () => {
  it('is rejected with 400 if it is outside its bounds, even by one', async () => {
    const numbers = Object.entries(allCommands).flatMap(([command, { parameters: shape }]) =>
      Object.entries(shape).flatMap(([name, kind]) => (typeof kind === 'string' ? [] : [{ command, name, ...kind }])),
    )
    expect(numbers.length).toBeGreaterThan(10)
    for (const { command, name, min, max } of numbers) {
      for (const value of [min, max])
        expect(
          (await request(command, createValidBody(command, { [name]: value }))).status,
          `${command} ${name}=${String(value)}`,
        ).toBeLessThan(500)
      for (const value of [min - 1, max + 1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1e300, 0.5])
        expect(await request(command, createValidBody(command, { [name]: value })), `${command} ${name}=${String(value)}`).toMatchObject({
          status: 400,
          body: { message: expect.stringContaining(`"${name}"`) },
        })
    }
  })

  it('causes no server error in a text parameter, and is rejected with 400 if it is an amount above the maximum of the currency', async () => {
    const values = [formatDecimal(maxAmount, 2), formatDecimal(maxAmount + 1n, 2), '2147483648', ...excessiveAmounts]
    const bodies: { readonly command: string; readonly createOverrides: (value: string) => Readonly<Record<string, unknown>> }[] = []
    for (const [command, { parameters: shape }] of Object.entries(allCommands))
      for (const [name, kind] of Object.entries(shape)) {
        if (kind === 'text' || kind === 'text?') bodies.push({ command, createOverrides: (value) => ({ [name]: value }) })
        if (kind === 'texts')
          for (const field of await listFields(command, name))
            bodies.push({ command, createOverrides: (value) => ({ [name]: { [field]: value } }) })
      }
    for (const { command, createOverrides } of sample('texts of commands', bodies, 60))
      for (const value of values) {
        const body = createValidBody(command, createOverrides(value))
        expect((await request(command, body)).status, `${command} ${JSON.stringify(body)}`).toBeLessThan(500)
      }
    for (const [command, name] of [
      ['ledger-grant', 'amount'],
      ['ledger-spend', 'amount'],
      ['adjust', 'amount'],
      ['create-account', 'balance'],
    ] as const)
      expect(await request(command, createValidBody(command, { [name]: formatDecimal(maxAmount + 1n, 2) })), command).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('largest amount') },
      })
  })
})

/** Returns the fields that a parameter of kind `texts` accepts, from the message that rejects an unknown field. */
async function listFields(command: string, parameter: string): Promise<readonly string[]> {
  const { body } = await request(command, createValidBody(command, { [parameter]: { unknown: '1' } }))
  const [, fieldNames = ''] = /(?:can have|has|There are|Settings|Properties of a rule): (.*)\.$/.exec(body.message ?? '') ?? []
  return fieldNames.split(', ').filter((name) => /^[a-zA-Z.]+$/.test(name))
}

describe('a number in an operation of the API', () => {
  // The tests above run `set-password` for "player", so these tests use other accounts.
  const tokens: string[] = []
  beforeAll(async () => {
    for (const username of ['numbered', 'counted']) {
      await platform.register(alpha, { username })
      tokens.push((await platform.logIn(alpha, username, 'secret12')).token)
    }
  })
  it('causes no server error, however large it is', async () => {
    const [token = ''] = tokens
    for (const name of (Object.keys(endpoints) as EndpointName[]).filter((endpoint) => endpoint !== 'session.logout')) {
      const sampleInput = samples[name](token) as Readonly<Record<string, unknown>> | undefined
      const numbers = Object.entries(sampleInput ?? {}).filter(([, value]) => /^-?\d+(\.\d+)?$/.test(String(value)))
      for (const [field, value] of numbers)
        for (const extremeValue of ['9'.repeat(12), formatDecimal(maxAmount, 2), formatDecimal(maxAmount + 1n, 2), ...excessiveAmounts]) {
          const body = { ...sampleInput, [field]: typeof value === 'number' ? Number(extremeValue) : extremeValue }
          const { status } = await platform.callUnchecked(name, body, { host: alpha, token })
          expect(status, `${name} ${field}=${extremeValue}`).toBeLessThan(500)
        }
    }
  })

  it('is at most the maximum of the currency if it is an amount', async () => {
    const [, token = ''] = tokens
    for (const name of ['withdrawal.request', 'wallet.transfer', 'wallet.moveFunds', 'deposit.request'] as const) {
      if (!Object.hasOwn(endpoints, name)) continue
      const sampleInput = samples[name](token) as object
      const response = await platform.callUnchecked(
        name,
        { ...sampleInput, amount: formatDecimal(maxAmount + 1n, 2) },
        { host: alpha, token },
      )
      expect(response, name).toMatchObject({ status: 422, body: { fields: { amount: { key: 'error_deposit_max' } } } })
    }
  })
})

describe('an amount in a vendor call', () => {
  it('is at most the maximum of the currency: a higher win is rejected and pays nothing', async () => {
    const vendor = await createVendorClient(platform, 'PGF')
    const { session, player } = await openGameAsNewPlayer(platform, vendor, '10.00')
    const bet = { transaction: createId(), session, round: createId(), amount: '100' }
    expect((await vendor.request('bet', bet)).status).toBe(200)
    const win = { transaction: createId(), player, round: bet.round, bet: bet.transaction }
    for (const amount of [String(maxAmount + 1n), `1${'0'.repeat(29)}`, ...excessiveAmounts]) {
      expect(await vendor.request('win', { ...win, amount }), amount).toEqual({ status: 400, error: 'bad_request' })
      expect(await vendor.request('bet', { ...bet, transaction: createId(), amount }), amount).toEqual({
        status: 400,
        error: 'bad_request',
      })
    }
    expect(await vendor.request('balance', { session })).toEqual({ status: 200, balance: '900' })
    expect(await vendor.request('win', { ...win, amount: String(maxAmount) })).toEqual({ status: 200, balance: String(maxAmount + 900n) })
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
  })

  it('causes no server error, nor does any other field, whatever its length', async () => {
    const vendor = await createVendorClient(platform, 'PGF')
    const fields = ['launch', 'game', 'session', 'transaction', 'player', 'round', 'bet', 'amount']
    const createBody = () => ({ ...Object.fromEntries(fields.map((name) => [name, createId()])), amount: '1' })
    for (const call of ['open', 'balance', 'bet', 'win', 'rollback', 'close'] satisfies WalletCall[])
      for (const field of fields)
        for (const value of excessiveAmounts)
          expect(
            (await vendor.request(call, { ...createBody(), [field]: value } as never)).status,
            `${call} ${field}=${value}`,
          ).toBeLessThan(500)
  })
})

describe('an amount in a gateway notice', () => {
  it('is at most the maximum of the currency of the payment, and credits nothing above it', async () => {
    await platform.runAdminCommand('create-account', { brand: 'alpha', username: 'bounded', type: 0, password: testPassword })
    const { token } = await platform.logIn(alpha, 'bounded', testPassword)
    const input = { channel: 'qr', amount: '100.00', key: `deposit-of-bounds-${createId().slice(0, 8)}` }
    const { id: order } = (await platform.call('deposit.request', input, { host: alpha, token })).body.value as Deposit
    for (const amount of [String(maxAmount + 1n), ...excessiveAmounts])
      expect((await sendNotice({ order, amount })).status, amount).toBe(400)
    expect(await platform.runAdminCommand('account', { brand: 'alpha', username: 'bounded' })).toMatchObject({ balance: '0.00' })
    expect((await sendNotice({ order, amount: '10000' })).status).toBe(200)
  })
})

function sendNotice(fields: { readonly order: string; readonly amount: string }) {
  const key = Buffer.from(hkdfSync('sha256', testSecretKey, '', 'gateway', 32))
  const notice = { merchant: 'ALPHA1', payment: createId(), status: 'paid', currency: 'VND', at: new Date().toISOString(), ...fields }
  const [time, body] = [String(Date.now()), JSON.stringify(notice)]
  const signature = createHmac('sha256', key).update(`${time}\nPOST /_gateway/notice\n${body}`).digest('hex')
  return platform.send('POST', '/_gateway/notice', {
    host: 'anything.test',
    body,
    headers: { 'x-gateway-time': time, 'x-gateway-signature': signature },
  })
}

import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameLaunchBody } from '../../src/generated/api.ts'
import { ProgramFolder } from './guide-programs.ts'
import { query } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const examples = join(import.meta.dirname, '../../examples/wallet-adapters')
const password = 'Fjordpassword2'
const folder = new ProgramFolder()
let platform: TestPlatform
let provider: Awaited<ReturnType<typeof startProvider>>

/** Starts a server that simulates 100HP Gaming and Hub88: it serves their lists of games and records launches. */
async function startProvider() {
  const launches: Record<string, string>[] = []
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await (request.toArray() as Promise<Buffer[]>)).toString()
    const send = (value: object) => void response.end(JSON.stringify(value))
    const path = (request.url ?? '').split('?')[0]
    if (path === '/games/v1/list')
      return send([
        { id: 'b3a1f0c2-lucky', name: 'Lucky Loot' },
        { id: 'secret', name: 'Hidden', hidden: true },
      ])
    if (path === '/operator/generic/v2/game/list') return send([{ game_code: 'ctl_dragonrising', name: 'Dragon Rising' }])
    launches.push(JSON.parse(body) as Record<string, string>)
    return send(path === '/games/v1/launch' ? { gameUrl: 'https://games.hp.example/?a=1&b=2' } : { url: 'https://games.hub.example/play' })
  }
  const server = createServer((request, response) => void handleRequest(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, launches, stop: () => server.close() }
}

beforeAll(async () => {
  platform = await startTestPlatform()
  provider = await startProvider()
})
afterAll(async () => {
  folder.remove()
  provider.stop()
  await platform.stop()
})

const runAdminCommand = (command: string, body: object) => platform.runAdminCommand(command, { brand: 'alpha', ...body })
let playerCount = 0

/** Connects an adapter to the live brand. The returned `open` launches a game as a new player with 100.00. */
async function connectAdapter(
  vendor: string,
  program: string,
  env: Readonly<Record<string, string>>,
  policy: Readonly<Record<string, string>> = {},
) {
  const change = { name: vendor, launchUrl: 'https://adapter.example', ...policy }
  const { key, secret } = (await runAdminCommand('add-vendor', { vendor, change })) as { key: string; secret: string }
  const wallet = `http://127.0.0.1:${String(platform.port)}/_livery/wallet`
  const adapter = await folder.start(join(examples, program), {
    WALLET: wallet,
    BRAND: 'ALPHA1',
    VENDOR: vendor,
    KEY_ID: key,
    KEY_SECRET: secret,
    PROVIDER_URL: provider.url,
    PORT: '0',
    ...env,
  })
  const url = `http://127.0.0.1:${String(adapter.port)}`
  await runAdminCommand('change-vendor', { vendor, change: { launchUrl: url } })
  const open = async (gameId: string) => {
    const username = `adapted${String(++playerCount)}`
    await runAdminCommand('create-account', { username, type: 0, balance: '100.00', password })
    const { token } = await platform.logIn(alpha, username, password)
    const body: GameLaunchBody = {
      gameId,
      vassalage: vendor,
      nodeId: '',
      accountType: '',
      confirmTrans: true,
      launchMode: 'REAL',
      platform: 'html5-desktop',
      clientType: 3,
      username,
      token,
      merchantCode: 'ALPHA1',
      language: 'EN',
    }
    const launchResponse = await platform.call('game.launch', body, { host: alpha, token })
    const page = await fetch((launchResponse.body.value as { game_url: string }).game_url)
    return {
      page,
      html: await page.text(),
      launch: provider.launches.at(-1) ?? {},
      balance: async () => (await runAdminCommand('account', { username }))['balance'],
    }
  }
  return { url, open }
}

const assertLedgerBalanced = async () => expect(await runAdminCommand('ledger-verify', {})).toMatchObject({ passed: true, faults: [] })

describe('the adapter of 100HP Gaming', () => {
  it('plays for real money with a live brand, detects repeated requests, and rejects calls with the documented error codes', async () => {
    const secret = 'a-secret-of-100hp'
    const { url, open } = await connectAdapter('HP', '100hp.mjs', { PROVIDER_SECRET: secret })
    const { page, html, launch, balance } = await open('b3a1f0c2-lucky')
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('frame-src https://games.hp.example;'),
    ])
    expect(html).toContain('src="https://games.hp.example/?a=1&amp;b=2"')
    const sessionId = launch['sessionId'] ?? ''
    const call = async (path: string, body: object) => {
      const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify({ secret, ...body }) })
      return { status: response.status, ...((await response.json()) as object) }
    }
    expect(await call('/auth', { sessionId })).toMatchObject({ status: 200, currency: 'VND', balance: '100.00' })
    const [won, returned, lost] = [randomUUID(), randomUUID(), randomUUID()]
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await call('/withdrawal', { sessionId, txId: won, amount: '10.009' })).toMatchObject({
        status: 200,
        balance: '90.00',
        txId: won,
      })
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await call('/deposit', { txId: won, amount: '25.5' })).toMatchObject({ status: 200, balance: '115.50' })
    expect(await call('/rollback', { txId: won })).toMatchObject({ status: 609, errCode: 609 })
    await call('/withdrawal', { sessionId, txId: returned, amount: '15.50' })
    expect(await call('/rollback', { txId: returned })).toMatchObject({ status: 200, balance: '115.50' })
    expect(await call('/deposit', { txId: returned, amount: '1' })).toMatchObject({ status: 608 })
    await call('/withdrawal', { sessionId, txId: lost, amount: '5' })
    expect(await call('/deposit', { txId: lost, amount: '0' })).toMatchObject({ status: 200, balance: '110.50' })
    expect(await call('/withdrawal', { sessionId, txId: randomUUID(), amount: '1000' })).toMatchObject({ status: 603 })
    expect(await call('/withdrawal', { sessionId: 'none', txId: randomUUID(), amount: '1' })).toMatchObject({ status: 604 })
    expect(await call('/withdrawal', { sessionId, txId: randomUUID(), amount: '-1' })).toMatchObject({ status: 400 })
    expect(await call('/deposit', { txId: randomUUID(), amount: '1' })).toMatchObject({ status: 605 })
    expect(await call('/balance', { sessionId, secret: 'another' })).toMatchObject({ status: 601 })
    expect(await balance()).toBe('110.50')
    await assertLedgerBalanced()
  })
})

describe('the adapter of Hub88', () => {
  it('plays rounds of several bets for real money with a live brand, and verifies signatures', async () => {
    const [hub, operator] = [generateKeyPairSync('rsa', { modulusLength: 2048 }), generateKeyPairSync('rsa', { modulusLength: 2048 })]
    const env = {
      OPERATOR_ID: '7',
      PROVIDER_PUBLIC_KEY: hub.publicKey.export({ type: 'spki', format: 'pem' }) as string,
      OPERATOR_PRIVATE_KEY: operator.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    }
    const { url, open } = await connectAdapter('HUB', 'hub88.mjs', env, { settlementCall: 'close', unknownRollback: 'ok' })
    const { page, launch, balance } = await open('ctl-dragonrising')
    expect([page.status, launch['game_code'], launch['currency']]).toEqual([200, 'ctl_dragonrising', 'VND'])
    const { user, token } = launch
    const call = async (path: string, input: object, { key = hub.privateKey } = {}) => {
      const body = JSON.stringify({ user, token, request_uuid: randomUUID(), currency: 'VND', ...input })
      const signature = createSign('RSA-SHA256').update(body).sign(key, 'base64')
      const response = await fetch(`${url}${path}`, { method: 'POST', body, headers: { 'x-hub88-signature': signature } })
      return (await response.json()) as { status: string; balance?: number }
    }
    const toUnits = (amount: number): number => amount * 100_000
    expect(await call('/user/balance', {})).toMatchObject({ status: 'RS_OK', balance: toUnits(100) })
    const [round, first, second, win] = ['round-1', randomUUID(), randomUUID(), randomUUID()]
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await call('/transaction/bet', { transaction_uuid: first, round, amount: toUnits(10), round_closed: false })).toMatchObject({
        status: 'RS_OK',
        balance: toUnits(90),
      })
    await call('/transaction/bet', { transaction_uuid: second, round, amount: toUnits(5), round_closed: false })
    const won = { transaction_uuid: win, reference_transaction_uuid: first, round, amount: toUnits(40), round_closed: true }
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await call('/transaction/win', won)).toMatchObject({ status: 'RS_OK', balance: toUnits(125) })
    await vi.waitFor(
      async () => {
        const { rows } = await query(platform, `select count(*)::int as open from bets where vendor = 'HUB' and state = 'open'`)
        expect(rows).toEqual([{ open: 0 }])
      },
      { timeout: 60_000 },
    )
    const returnedTransaction = randomUUID()
    await call('/transaction/bet', { transaction_uuid: returnedTransaction, round: 'round-2', amount: toUnits(20) })
    const rollback = { reference_transaction_uuid: returnedTransaction, round: 'round-2' }
    expect(await call('/transaction/rollback', { transaction_uuid: randomUUID(), ...rollback })).toMatchObject({
      status: 'RS_OK',
      balance: toUnits(125),
    })
    const bet = { transaction_uuid: randomUUID(), round: 'round-3' }
    expect(await call('/transaction/bet', { ...bet, amount: toUnits(1_000) })).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' })
    expect(await call('/transaction/bet', { ...bet, amount: 1 })).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' })
    expect(await call('/transaction/bet', { ...bet, amount: toUnits(1), currency: 'EUR' })).toMatchObject({
      status: 'RS_ERROR_WRONG_CURRENCY',
    })
    expect(await call('/transaction/bet', { ...bet, amount: toUnits(1), token: 'none' })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    })
    expect(await call('/transaction/bet', { ...bet, amount: toUnits(1) }, { key: operator.privateKey })).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    })
    expect(await balance()).toBe('125.00')
    await assertLedgerBalanced()
  })
})

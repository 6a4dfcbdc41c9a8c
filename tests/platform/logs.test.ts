import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../server/telemetry/logger.ts'
import { query } from './query-database.ts'
import { startProcess } from './server-process.ts'
import { alpha, writeSmallBrands } from './small-brands.ts'
import { createTestDatabase } from './test-database.ts'
import { createVendorClient } from './vendor-client.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

type LogEntry = Readonly<Record<string, unknown>>

const logLines: string[] = []
const listEntries = (): readonly LogEntry[] => logLines.map((line) => JSON.parse(line) as LogEntry)
const listRequestEntries = (route: string): readonly LogEntry[] =>
  listEntries().filter((entry) => entry['msg'] === 'request' && entry['route'] === route)
const settings = { format: 'json', level: 'info', requests: undefined, addresses: false } as const
const logger = createLogger(settings, { isTerminal: false, write: (line) => logLines.push(line) })

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ logger, env: { TRUST_PROXY: '127.0.0.2' } })))
afterAll(() => platform.stop())

describe('the log as JSON', () => {
  it('has time, level, request id, brand, route, endpoint, status and duration of each request', async () => {
    const { headers } = await platform.call('system.whitelabel', undefined, { host: alpha })
    await expect.poll(() => listRequestEntries('/wps/system/whitelabel').length).toBeGreaterThan(0)
    expect(listRequestEntries('/wps/system/whitelabel').at(-1)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      level: 'info',
      msg: 'request',
      requestId: headers['x-request-id'],
      brand: 'alpha',
      method: 'GET',
      route: '/wps/system/whitelabel',
      endpoint: 'system.whitelabel',
      status: 200,
      durationMs: expect.any(Number) as number,
    })
  })

  it('contains the brand and the endpoint of a vendor’s call, with one name for all unknown endpoints', async () => {
    const vendor = await createVendorClient(platform, 'PGF')
    await vendor.request('balance', { session: '00000000-0000-4000-8000-000000000000' })
    await platform.send('POST', '/_livery/wallet/ALPHA1/PGF/made-up', { host: alpha, body: '{}' })
    await platform.send('POST', '/_livery/wallet/made-up/PGF/bet', { host: alpha, body: '{}' })
    await expect.poll(() => listRequestEntries('/_livery/wallet/:brand/:vendor/:call').length).toBe(3)
    expect(listRequestEntries('/_livery/wallet/:brand/:vendor/:call')).toMatchObject([
      { endpoint: 'wallet.balance', brand: 'alpha' },
      { endpoint: 'wallet.unknown', brand: 'alpha' },
      { endpoint: 'wallet.bet' },
    ])
    expect(listRequestEntries('/_livery/wallet/:brand/:vendor/:call')[2]).not.toHaveProperty('brand')
  })

  it('has each internal error with the id of its request, its type and its stack', async () => {
    const hideTableStatement = 'alter table login_failures rename to login_failures_hidden'
    await query(platform, hideTableStatement)
    const { status, headers } = await platform.call(
      'session.login',
      { username: 'secretname1', password: 'SecretPass1', type: 'username' },
      { host: alpha },
    )
    await query(platform, 'alter table login_failures_hidden rename to login_failures')
    expect(status).toBe(500)
    const errorEntry = listEntries().find(({ requestId, error }) => requestId === headers['x-request-id'] && error !== undefined)
    expect(errorEntry).toMatchObject({
      level: 'error',
      brand: 'alpha',
      method: 'POST',
      route: '/wps/session/login',
      error: { type: 'error', code: '42P01', stack: expect.arrayContaining([expect.stringMatching(/^at /)]) as string[] },
    })
    await expect.poll(() => listRequestEntries('/wps/session/login').at(-1)).toMatchObject({ level: 'error', status: 500 })
  })

  it('contains no address, username, password, query string, body, token or header of a player', async () => {
    const personalData = {
      username: 'plantedname1',
      password: 'PlantedPass77',
      email: 'planted@mail.example',
      query: 'plantedquery',
      agent: 'planted-agent/9',
      address: '203.0.113.77',
    }
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username: personalData.username,
      type: 0,
      password: personalData.password,
    })
    const { token } = await platform.logIn(alpha, personalData.username, personalData.password)
    await platform.call(
      'session.login',
      { username: personalData.username, password: 'Wrong-Planted-1', type: 'username' },
      { host: alpha },
    )
    const headers = { 'user-agent': personalData.agent, 'x-forwarded-for': personalData.address, authorization: `Bearer ${token}` }
    for (const path of [
      `/index?ref=${personalData.query}`,
      `/wps/member/info?x=${personalData.query}`,
      `/${personalData.query}`,
      `/_livery/art/${personalData.query}.webp`,
    ])
      await platform.send('GET', path, { host: alpha, headers, from: '127.0.0.2' })
    await platform.send('GET', `/%${personalData.query}`, { host: alpha })
    await platform.send('POST', '/wps/session/login', { host: alpha, body: `{"${personalData.username}": "${personalData.email}` })
    await expect.poll(() => listRequestEntries('/_livery/art/:name').length).toBeGreaterThan(0)
    const text = logLines.join('\n')
    expect(
      [...Object.values(personalData), 'Wrong-Planted-1', token, '127.0.0.1', '127.0.0.2', testPassword].filter((value) =>
        text.includes(value),
      ),
    ).toEqual([])
  })
})

describe('the id of a request', () => {
  const fetchRequestId = async (clientId: string, from?: string) =>
    (await platform.send('GET', '/wps/system/whitelabel', { host: alpha, headers: { 'x-request-id': clientId }, from })).headers[
      'x-request-id'
    ]

  it('is taken from a trusted proxy if it has 8 to 64 safe characters', async () => {
    expect(await fetchRequestId('proxy-id-12345678', '127.0.0.2')).toBe('proxy-id-12345678')
    expect(await fetchRequestId('no spaces "or quotes"', '127.0.0.2')).toMatch(/^[0-9a-f]{12}-/)
    expect(await fetchRequestId('x'.repeat(65), '127.0.0.2')).toMatch(/^[0-9a-f]{12}-/)
  })

  it('is never taken from a client', async () => {
    expect(await fetchRequestId('client-id-12345678')).toMatch(/^[0-9a-f]{12}-/)
  })
})

describe('the settings of the log', () => {
  const request = {
    requestId: 'a-1',
    brand: 'alpha',
    method: 'GET',
    route: '/wps/x',
    endpoint: 'x.y',
    status: 200,
    milliseconds: 12.34,
    address: () => '203.0.113.77',
  }
  const captureLines = (
    overrides: object,
    isTerminal: boolean,
    writeLogs: (log: ReturnType<typeof createLogger>) => void,
  ): readonly string[] => {
    const lines: string[] = []
    writeLogs(createLogger({ ...settings, format: undefined, ...overrides }, { isTerminal, write: (line) => lines.push(line.trimEnd()) }))
    return lines
  }

  it('write text on a terminal: messages with escaped control characters, and failed requests only', () => {
    const lines = captureLines({}, true, (log) => {
      log.log('Creating 3 brands in the database …')
      log.log('from a third party\n\u001b[2J', { brand: 'alpha' })
      log.request(request)
      log.request({ ...request, status: 503 })
    })
    expect(lines).toEqual(['Creating 3 brands in the database …', 'from a third party\\n\\u001b[2J', 'GET /wps/x 503 12 ms alpha (a-1)'])
  })

  it('write JSON elsewhere, with every request', () => {
    const lines = captureLines({}, false, (log) => {
      log.print('\n  Alpha  http://alpha.localhost:1\n')
      log.request(request)
    })
    expect(lines.map((line) => (JSON.parse(line) as LogEntry)['msg'])).toEqual(['Alpha  http://alpha.localhost:1', 'request'])
  })

  it('select requests, levels and addresses', () => {
    const captureWith = (overrides: object) =>
      captureLines(overrides, false, (target) => void (target.log('plain'), target.request(request)))
    expect(captureWith({ requests: 'none' })).toHaveLength(1)
    expect(captureWith({ requests: 'errors' })).toHaveLength(1)
    expect(captureWith({ level: 'warn' })).toEqual([])
    expect(captureWith({}).join()).not.toContain('203.0.113.77')
    expect(captureWith({ addresses: true }).join()).toContain('"address":"203.0.113.77"')
  })
})

describe('a server whose output is not a terminal', () => {
  it('writes nothing but JSON objects with time, level and message', async () => {
    const [dataFolder, brandsFolder, database] = [
      mkdtempSync(join(tmpdir(), 'livery-logs-')),
      writeSmallBrands(),
      await createTestDatabase(),
    ]
    const urls = { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '' }
    const server = await startProcess(dataFolder, brandsFolder, { ...urls, LOG_FORMAT: '' })
    await server.end('SIGTERM')
    const lines = server.output().trim().split('\n')
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) as string, level: 'info', msg: expect.any(String) as string })
    expect(lines.at(-1)).toContain('Stopping')
    await database.drop()
    for (const directory of [dataFolder, brandsFolder]) rmSync(directory, { recursive: true, force: true })
  })
})

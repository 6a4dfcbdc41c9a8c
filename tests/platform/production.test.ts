import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { formatStartMessage } from '../../server/start-message.ts'
import { readSettings } from '../../server/config.ts'
import { SettingsError } from '../../server/settings-error.ts'
import { signMessage } from '../../server/integrations/sign-message.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createInstallationStore } from '../../server/database/installation.ts'
import { noticePath } from '../../server/modules/gateways/index.ts'
import { type RunningServer, startServer } from '../../server/start-server.ts'
import type { Balance, DepositOffer, LoginResult, Permission } from '../../src/generated/api.ts'
import { type HttpResponse, type RequestOptions, callServer, send } from './call-server.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { query } from './query-database.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'
import { testPassword } from './test-platform.ts'

const root = join(import.meta.dirname, '../..')
const payloadKey = createPayloadKey()
const productionEnv = {
  LIVERY_MODE: 'production',
  SECRET_KEY: 'pk8Zq1vN0wXr5sTt7uYyB3cDdE9fGgHh',
  PAYLOAD_KEY: payloadKey,
  ADMIN_API_TOKEN: 'Qa2Ws3Ed4Rf5Tg6Yh7Uj8Ik9Ol0Pmnbv',
  TRUST_PROXY: '127.0.0.1',
  COUNTRY_HEADER: 'X-Country',
  SMTP_URL: 'none',
  SMS_GATEWAY_URL: 'none',
}
const demoEnv = {
  LIVERY_MODE: 'demo',
  DEMO_PUBLIC: 'on',
  DEMO_PASSWORD: testPassword,
  TRUST_PROXY: '127.0.0.1',
  SECRET_KEY: productionEnv.SECRET_KEY,
}

interface ServerBehindNginx {
  readonly server: RunningServer
  readonly nginx: Nginx
  readonly database: TestDatabase
  readonly dataDir: string
  readonly lines: readonly string[]
  stop(): Promise<void>
}

/** Starts a server with the shipped brands on a separate database behind nginx, in production or demo mode. */
async function startBehindNginx(env: Readonly<Record<string, string>>): Promise<ServerBehindNginx> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-production-'))
  const lines: string[] = []
  const urls = { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '' }
  const common = {
    PORT: '0',
    DATA_DIR: dataDir,
    PRERENDER_GAME_PICTURES: 'off',
    PASSWORD_COST: '19x2',
    PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
  }
  const settings = readSettings({ ...common, ...urls, ...env }, root)
  const startup = startServer(settings, { log: (line) => lines.push(line), dist: join(dataDir, 'no-build') })
  const server = await startup.catch((error: unknown) => Promise.reject(new Error(lines.join('\n'), { cause: error })))
  const nginx = await startNginx(server.port)
  const stop = async (): Promise<void> => {
    await nginx.stop()
    await server.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { server, nginx, database, dataDir, lines, stop }
}

const brandHost = 'neon.example'
const hosts = [brandHost, 'neon.localhost', 'localhost', '127.0.0.1', '[::1]', 'pay.localhost', 'vendor.localhost', 'pay.localhost:443']
const listForgedHeaders = (host: string): readonly Readonly<Record<string, string>>[] => [
  {},
  { 'x-forwarded-host': host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-real-ip': '127.0.0.1' },
  { forwarded: `for=127.0.0.1;host=${host};proto=http`, origin: `http://${host}`, referer: `http://${host}/` },
]

/**
 * Returns requests to all demo pages and endpoints that an anonymous client could reach. The requests to the endpoints
 * of the payment gateway are signed with `key`.
 */
const listDemoRequests = (
  key: Buffer,
): readonly { method: string; path: string; body?: string; headers?: Readonly<Record<string, string>> }[] => {
  const order = JSON.stringify({ merchant: 'NEON1', order: 'x' })
  const createSignedRequest = (method: string, path: string, body: string) => ({
    method,
    path,
    body,
    headers: signMessage(key, { method, path, body }),
  })
  return [
    { method: 'GET', path: '/pay/some-token' },
    { method: 'POST', path: '/pay/some-token', body: 'outcome=paid', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    createSignedRequest('POST', '/orders', order),
    createSignedRequest('GET', '/orders?merchant=NEON1', ''),
    createSignedRequest('POST', noticePath, order),
    { method: 'GET', path: '/play/NEON1/pgf-jade-tiger?launch=x' },
    { method: 'GET', path: '/session' },
    { method: 'POST', path: '/session/fill', body: '{}' },
    { method: 'POST', path: '/session/round', body: '{}' },
    { method: 'POST', path: '/bets/state', body: '{}' },
    { method: 'GET', path: '/draws/open' },
    { method: 'GET', path: '/fair' },
    { method: 'GET', path: '/code/shell.js' },
    { method: 'GET', path: '/symbol/lotus.webp' },
    { method: 'GET', path: '/_livery/outbox' },
    { method: 'GET', path: '/_livery/open?pass=x' },
  ]
}

/** Returns the demo requests whose response differs from that of an unknown path with the same host and headers. */
async function probeDemo({ nginx, server }: ServerBehindNginx): Promise<readonly string[]> {
  const respondingRequests: string[] = []
  for (const host of hosts)
    for (const [index, forgedHeaders] of listForgedHeaders('pay.localhost').entries())
      for (const { method, path, body, headers = {} } of listDemoRequests(server.platform.secrets.deriveKey('gateway'))) {
        const sendOptions = { host, ...(body !== undefined && { body }), headers: { ...headers, ...forgedHeaders } }
        const response = await send(nginx.port, method, path, sendOptions)
        const unknownResponse = await send(nginx.port, method, '/there-is-no-such-page', sendOptions)
        if (summarizeResponse(response) !== summarizeResponse(unknownResponse))
          respondingRequests.push(`${method} ${host}${path} (${String(index)}): ${summarizeResponse(response)}`)
      }
  return respondingRequests
}

const summarizeResponse = ({ status, headers }: HttpResponse): string =>
  `${String(status)} ${String(headers['content-type'])} ${String(headers['content-security-policy']?.slice(0, 40))}`

describe('production behind nginx', () => {
  let deployment: ServerBehindNginx
  let token: string
  const call = (name: Parameters<typeof callServer>[2], input: unknown, options: Partial<RequestOptions> = {}): Promise<HttpResponse> =>
    callServer(deployment.nginx.port, deployment.server.platform.publicKey, name, input, { host: brandHost, ...options })
  beforeAll(async () => {
    deployment = await startBehindNginx(productionEnv)
    const body = {
      username: 'realplayer',
      nickname: 'Real',
      password: 'Quay7lanterns',
      login: true,
      registerMethod: 'WEB',
      ageConsent: true,
    }
    const registration = await call('member.register', body)
    if (registration.status !== 200) throw new Error(registration.text)
    token = (registration.body.value as LoginResult).token
  })
  afterAll(() => deployment.stop())

  it('starts the shipped brands, prints no password and no local address, and reports what is not offered', () => {
    const output = [...deployment.lines, formatStartMessage(deployment.server)].join('\n')
    expect(output).toContain('lotus.example, www.lotus.example')
    expect(output).toContain('lotus: no games are available, because no enabled vendor is connected')
    expect(output).toContain("GATEWAY_URL is not set: deposit channels that use the server's gateway are not available.")
    expect(output).not.toMatch(/assword|\.localhost|Demo accounts/)
  })

  it('has no demo endpoint, whatever Host, Forwarded, X-Forwarded-* and Origin say', async () => {
    expect(await probeDemo(deployment)).toEqual([])
  })

  it('serves no brand at a local host name', async () => {
    for (const host of hosts.slice(1)) {
      const response = await call('deposit.channels', undefined, { host, token })
      expect([host, response.status, response.body.code]).toEqual([host, 421, 'domain_invalid'])
    }
  })

  it('has no demo account, invented winner, free money or money movement', async () => {
    for (const username of ['player', 'agent', 'partner', 'guest'])
      expect((await call('session.login', { username, password: testPassword, type: 'username' })).body.success).toBe(false)
    const countRows = async (table: string): Promise<number> =>
      (await query({ databaseUrl: deployment.database.url }, `select from ${table}`)).rowCount ?? -1
    expect(await countRows('accounts')).toBe(1)
    for (const table of ['entries', 'transfers', 'wins', 'demo_orders', 'affiliate_codes', 'deposits'])
      expect([table, await countRows(table)]).toEqual([table, 0])
    expect((await call('wallet.balance', undefined, { token })).body.value as Balance).toMatchObject({
      sumBalance: expect.stringMatching(/^0(\.0+)?$/),
    })
  })

  it('offers neither games without a vendor nor channels without a gateway', async () => {
    const menus = await call('game.menus', { merchantCode: 'NEON1' })
    expect(menus.text).not.toContain('pgf-')
    expect((await call('game.list', { merchant: 'NEON1' })).text).not.toContain('pgf-')
    const { channels } = (await call('deposit.channels', undefined, { token })).body.value as DepositOffer
    expect(channels.filter(({ gateway }) => gateway)).toEqual([])
    const status = (await call('system.status', { url: brandHost })).body.value as Permission
    expect(status.info.launchGameCDNs).toEqual([])
  })

  it('allows the machine token only to read states, verify logs and create the first administrator', async () => {
    expect(deployment.lines.join('\n')).toContain('livery admin bootstrap')
    const runAdminCommand = (command: string, body: object) =>
      send(deployment.server.port, 'POST', `/_livery/admin/${command}`, {
        host: 'localhost',
        body,
        headers: { authorization: `Bearer ${productionEnv.ADMIN_API_TOKEN}` },
      })
    for (const [command, body] of [
      ['states', {}],
      ['audit-verify', { brand: 'neon' }],
      ['ledger-verify', { brand: 'neon' }],
    ] as const)
      expect([command, (await runAdminCommand(command, body)).status]).toEqual([command, 200])
    for (const [command, body] of [
      ['set-status', { brand: 'neon', status: 'maintenance' }],
      ['adjust', { brand: 'neon', username: 'player', amount: '1.00', reason: 'A try', key: 'try' }],
      ['accounts', { brand: 'neon' }],
      ['create-operator', { email: 'eve@example.com', name: 'Eve', role: 'admin' }],
    ] as const)
      expect([command, (await runAdminCommand(command, body)).status]).toEqual([command, 403])
    expect((await runAdminCommand('bootstrap-operator', { email: 'ann@example.com', name: 'Ann' })).body.value).toMatchObject({
      name: 'Ann',
    })
  })

  it('takes neither the country nor the IP address from client headers', async () => {
    const headers = { 'x-country': 'MT', 'x-forwarded-for': '203.0.113.7' }
    const { location } = (await call('system.status', { url: brandHost }, { headers })).body.value as Permission
    expect(location).toMatchObject({ ip: '127.0.0.1' })
    expect(location.country).not.toBe('MT')
  })

  it('refuses to start as a demo, whose gateway would confirm deposits without real payments', async () => {
    const { urls } = deployment.database
    const env = {
      ...demoEnv,
      PAYLOAD_KEY: payloadKey,
      DATABASE_URL: urls.appUrl,
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'livery-other-')),
    }
    const startup = startServer(readSettings(env, root), { log: () => undefined, dist: '' })
    await expect(startup).rejects.toThrow('LIVERY_MODE is demo, but this database was initialized in production')
  })

  it('refuses a database role with more rights than serving needs', async () => {
    const env = {
      ...productionEnv,
      DATABASE_URL: deployment.database.url,
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'livery-other-')),
    }
    const startup = startServer(readSettings(env, root), { log: () => undefined, dist: '' })
    await expect(startup).rejects.toThrow(SettingsError)
    await expect(startup).rejects.toThrow('which is superuser: production requires a role that owns nothing')
  })
})

describe('a production database', () => {
  it('gets no demo tables if a demo is started on it by mistake, even with the role that runs migrations', async () => {
    const database = await createTestDatabase({ tables: false })
    try {
      const openedDatabase = await openDatabase(database.urls, () => undefined)
      await createInstallationStore(openedDatabase).recordMode('production')
      await openedDatabase.destroy()
      const env = {
        ...demoEnv,
        PAYLOAD_KEY: payloadKey,
        DATABASE_URL: database.urls.appUrl,
        MIGRATE_DATABASE_URL: database.urls.migrationUrl,
        PORT: '0',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'livery-other-')),
      }
      const startup = startServer(readSettings(env, root), { log: () => undefined, dist: '' })
      await expect(startup).rejects.toThrow('LIVERY_MODE is demo, but this database was initialized in production')
      expect(await query({ databaseUrl: database.url }, `select relname from pg_class where relname like 'demo%'`)).toMatchObject({
        rows: [],
      })
    } finally {
      await database.drop()
    }
  })
})

describe('a demo behind the same nginx', () => {
  let deployment: ServerBehindNginx
  beforeAll(async () => (deployment = await startBehindNginx(demoEnv)), 240_000)
  afterAll(() => deployment.stop())

  it('has the endpoints that production hides, which proves that the requests reach them', async () => {
    const respondingRequests = await probeDemo(deployment)
    for (const path of ['/pay/some-token', '/orders', noticePath, '/play/', '/session', '/draws/open', '/_livery/outbox'])
      expect([path, respondingRequests.some((line) => line.includes(path))]).toEqual([path, true])
  })

  it('has a generated history whose deposits the gateway reconciles without differences', async () => {
    const token = readFileSync(join(deployment.dataDir, 'admin-api-token'), 'utf8')
    for (const brand of ['base', 'lotus', 'harbor', 'neon']) {
      const sendOptions = { host: 'localhost', body: { brand, days: 90 }, headers: { authorization: `Bearer ${token}` } }
      const { text, body } = await send(deployment.server.port, 'POST', '/_livery/admin/reconcile-deposits', sendOptions)
      expect([brand, body.value ?? text]).toEqual([brand, expect.objectContaining({ passed: true, missing: [] })])
    }
  })

  it('has a database on which a server in production mode refuses to start', async () => {
    const { urls } = deployment.database
    const env = { ...productionEnv, DATABASE_URL: urls.appUrl, PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'livery-other-')) }
    const startup = startServer(readSettings(env, root), { log: () => undefined, dist: '' })
    await expect(startup).rejects.toThrow('LIVERY_MODE is production, but this database was initialized in demo mode')
  })
})

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../server/config.ts'
import { type RunningServer, startServer } from '../../server/start-server.ts'
import type { Permission, Work } from '../../src/generated/api.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { callServer, send } from '../platform/call-server.ts'
import { solveProofOfWork } from '../platform/solve-proof-of-work.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { productionSettings } from './production-settings.ts'
import { type TlsProxy, startCaddy, startNginxWithTls } from './proxies.ts'
import { sendTls, fetchStatusOverHttp2, type TlsResponse, type TlsRequest } from './send-tls.ts'

const host = 'lotus.example'
const statusPath = `/wps/system/status?url=${host}`
const captcha = endpoints['session.captcha']
/** Headers with which a client claims a false address, host, protocol and country. */
const forgedHeaders = {
  'x-forwarded-for': '203.0.113.7',
  'x-real-ip': '203.0.113.7',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=203.0.113.7;host=evil.example;proto=http',
  'x-country': 'MT',
}

/** Solves the proof of work that a server requires for a captcha. Returns the header with the proof. */
async function createProofHeaders(server: RunningServer): Promise<Record<string, string>> {
  const work = await callServer(server.port, server.platform.publicKey, 'verification.work', { call: 'session.captcha' }, { host })
  return { proof: await solveProofOfWork(work.body.value as Work) }
}

let database: TestDatabase
const folders: string[] = []
/**
 * Two production servers on one database. One trusts the proxy on this machine, the other a proxy on another machine.
 */
let trustingServer: RunningServer
let distrustingServer: RunningServer

async function startProductionServer(trustProxy: string): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-proxied-'))
  folders.push(dataDir)
  const urls = { DATABASE_URL: database.urls.appUrl, MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '' }
  const env = { ...productionSettings, ...urls, DATA_DIR: dataDir, PORT: '0', TRUST_PROXY: trustProxy, COUNTRY_HEADER: 'X-Country' }
  return startServer(readSettings(env, join(import.meta.dirname, '../..')), { log: () => undefined, dist: join(dataDir, 'no-build') })
}

beforeAll(async () => {
  database = await createTestDatabase()
  trustingServer = await startProductionServer('127.0.0.1')
  distrustingServer = await startProductionServer('192.0.2.1')
})
afterAll(async () => {
  await trustingServer.stop()
  await distrustingServer.stop()
  await database.drop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['nginx', startNginxWithTls],
  ['Caddy', startCaddy],
] as const)('%s with the sample configuration', (_name, startProxy) => {
  let proxy: TlsProxy
  beforeAll(async () => (proxy = await startProxy([trustingServer.port])), 120_000)
  afterAll(() => proxy.stop())

  const request = (options: Partial<TlsRequest> & Pick<TlsRequest, 'path'>): Promise<TlsResponse> =>
    sendTls({ port: proxy.httpsPort, caCertificate: proxy.caCertificate, host, ...options })
  const parseJson = ({ bytes }: TlsResponse) => JSON.parse(bytes.toString()) as { readonly value: Permission }

  it('answers over TLS and HTTP/2', async () => {
    expect((await request({ path: statusPath })).status).toBe(200)
    expect(await fetchStatusOverHttp2({ port: proxy.httpsPort, caCertificate: proxy.caCertificate, host, path: statusPath })).toBe(200)
  })

  it('redirects http to https', async () => {
    const { status, headers } = await send(proxy.httpPort, 'GET', '/index?a=1', { host })
    expect([301, 308]).toContain(status)
    expect(headers['location']).toBe(`https://${host}/index?a=1`)
  })

  it('forwards the address of the visitor, and ignores forged headers', async () => {
    const { location } = parseJson(await request({ path: statusPath, localAddress: '127.0.0.7', headers: forgedHeaders })).value
    expect(location).toMatchObject({ ip: '127.0.0.7' })
    expect(location.country).not.toBe('MT')
    const robots = await request({ path: '/robots.txt', headers: forgedHeaders })
    expect(robots.bytes.toString()).not.toContain('evil.example')
  })

  it('returns the Secure cookies and HSTS header of the server', async () => {
    const response = await request({
      path: captcha.path,
      method: captcha.method,
      headers: { ...forgedHeaders, ...(await createProofHeaders(trustingServer)) },
    })
    expect([response.headers['set-cookie']].flat(), response.bytes.toString()).toEqual([expect.stringMatching(/^captcha=.*; Secure/)])
    expect(response.headers['strict-transport-security']).toContain('max-age=')
  })

  it('compresses once, with brotli', async () => {
    const response = await request({ path: statusPath, headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['vary']).toBe('accept-encoding')
    expect(JSON.parse(brotliDecompressSync(response.bytes).toString())).toMatchObject({ success: true })
    expect((await request({ path: statusPath })).headers['content-encoding']).toBeUndefined()
  })

  it('rejects unknown hosts: in the handshake, in the Host header, and over http', async () => {
    await expect(request({ path: statusPath, host: 'unknown.example' })).rejects.toThrow(/alert|handshake/i)
    const statusForUnknownHost = await request({ path: statusPath, hostHeader: 'unknown.example' }).then(
      ({ status }) => status,
      () => 'closed',
    )
    expect([403, 421, 'closed']).toContain(statusForUnknownHost)
    const statusOverHttp = await send(proxy.httpPort, 'GET', '/', { host: 'unknown.example' }).then(
      ({ status }) => status,
      () => 'closed',
    )
    expect([421, 'closed']).toContain(statusOverHttp)
  })

  it('blocks the admin API and the monitoring endpoints, in every spelling and even with the token', async () => {
    const headers = { authorization: `Bearer ${productionSettings.ADMIN_API_TOKEN}`, 'content-type': 'application/json' }
    const directResponse = await send(trustingServer.port, 'POST', '/_livery/admin/provisioned', { host: 'localhost', body: {}, headers })
    expect(directResponse.body.success, 'the admin API answers on the machine itself').toBe(true)
    for (const path of [
      '/_livery/admin/provisioned',
      '/_livery/%61dmin/provisioned',
      '/_livery/admin%2Fprovisioned',
      '/_livery//admin/provisioned',
      '//_livery/admin/provisioned',
      '/x/../_livery/admin/provisioned',
      '/_livery/./admin/provisioned',
      '/_livery/ADMIN/provisioned',
    ]) {
      const response = await request({ path, method: 'POST', headers, body: '{}' })
      expect([path, response.status >= 400, response.bytes.includes('"success":true')]).toEqual([path, true, false])
    }
    for (const path of [
      '/_livery/admin/provisioned',
      '/_livery/live',
      '/_livery/ready',
      '/_livery/metrics',
      '/_livery/back-office/',
      '/_livery/operator/methods',
    ]) {
      const { status, headers: responseHeaders } = await request({ path })
      expect([path, status]).toEqual([path, 404])
      expect(responseHeaders, `the proxy answers ${path}, not the server`).not.toHaveProperty('x-request-id')
    }
  })

  it('is not trusted by a server that trusts another proxy', async () => {
    const otherProxy = await startProxy([distrustingServer.port])
    try {
      const options = { port: otherProxy.httpsPort, caCertificate: otherProxy.caCertificate, host, headers: forgedHeaders }
      const { location } = parseJson(await sendTls({ ...options, path: statusPath, localAddress: '127.0.0.7' })).value
      expect(location).toMatchObject({ ip: '127.0.0.1' })
      const headers = { ...forgedHeaders, ...(await createProofHeaders(distrustingServer)) }
      const response = await sendTls({ ...options, headers, path: captcha.path, method: captcha.method })
      expect([response.headers['set-cookie']].flat(), response.bytes.toString()).toEqual([expect.not.stringContaining('Secure')])
    } finally {
      await otherProxy.stop()
    }
  })
})

describe('Caddy, while no server is ready', () => {
  it('still forwards requests to a server, and returns its response', async () => {
    const probes: string[] = []
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === '/_livery/ready') probes.push(incoming.url)
      let body = ''
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
      incoming.on('end', () => {
        outgoing.writeHead(503, { 'content-type': 'application/json' })
        outgoing.end(JSON.stringify({ code: 'unavailable', received: body, forwarded: incoming.headers['x-forwarded-for'] }))
      })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const proxy = await startCaddy([(server.address() as AddressInfo).port])
    try {
      await vi.waitFor(() => expect(probes.length).toBeGreaterThan(2), { timeout: 60_000 })
      const { httpsPort: port, caCertificate } = proxy
      const { status, bytes } = await sendTls({
        port,
        caCertificate,
        host,
        path: statusPath,
        method: 'POST',
        headers: forgedHeaders,
        body: '{}',
      })
      expect([status, JSON.parse(bytes.toString())]).toEqual([503, { code: 'unavailable', received: '{}', forwarded: '127.0.0.1' }])
    } finally {
      await proxy.stop()
      server.close()
    }
  })
})

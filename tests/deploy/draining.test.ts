import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayloadKey } from '../../server/modules/secrets/index.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { send } from '../platform/call-server.ts'
import { findFreePort } from '../platform/find-free-port.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { alpha, writeSmallBrands } from '../platform/small-brands.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { startCaddy } from './proxies.ts'
import { sendTls } from './send-tls.ts'

const drainSeconds = 4
const internalHost = '10.0.0.1'
const { path: whitelabelPath } = endpoints['system.whitelabel']

let database: TestDatabase
let merchantsDir: string
const folders: string[] = []
const payloadKey = createPayloadKey()

const startServer = (port = 0): Promise<ServerProcess> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-draining-'))
  folders.push(dataDir)
  return startProcess(dataDir, merchantsDir, {
    PORT: String(port),
    DATABASE_URL: database.urls.appUrl,
    MIGRATE_DATABASE_URL: database.urls.migrationUrl ?? '',
    SECRET_KEY: 'a-secret-of-the-draining-servers-alone',
    PAYLOAD_KEY: payloadKey,
    DEMO_PASSWORD: 'Fjordpassword1',
    DEMO_PUBLIC: 'on',
    TRUST_PROXY: '127.0.0.1',
    PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
    DRAIN_SECONDS: String(drainSeconds),
  })
}

beforeAll(async () => {
  database = await createTestDatabase()
  merchantsDir = writeSmallBrands()
})
afterAll(async () => {
  await database.drop()
  for (const folder of [...folders, merchantsDir]) rmSync(folder, { recursive: true, force: true })
})

/**
 * Begins a login request without sending its body. Once the server has responded with `100 Continue`, resolves to a
 * function that sends the body and waits for the response.
 */
async function beginRequest(port: number): Promise<() => Promise<IncomingMessage>> {
  const { method, path } = endpoints['session.login']
  const headers = { host: alpha, 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' }
  const clientRequest = request({ host: '127.0.0.1', port, method, path, headers })
  const responseEvent = once(clientRequest, 'response') as Promise<[IncomingMessage]>
  clientRequest.flushHeaders()
  await once(clientRequest, 'continue')
  return async () => {
    clientRequest.end('{}')
    return (await responseEvent)[0]
  }
}

describe('a server that receives SIGTERM', () => {
  it('is unready immediately, answers requests while draining, closes its connections, and exits with 0', async () => {
    const server = await startServer()
    const agent = new Agent({ keepAlive: true })
    const get = (path: string, host = alpha) => send(server.port, 'GET', path, { host, agent })
    expect((await get('/_livery/ready', internalHost)).status).toBe(200)
    expect((await get(whitelabelPath)).headers['connection']).toBe('keep-alive')
    const finishRequest = await beginRequest(server.port)
    const startedAt = Date.now()
    const exitPromise = server.end('SIGTERM')
    await expect.poll(async () => (await get('/_livery/ready', internalHost)).status, { interval: 50 }).toBe(503)
    expect(Date.now() - startedAt).toBeLessThan(drainSeconds * 1000)
    const response = await get(whitelabelPath)
    expect([response.status, response.headers['connection']]).toEqual([200, 'close'])
    await sleep(drainSeconds * 1000 - (Date.now() - startedAt) + 500)
    await expect(get(whitelabelPath), 'it no longer listens').rejects.toThrow('ECONNREFUSED')
    const lastResponse = await finishRequest()
    expect([lastResponse.statusCode, lastResponse.headers['connection']]).toEqual([400, 'close'])
    expect(await exitPromise).toEqual({ code: 0, signal: null })
    agent.destroy()
  })
})

describe('two servers behind Caddy', () => {
  it('are replaced one after the other without a failed request', async () => {
    const ports = [await findFreePort(), await findFreePort()] as const
    let servers = [await startServer(ports[0]), await startServer(ports[1])]
    const proxy = await startCaddy(ports, [alpha])
    const failures: string[] = []
    let requestCount = 0
    let isRunning = true
    const target = { port: proxy.httpsPort, caCertificate: proxy.caCertificate, host: alpha }
    const login = endpoints['session.login']
    const sendRequests = async (): Promise<void> => {
      while (isRunning) {
        for (const operation of [
          { path: whitelabelPath },
          { path: login.path, method: login.method, headers: { 'content-type': 'application/json' }, body: '{}' },
        ]) {
          requestCount += 1
          await sendTls({ ...target, ...operation }).then(
            ({ status }) => status >= 500 && failures.push(`${operation.path}: ${String(status)}`),
            (error: unknown) => failures.push(`${operation.path}: ${String(error)}`),
          )
        }
        await sleep(20)
      }
    }
    const visitors = Array.from({ length: 8 }, sendRequests)
    for (const [index, port] of ports.entries()) {
      expect(await servers[index]?.end('SIGTERM')).toEqual({ code: 0, signal: null })
      servers = servers.with(index, await startServer(port))
      await expect.poll(async () => (await send(port, 'GET', '/_livery/ready', { host: internalHost })).status).toBe(200)
      // Longer than the interval of Caddy's health checks, which is one second.
      await sleep(2_500)
    }
    isRunning = false
    await Promise.all(visitors)
    expect(failures).toEqual([])
    expect(requestCount).toBeGreaterThan(100)
    await proxy.stop()
    for (const server of servers) await server.end('SIGTERM')
  }, 400_000)
})

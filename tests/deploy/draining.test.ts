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
import { freePort } from '../platform/nginx.ts'
import { type ServerProcess, startProcess } from '../platform/server-process.ts'
import { alpha, writeSmallBrands } from '../platform/small-brands.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { startCaddy } from './proxies.ts'
import { sendTls } from './send-tls.ts'

const drainSeconds = 4
const internal = '10.0.0.1'
const { path: statusPath } = endpoints['system.whitelabel']

let database: TestDatabase
let merchantsDir: string
const folders: string[] = []
const payloadKey = createPayloadKey()

const start = (port = 0): Promise<ServerProcess> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-draining-'))
  folders.push(dataDir)
  return startProcess(dataDir, merchantsDir, {
    PORT: String(port),
    DATABASE_URL: database.urls.serve,
    MIGRATE_DATABASE_URL: database.urls.migrate ?? '',
    SECRET_KEY: 'a-secret-of-the-draining-servers-alone',
    PAYLOAD_KEY: payloadKey,
    DEMO_PASSWORD: 'Fjordpassword1',
    DEMO_PUBLIC: 'on',
    TRUST_PROXY: '127.0.0.1',
    UNCOUNTED_ADDRESSES: '127.0.0.0/8',
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

/** Begins a request whose body is not complete, and resolves once the server has accepted it. */
async function beginRequest(port: number): Promise<() => Promise<IncomingMessage>> {
  const { method, path } = endpoints['session.login']
  const headers = { host: alpha, 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' }
  const sent = request({ host: '127.0.0.1', port, method, path, headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.flushHeaders()
  await once(sent, 'continue')
  return async () => {
    sent.end('{}')
    return (await answered)[0]
  }
}

describe('a server that receives SIGTERM', () => {
  it('is not ready at once, answers everything while it drains, ends its connections, and exits with 0', async () => {
    const server = await start()
    const agent = new Agent({ keepAlive: true })
    const get = (path: string, host = alpha) => send(server.port, 'GET', path, { host, agent })
    expect((await get('/_livery/ready', internal)).status).toBe(200)
    expect((await get(statusPath)).headers['connection']).toBe('keep-alive')
    const finish = await beginRequest(server.port)
    const began = Date.now()
    const ended = server.end('SIGTERM')
    await expect.poll(async () => (await get('/_livery/ready', internal)).status, { interval: 50 }).toBe(503)
    expect(Date.now() - began).toBeLessThan(drainSeconds * 1000)
    const answer = await get(statusPath)
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close'])
    await sleep(drainSeconds * 1000 - (Date.now() - began) + 500)
    await expect(get(statusPath), 'it no longer listens').rejects.toThrow('ECONNREFUSED')
    const last = await finish()
    expect([last.statusCode, last.headers['connection']]).toEqual([400, 'close'])
    expect(await ended).toEqual({ code: 0, signal: null })
    agent.destroy()
  }, 180_000)
})

describe('two servers behind Caddy', () => {
  it('are replaced one after the other without a failed request', async () => {
    const ports = [await freePort(), await freePort()] as const
    let servers = [await start(ports[0]), await start(ports[1])]
    const proxy = await startCaddy(ports, [alpha])
    const failures: string[] = []
    let requestCount = 0
    let running = true
    const sending = { port: proxy.httpsPort, authority: proxy.authority, host: alpha }
    const login = endpoints['session.login']
    const load = async (): Promise<void> => {
      while (running) {
        for (const more of [
          { path: statusPath },
          { path: login.path, method: login.method, headers: { 'content-type': 'application/json' }, body: '{}' },
        ]) {
          requestCount += 1
          await sendTls({ ...sending, ...more }).then(
            ({ status }) => status >= 500 && failures.push(`${more.path}: ${String(status)}`),
            (error: unknown) => failures.push(`${more.path}: ${String(error)}`),
          )
        }
        await sleep(20)
      }
    }
    const visitors = Array.from({ length: 8 }, load)
    for (const [index, port] of ports.entries()) {
      expect(await servers[index]?.end('SIGTERM')).toEqual({ code: 0, signal: null })
      servers = servers.with(index, await start(port))
      await expect.poll(async () => (await send(port, 'GET', '/_livery/ready', { host: internal })).status).toBe(200)
      // Caddy checks once a second.
      await sleep(2_500)
    }
    running = false
    await Promise.all(visitors)
    expect(failures).toEqual([])
    expect(requestCount).toBeGreaterThan(100)
    await proxy.stop()
    for (const server of servers) await server.end('SIGTERM')
  }, 400_000)
})

import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getClientAddress } from '../../server/web/request.ts'
import { endpointRules } from '../../src/generated/endpoint-rules.ts'
import { createEndpointHandlers } from '../../server/modules/compose-modules.ts'
import { serveApi } from '../../server/http/serve-api.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let app: FastifyInstance
/**
 * Serves the API on sockets without a remote address, as after a client has disconnected. A request with the header
 * `x-test-connected` keeps its address.
 */
beforeAll(async () => {
  platform = await startTestPlatform()
  app = Fastify()
  app.addHook('onRequest', async ({ socket, headers }) => {
    if (headers['x-test-connected'] === undefined)
      Object.defineProperty(socket, 'remoteAddress', { get: () => undefined, configurable: true })
  })
  await app.register(serveApi, { platform: platform.server.platform, handlers: createEndpointHandlers(platform.server.platform) })
})
afterAll(async () => {
  await app.close()
  await platform.stop()
})

const requestFreePlay = (headers: Record<string, string> = {}) =>
  app.inject({
    method: endpoints['session.freePlay'].method,
    url: endpoints['session.freePlay'].path,
    headers: { host: alpha, ...headers },
  })

describe('a client that disconnects before its address is read', () => {
  it('shares one rate limit with all other clients without an address', async () => {
    const max = endpointRules['session.freePlay'].limit
    const statuses: number[] = []
    for (let n = 0; n < max + 3; n += 1) statuses.push((await requestFreePlay()).statusCode)
    expect(statuses.slice(0, max)).not.toContain(429)
    expect(statuses.slice(0, max).filter((status) => status >= 500)).toEqual([])
    expect(statuses.slice(max)).toEqual([429, 429, 429])
    expect((await requestFreePlay({ 'x-test-connected': 'yes' })).statusCode).not.toBe(429)
  })

  it('has the unknown country ZZ, whatever country its headers claim', async () => {
    const response = await app.inject({ url: `/wps/system/status?url=${alpha}`, headers: { host: alpha, 'x-country': 'VN' } })
    expect(response.json<{ value: object }>().value).toMatchObject({ location: { ip: 'unknown', country: 'ZZ' } })
  })

  it('causes no internal error in the log, for any number of disconnects', async () => {
    const request = `GET /wps/system/status?url=${alpha} HTTP/1.1\r\nHost: ${alpha}\r\n\r\n`
    const disconnect = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(platform.port, '127.0.0.1', () => socket.write(request, () => void socket.resetAndDestroy()))
        socket.on('error', () => undefined).on('close', () => resolve())
      })
    for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 30 }, disconnect))
    expect((await platform.send('GET', `/wps/system/status?url=${alpha}`, { host: alpha })).status).not.toBe(500)
    expect(platform.lines.filter((line) => /TypeError|internal/.test(line))).toEqual([])
  })

  it.each(['/wps/session/login', '/_livery/wallet/alpha/PGF/bet', '/_livery/nothing'])(
    'causes no log line if it disconnects while it sends its body: %s',
    async (path) => {
      const lineCount = platform.lines.length
      const request = `POST ${path} HTTP/1.1\r\nHost: ${alpha}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
      const disconnect = (): Promise<void> =>
        new Promise((resolve) => {
          const socket = connect(platform.port, '127.0.0.1', () =>
            socket.write(request, () => void setTimeout(() => socket.resetAndDestroy(), 20)),
          )
          socket.on('error', () => undefined).on('close', () => resolve())
        })
      await Promise.all(Array.from({ length: 20 }, disconnect))
      expect((await platform.send('GET', `/wps/system/status?url=${alpha}`, { host: alpha })).status).toBe(200)
      expect(platform.lines.slice(lineCount)).toEqual([])
    },
  )
})

describe('the address of a request', () => {
  it.each(['', 'unknown', 'evil', '1.2.3', '_hidden', '1.2.3.4, 5.6.7.8', undefined])('%j is invalid', (ip) =>
    expect(getClientAddress({ ip })).toBe('unknown'),
  )
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ])('%s is %s: a port added by a proxy is removed', (ip, address) => expect(getClientAddress({ ip })).toBe(address))
})

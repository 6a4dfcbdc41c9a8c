import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutbound } from './outbound.ts'

const stopCallbacks: (() => void)[] = []
afterEach(() => {
  for (const stop of stopCallbacks.splice(0)) stop()
})

const [demo, production] = [createOutbound({ allowPrivate: true }), createOutbound({ allowPrivate: false })]

/** Starts a server on the loopback address. Returns its origin and the paths of its requests. */
async function startServer(respond: (path: string) => { status: number; headers?: Record<string, string>; body?: string } | undefined) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    const answer = respond(request.url ?? '')
    if (answer) response.writeHead(answer.status, answer.headers ?? {}).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopCallbacks.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, paths }
}

describe('outbound requests', () => {
  it.each([
    'http://games.example',
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://10.1.2.3',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1',
    'https://100.64.0.1',
    'https://0.0.0.0',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[fd00::1]',
    'https://[fe80::1]',
    'https://[64:ff9b::7f00:1]',
    'https://localhost',
    'https://vendor.localhost',
    'https://printer.local',
    'https://db',
    'https://metadata.internal',
    'https://user:password@games.example',
  ])('to %s are rejected in production', async (url) => {
    expect(production.findIssue(new URL(url))).toBeDefined()
    await expect(production.request(url)).rejects.toMatchObject({ name: 'OutboundError' })
  })

  it('to public https addresses are allowed in production, and to private addresses in a demo', () => {
    expect(production.findIssue(new URL('https://games.example/api'))).toBeUndefined()
    expect(production.findIssue(new URL('https://93.184.215.14'))).toBeUndefined()
    expect(demo.findIssue(new URL('http://127.0.0.1:8080'))).toBeUndefined()
    expect(demo.findIssue(new URL('ftp://127.0.0.1'))).toBeDefined()
  })

  it('are not sent to a host name without a domain, even if it ends with a dot', async () => {
    const { hostname } = new URL('https://ip6-localhost')
    await expect(production.request(`https://${hostname}.`)).rejects.toMatchObject({ name: 'OutboundError' })
  })

  it('do not follow redirects', async () => {
    const { origin, paths } = await startServer(() => ({ status: 302, headers: { location: '/secret' } }))
    expect((await demo.request(`${origin}/list`)).status).toBe(302)
    expect(paths).toEqual(['/list'])
  })

  it('fail if the response is too long or times out', async () => {
    const { origin } = await startServer((path) => (path === '/slow' ? undefined : { status: 200, body: 'x'.repeat(5_000) }))
    await expect(demo.request(`${origin}/large`, { maxBytes: 1_000 })).rejects.toThrow('longer than 1000 bytes')
    await expect(demo.request(`${origin}/slow`, { timeoutMilliseconds: 50 })).rejects.toThrow('in time')
  })

  it('fail if the caller aborts them, before and after they are sent', async () => {
    const { origin, paths } = await startServer(() => undefined)
    const host = new URL(origin).host
    await expect(demo.request(origin, { signal: AbortSignal.abort() })).rejects.toThrow(`The request to ${host} was aborted.`)
    const controller = new AbortController()
    const pending = demo.request(origin, { signal: controller.signal }).catch((error: unknown) => error)
    await expect.poll(() => paths).toHaveLength(1)
    controller.abort()
    expect(await pending).toMatchObject({ name: 'OutboundError', message: `The request to ${host} was aborted.` })
  })
})

import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { canInspect, type Reachability } from './can-inspect.ts'

const request = (host: string, remoteAddress: string | undefined = '127.0.0.1', headers: Record<string, string> = {}): FastifyRequest =>
  ({ headers: { host, ...headers }, socket: { remoteAddress } }) as unknown as FastifyRequest

const loopback: Reachability = { addresses: [{ address: '127.0.0.1' }, { address: '::1' }], hasTrustedProxy: false }

describe('canInspect', () => {
  it.each(['localhost', 'localhost:8080', 'lotus.localhost:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'allows a browser on this machine that uses a local name: %s',
    (host) => expect(canInspect(request(host), loopback)).toBe(true),
  )

  it.each(['lotus.example', 'localhost.example', 'notlocalhost', '10.0.0.1', '127.0.0.1.example', ''])(
    'refuses other host names: %j',
    (host) => expect(canInspect(request(host), loopback)).toBe(false),
  )

  it.each(['192.0.2.1', '::ffff:192.0.2.1', undefined])('refuses other machines and unknown addresses: %j', (address) =>
    expect(canInspect({ ...request('localhost'), socket: { remoteAddress: address } } as unknown as FastifyRequest, loopback)).toBe(false),
  )

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'refuses requests with a proxy header: %s',
    (header) => expect(canInspect(request('localhost', '127.0.0.1', { [header]: '127.0.0.1' }), loopback)).toBe(false),
  )

  it.each<[string, Reachability]>([
    ['listens on all IPv4 addresses', { addresses: [{ address: '0.0.0.0' }], hasTrustedProxy: false }],
    ['listens on all IPv6 addresses', { addresses: [{ address: '::' }], hasTrustedProxy: false }],
    ['listens on another address as well', { addresses: [{ address: '127.0.0.1' }, { address: '192.0.2.1' }], hasTrustedProxy: false }],
    ['listens on a Unix socket', { addresses: ['/run/livery.sock'], hasTrustedProxy: false }],
    ['does not listen', { addresses: [], hasTrustedProxy: false }],
    ['trusts a proxy', { ...loopback, hasTrustedProxy: true }],
  ])('refuses if the server %s', (_, reachability) => expect(canInspect(request('localhost'), reachability)).toBe(false))
})

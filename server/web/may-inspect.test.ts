import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { mayInspect, type Reach } from './may-inspect.ts'

const request = (host: string, remoteAddress: string | undefined = '127.0.0.1', headers: Record<string, string> = {}): FastifyRequest =>
  ({ headers: { host, ...headers }, socket: { remoteAddress } }) as unknown as FastifyRequest

const loopback: Reach = { addresses: [{ address: '127.0.0.1' }, { address: '::1' }], proxied: false }

describe('who may inspect', () => {
  it.each(['localhost', 'localhost:8080', 'lotus.localhost:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'is a browser on this machine, by a name of this machine: %s',
    (host) => expect(mayInspect(request(host), loopback)).toBe(true),
  )

  it.each(['lotus.example', 'localhost.example', 'notlocalhost', '10.0.0.1', '127.0.0.1.example', ''])(
    'is nobody by another name: %j',
    (host) => expect(mayInspect(request(host), loopback)).toBe(false),
  )

  it.each(['192.0.2.1', '::ffff:192.0.2.1', undefined])('is nobody from another machine, or from nobody knows where: %j', (address) =>
    expect(mayInspect({ ...request('localhost'), socket: { remoteAddress: address } } as unknown as FastifyRequest, loopback)).toBe(false),
  )

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'is nobody past a proxy: %s',
    (header) => expect(mayInspect(request('localhost', '127.0.0.1', { [header]: '127.0.0.1' }), loopback)).toBe(false),
  )

  it.each<[string, Reach]>([
    ['listens for everybody', { addresses: [{ address: '0.0.0.0' }], proxied: false }],
    ['listens for everybody in the newer way', { addresses: [{ address: '::' }], proxied: false }],
    ['listens on another address as well', { addresses: [{ address: '127.0.0.1' }, { address: '192.0.2.1' }], proxied: false }],
    ['listens on a file', { addresses: ['/run/livery.sock'], proxied: false }],
    ['does not listen', { addresses: [], proxied: false }],
    ['trusts a proxy', { ...loopback, proxied: true }],
  ])('is nobody where the server %s', (_, reach) => expect(mayInspect(request('localhost'), reach)).toBe(false))
})

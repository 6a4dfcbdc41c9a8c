import type { LookupAddress } from 'node:dns'
import { beforeEach, expect, it, vi } from 'vitest'
import { createOutbound } from './outbound.ts'

const resolved = vi.hoisted(() => ({ addresses: [] as LookupAddress[] }))
vi.mock('node:dns', async (load) => ({
  ...(await load<typeof import('node:dns')>()),
  lookup: (_host: string, _options: object, callback: (error: null, addresses: LookupAddress[]) => void) =>
    callback(null, resolved.addresses),
}))

beforeEach(() => void (resolved.addresses = []))

it.each([
  ['a loopback address', ['127.0.0.1']],
  ['an address of the private network', ['10.1.2.3']],
  ['a private IPv6 address', ['fd00::1']],
  ['a public and a private address', ['93.184.215.14', '192.168.1.1']],
  ['no address', []],
])('a request to a public name that resolves to %s is not sent in production', async (_, addresses) => {
  resolved.addresses = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  await expect(createOutbound({ allowPrivate: false }).request('https://games.example/list')).rejects.toThrow(
    'games.example: the name resolves to a private network',
  )
})

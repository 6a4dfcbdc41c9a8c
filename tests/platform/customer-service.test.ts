import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { encryptServiceUrl } from '../../server/modules/site/service-url.ts'
import type { Permission, ServicePath } from '../../src/generated/api.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const fetchServicePaths = async (host: string) =>
  ((await platform.call('system.servicePaths', undefined, { host })).body.value as { list: ServicePath[] }).list
const openService = (sealed: string, host = alpha) => platform.call('system.openService', { sealed }, { host })

describe('customer service', () => {
  it('has a page of the site and, for each service, an entry of type 3 with an encrypted URL that only the platform can decrypt (R-CUSTOMER-SERVICE-07)', async () => {
    const list = await fetchServicePaths(alpha)
    expect(list.map(({ type, csType }) => [type, csType])).toEqual([
      [1, undefined],
      [3, 'FACEBOOK'],
      [3, 'LIVECHAT'],
      [3, 'VIP'],
    ])
    const chat = list.find(({ csType }) => csType === 'LIVECHAT')?.path ?? ''
    expect(JSON.stringify(list)).not.toContain('chat.example')
    expect(atob(chat.split('.')[0] ?? '')).toContain('A256GCM')
    expect((await openService(chat)).body.value).toEqual({ url: 'https://chat.example/live' })
  })

  it('is listed in the permission with its kind, title and path (R-ENTITIES-27, R-CUSTOMER-SERVICE-02)', async () => {
    const { info } = (await platform.call('system.status', { url: alpha }, { host: alpha })).body.value as Permission
    expect(info.customerService).toEqual([
      { csType: 'FACEBOOK', title: 'Facebook', path: '/customerService?type=FACEBOOK' },
      { csType: 'LIVECHAT', title: 'Live chat', path: '/customerService?type=LIVECHAT' },
      { csType: 'VIP', title: 'VIP service', path: '/customerService?type=VIP' },
    ])
  })

  it('rejects entries of another brand, entries encrypted with another key, and entries older than ten minutes', async () => {
    const { secrets } = platform.server.platform
    const ownEntry = await encryptServiceUrl(secrets, 'ALPHA1', 'https://chat.example/live')
    const foreignEntry = await encryptServiceUrl({ deriveKey: () => Buffer.alloc(32, 7) }, 'ALPHA1', 'https://evil.example/')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 601_000 })
    const expiredEntry = await encryptServiceUrl(secrets, 'ALPHA1', 'https://chat.example/live')
    vi.useRealTimers()
    expect((await openService(ownEntry)).status).toBe(200)
    for (const [sealed, host] of [
      [ownEntry, beta],
      [foreignEntry, alpha],
      [expiredEntry, alpha],
      [`${ownEntry}x`, alpha],
      ['https://evil.example/', alpha],
    ] as const)
      expect((await openService(sealed, host)).body.code).toBe('not_found')
  })

  it('is available while the site is closed, because the maintenance page links to it', async () => {
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'maintenance' })
    expect((await fetchServicePaths(alpha)).length).toBe(4)
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'open' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { samples } from '../contract/samples.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const endpointNames = Object.keys(endpoints) as EndpointName[]
const fetchPermission = async () => (await platform.call('system.status', { url: alpha }, { host: alpha })).body.value as Permission
const setRegion = (action: string, country: string) => platform.runAdminCommand('set-region', { brand: 'alpha', action, country })

async function fetchErrorCodes(): Promise<Record<string, string | undefined>> {
  const { token } = session
  const responses = await Promise.all(
    endpointNames.map(
      async (name) =>
        [
          name,
          (
            await platform.callUnchecked(name, samples[name](), {
              host: alpha,
              token: endpoints[name].token === 'required' ? token : undefined,
            })
          ).body.code,
        ] as const,
    ),
  )
  return Object.fromEntries(responses)
}

const session = { token: '' }
beforeAll(async () => void (session.token = (await platform.logIn(alpha, 'player')).token))

const createExpectedCodes = (code: string) =>
  Object.fromEntries(endpointNames.map((name) => [name, name.startsWith('system.') ? undefined : code]))

describe('site access', () => {
  it('is open, with status 0, and a visitor with a local address counts as being in the brand’s local country', async () => {
    expect(await fetchPermission()).toMatchObject({
      status: 0,
      maintenance: false,
      regionRestriction: false,
      location: { ip: '127.0.0.1', country: 'VN' },
    })
  })

  it('is closed during maintenance, with status 1, for every endpoint except those of `system`', async () => {
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'maintenance' })
    expect(await fetchPermission()).toMatchObject({ status: 1, maintenance: true })
    expect(await fetchErrorCodes()).toEqual(createExpectedCodes('site_maintenance'))
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'open' })
  })

  it('is closed to a blocked country, with status 2, which takes precedence over maintenance', async () => {
    await setRegion('restrict', 'vn')
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'maintenance' })
    expect(await fetchPermission()).toMatchObject({ status: 2, maintenance: true, regionRestriction: true })
    expect(await fetchErrorCodes()).toEqual(createExpectedCodes('site_restricted'))
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'open' })
    await setRegion('allow', 'VN')
    expect(await fetchPermission()).toMatchObject({ status: 0, regionRestriction: false })
  })

  it('includes customer service and apps even if the site is closed', async () => {
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'maintenance' })
    const { info } = await fetchPermission()
    expect(info.customerService.map(({ csType }) => csType)).toContain('LIVECHAT')
    expect(info.resources.length).toBeGreaterThan(0)
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'open' })
  })
})

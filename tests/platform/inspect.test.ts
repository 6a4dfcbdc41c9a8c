import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inspection } from '../../src/engine/contract/inspection.ts'
import type { PageBuild } from '../../server/pages/index.ts'
import { type HttpResponse, getCookie } from './call-server.ts'
import { openOperatorLink, fetchOperatorCookie } from './operator-browser.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const path = '/_livery/inspect?pointer=/pages/home/nodes/banner'
const createPageHeaders = (host: string): Record<string, string> => ({
  'sec-fetch-site': 'same-origin',
  referer: `http://${host}/index?inspect`,
})
const request = (platform: TestPlatform, host: string, headers: Record<string, string> = {}): Promise<HttpResponse> =>
  platform.send('GET', path, { host, headers: { ...createPageHeaders(host), ...headers } })
const notFound = { status: 404, body: { message: 'Not found.' } }

describe('the inspector on a server with a build', () => {
  let platform: TestPlatform
  beforeAll(async () => (platform = await startTestPlatform()))
  afterAll(() => platform.stop())

  it('is available to a browser that opened the operator’s link, and not to everyone who can reach this machine', async () => {
    const linkResponse = await openOperatorLink(platform, 'inspector', 'alpha')
    expect({ status: linkResponse.status, to: linkResponse.headers['location'] }).toEqual({ status: 303, to: '/?inspect' })
    const cookie = getCookie(linkResponse.headers, 'livery-inspect')
    const host = 'alpha.localhost'
    expect(await request(platform, host)).toMatchObject(notFound)
    expect(await request(platform, host, { cookie: 'livery-inspect=x' })).toMatchObject(notFound)
    expect((await request(platform, host, { cookie })).status).toBe(200)
    for (const otherHost of ['beta.localhost', alpha]) expect(await request(platform, otherHost, { cookie })).toMatchObject(notFound)
    expect(await request(platform, host, { cookie, 'x-forwarded-for': '198.51.100.7' })).toMatchObject(notFound)
    const outboxCookie = (await fetchOperatorCookie(platform, 'outbox', 'alpha')).replace('livery-outbox', 'livery-inspect')
    expect(await request(platform, host, { cookie: outboxCookie })).toMatchObject(notFound)
  })
})

const createDevelopmentBuild = async (): Promise<PageBuild> => ({
  entryScript: '/start.js',
  entry: { scripts: [], styles: [] },
  widget: () => ({ scripts: [], styles: [] }),
})

describe('the inspector of a site in development on this machine', () => {
  let platform: TestPlatform
  beforeAll(async () => (platform = await startTestPlatform({ build: createDevelopmentBuild })))
  afterAll(() => platform.stop())

  it.each(['localhost', 'alpha.localhost', '127.0.0.1'])('returns the source file of a value to a page of the site (%s)', async (host) => {
    const { status, text, headers } = await request(platform, host)
    expect(status).toBe(200)
    const { origins, parts } = JSON.parse(text) as Inspection
    expect(origins[0]).toMatchObject({ merchant: 'base', file: 'base/pages/home.json' })
    expect(parts.find(({ path: partPath }) => partPath === '/widget')?.value).toBe('banner')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is unavailable on the domain of a brand, through a proxy, and to requests that do not come from a page of the site', async () => {
    expect(await request(platform, alpha)).toMatchObject(notFound)
    expect(await request(platform, 'nobody.example')).toMatchObject(notFound)
    expect(await request(platform, 'localhost', { 'x-forwarded-for': '198.51.100.7' })).toMatchObject(notFound)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await request(platform, 'localhost', { 'sec-fetch-site': site })).toMatchObject(notFound)
    for (const referer of ['https://lotus.example/index', 'http://localhost:1/index', ''])
      expect(await request(platform, 'localhost', { referer })).toMatchObject(notFound)
    expect(await platform.send('GET', path, { host: 'localhost' })).toMatchObject(notFound)
  })

  it('returns nothing about values that browsers never receive or that do not exist', async () => {
    for (const pointer of ['/platform/accounts', '/content', '/nowhere', ''])
      expect(
        await platform.send('GET', `/_livery/inspect?pointer=${pointer}`, { host: 'localhost', headers: createPageHeaders('localhost') }),
      ).toMatchObject(notFound)
    expect(await platform.send('GET', '/_livery/inspect', { host: 'localhost', headers: createPageHeaders('localhost') })).toMatchObject(
      notFound,
    )
  })
})

describe('the inspector of a site in development that is reachable from other machines', () => {
  it.each([
    ['listens on every address', { HOST: '0.0.0.0' }],
    ['trusts a proxy', { TRUST_PROXY: '192.0.2.1' }],
  ])('is unavailable, even from this machine, if it %s', async (_, env) => {
    const platform = await startTestPlatform({ env, build: createDevelopmentBuild })
    try {
      for (const host of ['localhost', 'alpha.localhost', '127.0.0.1', alpha])
        expect(await request(platform, host), host).toMatchObject(notFound)
    } finally {
      await platform.stop()
    }
  })
})

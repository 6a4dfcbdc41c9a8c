import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { endpoints } from '../../src/generated/endpoints.ts'
import { commonHeaders } from '../../server/web/security-headers.ts'
import { samples } from '../contract/samples.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1', DEMO_VENDOR_ORIGIN: '' } })))
afterAll(() => platform.stop())

/** The host of a brand without domains. The URLs of such a brand contain the host of the request. */
const baseHost = 'base.localhost'
const hostileHost = 'evil.example'
/** Headers forged by a client and passed on by a trusted proxy. */
const forgedHeaders = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': hostileHost,
  'x-forwarded-server': hostileHost,
  'x-forwarded-proto': `javascript://${hostileHost}/`,
  'x-original-host': hostileHost,
  'x-host': hostileHost,
  forwarded: `for=198.51.100.7;host=${hostileHost}`,
}
const serialize = ({ headers, text }: { readonly headers: object; readonly text: string }) => `${JSON.stringify(headers)}\n${text}`

describe('the host of a request', () => {
  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/index', '/_livery/api', '/_livery/inspect?pointer=/theme'])(
    'is the Host header for %s, whatever other headers a trusted proxy passes on',
    async (path) => {
      for (const host of [baseHost, alpha])
        expect(serialize(await platform.send('GET', path, { host, headers: forgedHeaders }))).not.toMatch(/evil\.example|javascript:/)
    },
  )

  it('is used in robots.txt and in the sitemap of a brand without domains, with the port and scheme of the request', async () => {
    const fetchSitemapUrl = async (host: string, headers: Record<string, string> = {}) =>
      (await platform.send('GET', '/robots.txt', { host, headers })).text.match(/Sitemap: (.*)/)?.[1]
    expect(await fetchSitemapUrl(`${baseHost}:8080`)).toBe(`http://${baseHost}:8080/sitemap.xml`)
    expect(await fetchSitemapUrl(baseHost, { 'x-forwarded-proto': 'https' })).toBe(`https://${baseHost}/sitemap.xml`)
    expect(await fetchSitemapUrl(baseHost, forgedHeaders)).toBe(`http://${baseHost}/sitemap.xml`)
    expect(await fetchSitemapUrl(`${baseHost}:99999`)).toBe(`http://${baseHost}/sitemap.xml`)
    const sitemap = await platform.send('GET', '/sitemap.xml', { host: baseHost, headers: forgedHeaders })
    const origins = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).origin)
    expect(new Set(origins)).toEqual(new Set([`http://${baseHost}`]))
  })

  it('is the host of the return address given to identity providers', async () => {
    const { body } = await platform.call('session.socialStart', samples['session.socialStart'](), { host: alpha, headers: forgedHeaders })
    const { url } = body.value as { url: string }
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`http://${alpha}/wps/session/social/return`)
  })

  it('is the only host in any response, whatever forged headers contain', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method === 'GET')
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      const input = samples[name](token)
      const response = await platform.callUnchecked(name, input, { host: alpha, token, headers: forgedHeaders })
      expect(serialize(response), name).not.toMatch(/evil\.example|javascript:/)
    }
  })

  it('may end with a dot, as a fully qualified name does', async () => {
    const headers = { origin: `http://${alpha}.` }
    expect((await platform.call('system.whitelabel', undefined, { host: `${alpha}.`, headers })).status).toBe(200)
    expect((await platform.send('GET', '/robots.txt', { host: `${baseHost}.:8080` })).text).toContain(`http://${baseHost}:8080/sitemap.xml`)
  })

  it('causes no server error if its port is invalid', async () => {
    for (const path of ['/wps/session/social/return?state=x', '/robots.txt', '/index'])
      expect((await platform.send('GET', path, { host: `${alpha}:99999` })).status, path).not.toBe(500)
  })
})

describe('a path that cannot be decoded', () => {
  it.each(['/%', '/%zz/index', '/wps/%'])(
    'is rejected with the common headers, and without the error text of the framework: %s',
    async (path) => {
      const { status, headers, text } = await platform.send('GET', path, { host: alpha })
      expect([status, text, headers['content-type']]).toEqual([400, 'Bad request.', 'text/plain; charset=utf-8'])
      expect(headers).toMatchObject(commonHeaders)
    },
  )
})

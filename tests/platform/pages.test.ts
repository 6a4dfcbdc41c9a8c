import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commonHeaders } from '../../server/web/security-headers.ts'
import { type RenderDataSource, createPageServerFactory, RecentPages, serveBrands } from '../../server/pages/index.ts'
import { type Merchants, openMerchants } from '../../server/modules/brands/merchants.ts'
import { alpha, beta, delta, writeSmallBrands } from './small-brands.ts'
import { smallGameMenu, smallPermission } from '../../src/engine/testing/small-site.ts'
import type { GameListQuery, GamePage, GameMenu, Permission } from '../../src/generated/api.ts'

let root: string
let merchants: Merchants
let app: FastifyInstance
const assets = { scripts: ['/program.js'], styles: [] }

beforeAll(async () => {
  root = writeSmallBrands()
  merchants = await openMerchants(root, { log: () => undefined, watch: false })
  app = Fastify({ trustProxy: '127.0.0.1' })
  await serveBrands(app, { merchants, dist: root, build: async () => ({ entryScript: '/start.js', entry: assets, widget: () => assets }) })
})
afterAll(async () => {
  await app.close()
  await merchants.close()
  rmSync(root, { recursive: true })
})

const fetchPage = (host: string, path = '/index', headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: path, headers: { host, ...headers } })
const getMerchantCode = ({ body }: LightMyRequestResponse): string => /merchantCode=(\w+)/.exec(body)?.[1] ?? ''

describe('the page of a brand', () => {
  it('is selected by the host of the request, on the first and on every later request', async () => {
    const hosts = [alpha, beta, 'gamma.test', alpha, `${beta}:8080`, 'ALPHA.test', 'alpha.localhost', 'beta.localhost']
    const codes = []
    for (const host of hosts) codes.push(getMerchantCode(await fetchPage(host)))
    expect(codes).toEqual(['ALPHA1', 'BETA1', 'GAMMA1', 'ALPHA1', 'BETA1', 'ALPHA1', 'ALPHA1', 'BETA1'])
  })

  it('may load images from the hosts configured by the brand only', async () => {
    const fetchImagePolicy = async (host: string): Promise<string | undefined> =>
      /img-src[^;]+/.exec(String((await fetchPage(host)).headers['content-security-policy']))?.[0]
    expect(await fetchImagePolicy(delta)).toBe("img-src 'self' data: https://img.test https://img2.test")
    expect(await fetchImagePolicy(alpha)).toBe("img-src 'self' data:")
  })

  it('has the title of its page, or of the overlay that opens above it', async () => {
    const fetchTitle = async (path: string): Promise<string> => /<title>(.*?)<\/title>/.exec((await fetchPage(alpha, path)).body)?.[1] ?? ''
    expect(await fetchTitle('/register')).toBe('Đăng ký – Alpha')
    expect(await fetchTitle('/promotions')).toBe('Khuyến mãi – Alpha')
  })

  it('is a 421 response without the name of any brand for an unknown host', async () => {
    for (const host of ['www.alpha.test', 'alpha.test.evil.test', 'alpha']) {
      const response = await fetchPage(host)
      expect([response.statusCode, /alpha/i.test(response.body)]).toEqual([421, false])
    }
  })

  it('is in the language and theme chosen by the visitor, or the brand’s if the choice is invalid', async () => {
    const fetchHtmlTag = async (cookie: string): Promise<string | undefined> =>
      /<html [^>]*>/.exec((await fetchPage(alpha, '/index', { cookie })).body)?.[0]
    for (let round = 0; round < 2; round++) {
      expect(await fetchHtmlTag('lang=EN; theme=light')).toMatch(/lang="en[^"]*".*data-theme="light"/)
      expect(await fetchHtmlTag('theme=dark; lang=TY')).toMatch(/lang="vi[^"]*".*data-theme="dark"/)
      expect(await fetchHtmlTag('lang=XX; theme=pink')).toMatch(/lang="vi[^"]*"/)
    }
  })

  it('sets the browser’s theme colour to the colour of its header, for the chosen theme or for both themes', async () => {
    const fetchThemeColors = async (host: string, cookie = ''): Promise<string[]> =>
      [...(await fetchPage(host, '/index', { cookie })).body.matchAll(/<meta name="theme-color"([^>]*)>/g)].map(([, attributes = '']) =>
        attributes.trim(),
      )
    expect(await fetchThemeColors(delta, 'theme=light')).toEqual(['content="#7d0f1a"'])
    expect(await fetchThemeColors(delta, 'theme=dark')).toEqual(['content="#190c0d"'])
    expect(await fetchThemeColors(delta)).toEqual([
      'media="(prefers-color-scheme: light)" content="#7d0f1a"',
      'media="(prefers-color-scheme: dark)" content="#190c0d"',
    ])
  })

  it('has security headers in every response, its own content security policy, and no public caching', async () => {
    for (const encoding of ['br', 'identity'])
      for (let round = 0; round < 2; round++) {
        const { headers, statusCode } = await fetchPage(alpha, '/index', { 'accept-encoding': encoding })
        expect([statusCode, headers]).toMatchObject([
          200,
          { ...commonHeaders, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie, accept-language' },
        ])
        expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self' 'sha256-/)
        expect(headers['strict-transport-security']).toBeUndefined()
      }
    const secureResponse = await fetchPage(alpha, '/index', { 'x-forwarded-proto': 'https' })
    expect(secureResponse.headers['strict-transport-security']).toContain('max-age=')
  })

  it('is compressed with Brotli if the browser accepts it, is not sent again if unchanged, and has no body for HEAD', async () => {
    const uncompressed = await fetchPage(alpha)
    const compressed = await fetchPage(alpha, '/index', { 'accept-encoding': 'gzip, br' })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(compressed.rawPayload.length) })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(uncompressed.body)
    const revalidated = await fetchPage(alpha, '/index', { 'if-none-match': String(uncompressed.headers.etag), 'accept-encoding': 'br' })
    expect([revalidated.statusCode, revalidated.body, revalidated.headers.etag]).toEqual([304, '', uncompressed.headers.etag])
    expect(revalidated.headers['content-security-policy']).toBe(uncompressed.headers['content-security-policy'])
    const head = await fetchPage(alpha, '/index', {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', uncompressed.headers['content-length']])
  })

  it('is the not-found page with 404 for an unknown path, a redirect if the route has one, and JSON for an unknown API path', async () => {
    for (let round = 0; round < 2; round++) expect((await fetchPage(alpha, '/nowhere')).statusCode).toBe(404)
    const redirect = await fetchPage(alpha, '/?affiliateCode=ALPHACODE')
    expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/index?affiliateCode=ALPHACODE'])
    expect((await fetchPage(alpha, '/wps/nothing')).headers['content-type']).toContain('application/json')
  })
})

const rendererSource = `export const renderFirstScreen = async ({ boot, path, query, games }) => {
  if (boot.language === 'EN') throw new Error('unsupported language')
  if (path === '/help') process.exit(3)
  const [one, two] = await Promise.all(['RNG', 'FISH'].map((gameType) => games({ merchant: 'ALPHA', gameType })))
  if (query === 'page=BAD') throw new Error('unknown page')
  const parts = [path + '?' + query, boot.rendered.wide ? 'wide' : 'narrow', boot.rendered.theme, boot.rendered.gameMenus[0].title, one.total, two.total]
  return { html: '<p style="color:red">' + parts.join(' ') + '</p>', games: path === '/index' ? { one } : {}, dependencies: path === '/rng' ? dependencies : { id: 'any' } }
}
const dependencies = { page: ['BAD', ...Array.from({ length: 99 }, (_, i) => 'V' + i)], topic: 'any' }`

interface TestFacts {
  revision: number
  permission: Permission
  gameMenus: GameMenu[]
  games: (query: GameListQuery) => GamePage
  valid: boolean
  appliesToAll: boolean
}

describe('the server-rendered HTML of a page', () => {
  let renderingApp: FastifyInstance
  let facts: TestFacts
  const lines: string[] = []
  const setFacts = (change: Partial<TestFacts>): void => {
    if (facts) facts.valid = false
    facts = { ...facts, ...change, valid: true, appliesToAll: false }
  }
  const source: RenderDataSource = {
    read: async () => facts,
    appliesTo: (_facts, { ip }) => ip !== '203.0.113.9',
  }
  beforeAll(async () => {
    const dist = join(root, '.dist')
    mkdirSync(join(dist, 'build/first-screen'), { recursive: true })
    writeFileSync(join(dist, 'current'), 'build')
    writeFileSync(join(dist, 'build/first-screen/first-screen.js'), rendererSource)
    renderingApp = Fastify()
    const build = async () => ({ entryScript: '/start.js', entry: assets, widget: () => assets })
    await serveBrands(renderingApp, { merchants, dist, build, facts: source, log: (line) => void lines.push(line) })
  })
  const listGames = ({ gameType }: GameListQuery): GamePage => ({ games: [], total: gameType === 'RNG' ? 7 : 8, pageNum: 1, totalPages: 1 })
  beforeEach(() => void setFacts({ permission: smallPermission(), gameMenus: [smallGameMenu('Slots', [])], revision: 4, games: listGames }))
  afterAll(() => renderingApp.close())

  const fetchRenderedHtml = async (path = '/index', { headers, ...extraOptions }: InjectOptions = {}): Promise<string | undefined> => {
    const { body } = await renderingApp.inject({ url: path, headers: { host: alpha, ...headers }, ...extraOptions })
    return /<div id="root">(.*?)<\/div>/.exec(body)?.[1]
  }

  it('is part of the page with the data it was rendered from, so that none of it is requested again', async () => {
    const { body, headers } = await renderingApp.inject({ url: '/index', headers: { host: alpha } })
    expect(body).toContain('<p style="color:red">/index? wide dark Slots 7 8</p>')
    expect(body).toContain(
      `"rendered":{"permission":${JSON.stringify(smallPermission())},"gameMenus":${JSON.stringify([smallGameMenu('Slots', [])])},"revision":4,"theme":"dark","wide":true,"games":{"one":{"games":[],"total":7,`,
    )
    expect(body).not.toContain('merchantCode=')
    const hash = createHash('sha256').update('color:red').digest('base64')
    expect(headers['content-security-policy']).toContain(`; style-src-attr 'unsafe-hashes' 'sha256-${hash}';`)
  })

  it('is replaced by a 503 response with Retry-After while the site is under maintenance, also if the browser has cached that response', async () => {
    const openResponse = await renderingApp.inject({ url: '/index', headers: { host: alpha } })
    setFacts({ permission: { ...smallPermission(), status: 1 } })
    const closedResponse = await renderingApp.inject({ url: '/index', headers: { host: alpha } })
    const revalidated = await renderingApp.inject({
      url: '/index',
      headers: { host: alpha, 'if-none-match': String(closedResponse.headers['etag']) },
    })
    expect([openResponse, closedResponse, revalidated].map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [200, undefined],
      [503, '300'],
      [503, '300'],
    ])
    const preloadedImage = '<link rel="preload" as="image"'
    expect(
      [openResponse, closedResponse].map(({ body }) => body.includes(preloadedImage)),
      'the maintenance page has no banner',
    ).toEqual([true, false])
    setFacts({ permission: smallPermission() })
    expect((await renderingApp.inject({ url: '/index', headers: { host: alpha } })).statusCode).toBe(200)
  })

  it('is rendered for the screen size and theme of the browser', async () => {
    for (let round = 0; round < 2; round++) {
      expect(await fetchRenderedHtml('/index', { headers: { 'user-agent': 'Some Phone Mobile' } })).toContain('/index? narrow dark')
      expect(await fetchRenderedHtml('/vip', { headers: { cookie: 'theme=light' } })).toContain('/vip? wide light')
    }
  })

  it('is sent only to visitors without a login, and not for unknown paths', async () => {
    for (let round = 0; round < 2; round++) {
      for (const cookie of ['member=1', 'remembers=1']) expect(await fetchRenderedHtml('/index', { headers: { cookie } })).toBe('')
      expect(await fetchRenderedHtml('/nowhere')).toBe('')
      expect(await fetchRenderedHtml('/index')).not.toBe('')
    }
  })

  it('depends on query parameters with listed values, ignores unknown ones, and is left out for parameters with arbitrary values', async () => {
    for (let round = 0; round < 2; round++) {
      for (const ignoredQuery of ['', '?affiliateCode=X', '?utm_source=a&b', '?page=unknown', '?%', '?__proto__=1&constructor=2'])
        expect(await fetchRenderedHtml(`/rng${ignoredQuery}`)).toContain('/rng? wide')
      expect(await fetchRenderedHtml('/rng?utm=1&page=V2&page=V3')).toContain('/rng?page=V2 wide')
      expect(await fetchRenderedHtml('/index?page=V2')).toContain('/index? wide')
      for (const uncachedUrl of ['/rng?topic=1', '/rng?page=V2&topic=', '/index?id=1'])
        expect(await fetchRenderedHtml(uncachedUrl)).toBe('')
      expect(await fetchRenderedHtml('/rng?page=V2', { headers: { cookie: 'member=1' } })).toBe('')
    }
  })

  it('is cached by the relevant query parameters in any order, and rendered again when the data change', async () => {
    const fetchEtag = async (url: string) => (await renderingApp.inject({ url, headers: { host: alpha } })).headers.etag
    const etag = await fetchEtag('/rng?page=V2')
    expect(await fetchEtag('/rng?utm=1&page=V2&page=V3')).toBe(etag)
    expect(await fetchEtag('/rng')).not.toBe(etag)
    setFacts({ gameMenus: [smallGameMenu('Fish', [])] })
    expect(await fetchRenderedHtml('/rng?page=V2')).toContain('/rng?page=V2 wide dark Fish')
  })

  it('is rendered for a limited number of concurrent queries; the others get the page without it', async () => {
    const urls = Array.from({ length: 20 }, (_, i) => `/rng?page=V${i}`)
    const screens = await Promise.all(urls.map((url) => fetchRenderedHtml(url)))
    expect(screens.filter((screen) => screen !== '')).toHaveLength(4)
    expect(await fetchRenderedHtml('/rng?page=V19')).toContain('/rng?page=V19 wide')
  })

  it('comes with a policy that allows the analytics tag only with consent, and only while one is configured (R-ANALYTICS-01)', async () => {
    const permission = smallPermission()
    const withTag = { ...permission, info: { ...permission.info, analytics: { gtagId: 'G-TEST123456' } } }
    const getAnalyticsState = async (path: string, cookie = '', extraOptions: InjectOptions = {}) => {
      const { headers, body } = await renderingApp.inject({ url: path, headers: { host: alpha, cookie }, ...extraOptions })
      const policy = String(headers['content-security-policy'])
      return [/livery-visits" content="([\w-]+)"/.exec(body)?.[1], /google/.test(policy), /trusted-types [^;]*\btag\b/.test(policy)]
    }
    const [withConsent, withoutConsent, withoutTag] = [
      ['enabled', true, true],
      ['consent-required', false, false],
      [undefined, false, false],
    ]
    for (const path of ['/index', '/rng?page=V2', '/nowhere', '/vip']) {
      for (let round = 0; round < 2; round++) {
        setFacts({ permission: withTag })
        for (let attempt = 0; attempt < 2; attempt++) {
          expect(await getAnalyticsState(path, 'visits=agreed')).toEqual(withConsent)
          expect(await getAnalyticsState(path, 'member=1; visits=agreed')).toEqual(withConsent)
          for (const cookie of ['', 'visits=', 'visits=declined', 'visits=yes', 'visits=AGREED', 'novisits=agreed', 'member=1'])
            expect(await getAnalyticsState(path, cookie), cookie).toEqual(withoutConsent)
        }
        setFacts({ permission: smallPermission() })
        for (const cookie of ['', 'visits=agreed', 'member=1; visits=agreed'])
          expect(await getAnalyticsState(path, cookie), cookie).toEqual(withoutTag)
      }
    }
    setFacts({ permission: withTag })
    const fetchEtag = async (cookie: string) =>
      (await renderingApp.inject({ url: '/index', headers: { host: alpha, cookie } })).headers.etag
    expect(await fetchEtag('visits=agreed')).not.toBe(await fetchEtag('visits=declined'))
    const { headers } = await renderingApp.inject({ url: '/index', headers: { host: alpha, cookie: 'visits=agreed' } })
    const policy = String(headers['content-security-policy'])
    expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self' 'sha256-[^ ]+' https:\/\/www\.googletagmanager\.com\/gtag\/$/)
    expect(policy).toContain("frame-src 'none'")
  })

  it('is left out of a page whose query makes rendering fail, and of no other', async () => {
    expect(await fetchRenderedHtml('/rng?page=BAD')).toBe('')
    expect(lines.splice(0)).toEqual(['alpha: the first screen of /rng could not be rendered: Error: unknown page'])
    expect(await fetchRenderedHtml('/rng')).toContain('/rng? wide')
  })

  it('reflects changes at once, and is empty while the site is under maintenance', async () => {
    expect(await fetchRenderedHtml()).toContain('Slots')
    setFacts({ gameMenus: [smallGameMenu('Fish', [])] })
    expect(await fetchRenderedHtml()).toContain('Fish')
    setFacts({ permission: smallPermission({ status: 1 }) })
    expect(await fetchRenderedHtml()).toBe('')
    setFacts({ permission: smallPermission() })
    expect(await fetchRenderedHtml()).toContain('Fish')
  })

  it('is not sent to blocked visitors, even if it was rendered for others before', async () => {
    expect(await fetchRenderedHtml()).toContain('Slots')
    expect(await fetchRenderedHtml('/index', { remoteAddress: '203.0.113.9' })).toBe('')
    expect(await fetchRenderedHtml()).toContain('Slots')
  })

  it('is left out if it cannot be rendered, which is logged once', async () => {
    for (let round = 0; round < 2; round++) expect(await fetchRenderedHtml('/index', { headers: { cookie: 'lang=EN' } })).toBe('')
    expect(lines.splice(0)).toEqual(['alpha: the first screen of /index could not be rendered: Error: unsupported language'])
  })

  it('is left out if the games that it lists are unavailable', async () => {
    setFacts({
      games: () => {
        throw new Error('no catalogue')
      },
    })
    expect(await fetchRenderedHtml()).toBe('')
    const reason = 'Error: listing games failed: Error: no catalogue'
    expect(lines.splice(0)).toEqual([`alpha: the first screen of /index could not be rendered: ${reason}`])
  })

  it('is left out if its render thread exits; the next page is rendered again', async () => {
    expect(await fetchRenderedHtml('/help')).toBe('')
    expect(lines.splice(0)).toEqual(['alpha: the first screen of /help could not be rendered: Error: The render thread exited with code 3'])
    setFacts({})
    expect(await fetchRenderedHtml()).toContain('Slots')
  })
})

describe('a path that is not a page', () => {
  it.each(['/wp-login.php', '/.well-known/assetlinks.json', '/.env', '/assets/index-1a2b3c.js', '/apple-touch-icon-precomposed.png'])(
    '%s gets 404 with a short text',
    async (path) => {
      const { statusCode, body, headers } = await app.inject({ url: path, headers: { host: alpha } })
      expect({ statusCode, body, type: headers['content-type'] }).toEqual({
        statusCode: 404,
        body: 'Not found.',
        type: 'text/plain; charset=utf-8',
      })
    },
  )

  it('gets the not-found page of the brand if a visitor may have typed the path', async () => {
    const { statusCode, headers } = await app.inject({ url: '/no-such-page', headers: { host: alpha } })
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })
})

describe('the cache in front of the app', () => {
  let app: FastifyInstance
  let port: number
  let forwardedCount = 0
  const proxies = new Set(['127.0.0.1'])
  const games = (): GamePage => ({ games: [], total: 0, pageNum: 1, totalPages: 0 })
  const facts = { permission: smallPermission(), gameMenus: [], games, revision: 4, valid: true, appliesToAll: true }
  beforeAll(async () => {
    const source: RenderDataSource = { read: async () => facts, appliesTo: () => true }
    const recent = new RecentPages(merchants, source)
    const isTrusted = (address: string): boolean => proxies.has(address)
    app = Fastify({ serverFactory: createPageServerFactory(recent, { isTrustedProxy: isTrusted }), trustProxy: isTrusted })
    app.addHook('onRequest', async () => void (forwardedCount += 1))
    const build = async () => ({ entryScript: '/start.js', entry: assets, widget: () => assets })
    await serveBrands(app, { merchants, dist: join(root, '.dist'), build, facts: source, recent })
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => app.close())

  const send = (headers: Readonly<Record<string, string>> = {}, path = '/index', method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string; forwarded: number }>((resolve, reject) => {
      const before = forwardedCount
      const clientRequest = request(
        { port, host: '127.0.0.1', path, method, headers: { host: alpha, ...headers }, agent: false },
        (response) => {
          let body = ''
          response.on('data', (text: Buffer) => (body += text.toString()))
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body, forwarded: forwardedCount - before }),
          )
        },
      )
      clientRequest.on('error', reject).end()
    })

  it('repeats earlier responses byte for byte, and forwards everything else to the app', async () => {
    const firstResponse = await send()
    const cachedResponse = await send()
    expect([firstResponse.forwarded, cachedResponse.forwarded]).toEqual([1, 0])
    expect([cachedResponse.status, cachedResponse.body]).toEqual([200, firstResponse.body])
    expect({ ...cachedResponse.headers, date: '' }).toEqual({ ...firstResponse.headers, date: '' })
    expect([
      (await send({}, '/index', 'HEAD')).forwarded,
      (await send({ 'if-none-match': String(firstResponse.headers.etag) })).status,
    ]).toEqual([0, 304])
    for (const [headers, path, method] of [
      [{}, '/index?a=1', 'GET'],
      [{}, '/index', 'POST'],
      [{ host: beta }, '/index', 'GET'],
      [{}, '/vip', 'GET'],
    ] as const)
      expect((await send(headers, path, method)).forwarded).toBe(1)
  })

  it.each([
    [{ 'x-forwarded-proto': 'https' }, true],
    [{ 'x-forwarded-proto': 'http, https', 'x-forwarded-for': '203.0.113.7', via: '1.1 cache' }, true],
    [{ 'x-forwarded-proto': 'https, http' }, false],
    [{ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': beta }, false],
  ])('responds through a proxy with %j like the app, and uses these headers only if the proxy is trusted', async (headers, secure) => {
    await send()
    const fromCache = await send(headers)
    facts.appliesToAll = false
    const fromApp = await send(headers)
    facts.appliesToAll = true
    expect([fromCache.forwarded, fromApp.forwarded]).toEqual([0, 1])
    expect({ ...fromCache.headers, date: '' }).toEqual({ ...fromApp.headers, date: '' })
    expect('strict-transport-security' in fromCache.headers).toBe(secure)
    proxies.clear()
    const fromUntrusted = await send(headers)
    proxies.add('127.0.0.1')
    expect([fromUntrusted.forwarded, 'strict-transport-security' in fromUntrusted.headers]).toEqual([0, false])
  })

  it('forwards requests to the app while the facts do not apply to every visitor', async () => {
    await send()
    facts.appliesToAll = false
    expect((await send()).forwarded).toBe(1)
    facts.appliesToAll = true
    expect((await send()).forwarded).toBe(0)
  })

  /** Sends the lines of a request unchanged, and returns the lines of the response. */
  const sendRawLines = (...lines: readonly string[]): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.end(`${[...lines, 'connection: close', '', ''].join('\r\n')}`))
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
      socket.on('error', reject).on('close', () => resolve(text.split('\r\n')))
    })

  it('rejects a request with two hosts', async () => {
    expect((await sendRawLines('GET /index HTTP/1.1', `host: ${alpha}`, 'Host: other.example'))[0]).toBe('HTTP/1.1 400 Bad Request')
    expect((await sendRawLines('GET /index HTTP/1.1', `host: ${alpha}`))[0]).toBe('HTTP/1.1 200 OK')
  })

  it('uses the host of a request target in absolute form, whatever the Host header says', async () => {
    expect((await sendRawLines(`GET http://${alpha}/index HTTP/1.1`, 'host: other.example'))[0]).toBe('HTTP/1.1 200 OK')
    expect((await sendRawLines('GET http://other.example/index HTTP/1.1', `host: ${alpha}`))[0]).toBe('HTTP/1.1 421 Misdirected Request')
    expect((await sendRawLines('GET http://[/index HTTP/1.1', `host: ${alpha}`))[0]).toBe('HTTP/1.1 400 Bad Request')
  })

  it('serves the brand of a host that ends with a dot', async () => {
    expect((await send({ host: `${alpha}.` })).status).toBe(200)
    expect((await send({ host: `${alpha}.:8080` })).status).toBe(200)
  })

  it.each([
    ['BR', 'br'],
    ['gzip, Br;q=0.5', 'br'],
    ['br;q=0', undefined],
    ['gzip', undefined],
  ])('answers to Accept-Encoding: %s with %s', async (accepted, encoding) => {
    expect((await send({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
  })
})

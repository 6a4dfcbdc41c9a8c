import { rmSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commonHeaders, type Merchants, openMerchants, serveBrands } from '../../server/serving/index.ts'
import { alpha, beta, writeSmallBrands } from './small-brands.ts'

let root: string
let merchants: Merchants
let app: FastifyInstance
const part = { scripts: ['/program.js'], styles: [] }

beforeAll(async () => {
  root = writeSmallBrands()
  merchants = await openMerchants(root, { log: () => undefined, watch: false })
  app = Fastify({ trustProxy: '127.0.0.1' })
  await serveBrands(app, { merchants, dist: root, build: async () => ({ start: '/start.js', entry: part, widget: () => part }) })
})
afterAll(async () => {
  await app.close()
  await merchants.close()
  rmSync(root, { recursive: true })
})

const ask = (host: string, path = '/index', headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: path, headers: { host, ...headers } })
const configOf = ({ body }: LightMyRequestResponse): string => /merchantCode=(\w+)/.exec(body)?.[1] ?? ''

describe('the page of a brand', () => {
  it('is that of its exact host, the first time and every time after', async () => {
    const hosts = [alpha, beta, 'gamma.test', alpha, `${beta}:8080`, 'ALPHA.test', 'alpha.localhost', 'beta.localhost']
    const codes = []
    for (const host of hosts) codes.push(configOf(await ask(host)))
    expect(codes).toEqual(['ALPHA1', 'BETA1', 'GAMMA1', 'ALPHA1', 'BETA1', 'ALPHA1', 'ALPHA1', 'BETA1'])
  })

  it('is a neutral 421 for a host that no brand has', async () => {
    for (const host of ['www.alpha.test', 'alpha.test.evil.test', 'alpha']) {
      const answer = await ask(host)
      expect([answer.statusCode, /alpha/i.test(answer.body)]).toEqual([421, false])
    }
  })

  it('is in the language and the theme that the visitor chose, and those of the brand where the choice is none', async () => {
    const start = async (cookie: string): Promise<string | undefined> =>
      /<html [^>]*>/.exec((await ask(alpha, '/index', { cookie })).body)?.[0]
    for (let round = 0; round < 2; round++) {
      expect(await start('lang=EN; theme=light')).toMatch(/lang="en[^"]*".*data-theme="light"/)
      expect(await start('theme=dark; lang=TY')).toMatch(/lang="vi[^"]*".*data-theme="dark"/)
      expect(await start('lang=XX; theme=pink')).toMatch(/lang="vi[^"]*"/)
    }
  })

  it('says the same with every answer: headers of security, its own policy, no word to caches of others', async () => {
    for (const encoding of ['br', 'identity'])
      for (let round = 0; round < 2; round++) {
        const { headers, statusCode } = await ask(alpha, '/index', { 'accept-encoding': encoding })
        expect([statusCode, headers]).toMatchObject([
          200,
          { ...commonHeaders, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie, accept-language' },
        ])
        expect(headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self' 'sha256-/)
        expect(headers['strict-transport-security']).toBeUndefined()
      }
    const secure = await ask(alpha, '/index', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toContain('max-age=')
  })

  it('comes in brotli where the browser takes it, is not sent twice, and only spoken of for HEAD', async () => {
    const plain = await ask(alpha)
    const packed = await ask(alpha, '/index', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(packed.rawPayload.length) })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await ask(alpha, '/index', { 'if-none-match': String(plain.headers.etag), 'accept-encoding': 'br' })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', plain.headers.etag])
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    const head = await ask(alpha, '/index', {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', plain.headers['content-length']])
  })

  it('is a page of its own where there is no such address, with 404, and leads on where a route leads elsewhere', async () => {
    for (let round = 0; round < 2; round++) expect((await ask(alpha, '/nowhere')).statusCode).toBe(404)
    const moved = await ask(alpha, '/?affiliateCode=ALPHACODE')
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/index?affiliateCode=ALPHACODE'])
    expect((await ask(alpha, '/wps/nothing')).headers['content-type']).toContain('application/json')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, withPlatform } from './with-platform.ts'
import { writeBase, writeBrand } from './small-brands.ts'

let platform: TestPlatform
const own = 'own.localhost'
beforeAll(async () => {
  const merchantsDir = writeBase()
  writeBrand(merchantsDir, 'own', {
    merchant: { name: 'Own <b>', code: 'OWN1', domains: [own, 'own.test'] },
    platform: { flags: { CHNGPASSVERIF3: true } },
  })
  platform = await withPlatform({ merchantsDir })
  await platform.control('create-account', { brand: 'own', username: 'reached', type: 0, password: 'rightpass1', mobile: '84-919000001' })
})
afterAll(() => platform.stop())

const read = (host: string, headers: Record<string, string> = {}) => platform.send('GET', '/_livery/outbox', { host, headers })

describe('the page of what was not delivered', () => {
  it('shows on this machine what was sent, as text, and lets nothing of it run', async () => {
    const sent = await platform.readMessage('own', () =>
      platform.call('verification.smsNoLogin', { mobileNum: '919000001', countryDialingCode: '84' }, { host: own }),
    )
    const { status, text, headers } = await read(own)
    expect(status).toBe(200)
    expect(text).toContain('sms to 84919000001')
    expect(text).toContain(/\b\d{6}\b/.exec(sent.text)?.[0])
    expect(text).toContain('Own &lt;b&gt;')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is not there for another name, through a proxy, from a page of another site, or where the server can be reached from outside', async () => {
    for (const [host, headers] of [
      ['own.test', {}],
      ['nobody.localhost', {}],
      [own, { 'x-forwarded-for': '203.0.113.1' }],
      [own, { 'sec-fetch-site': 'cross-site' }],
    ] as const) {
      const { status, text } = await read(host, headers)
      expect({ status, text }).toEqual({ status: 404, text: '{"message":"There is nothing here."}' })
    }
    const proxied = await withPlatform({ merchantsDir: platform.merchantsDir, env: { TRUST_PROXY: '127.0.0.1' } })
    expect((await proxied.send('GET', '/_livery/outbox', { host: own })).status).toBe(404)
    await proxied.stop()
  })
})

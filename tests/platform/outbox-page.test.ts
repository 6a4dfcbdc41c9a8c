import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { main } from '../../scripts/cli/main.ts'
import { openOperatorLink, fetchOperatorCookie } from './operator-browser.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
import { writeBase, writeBrand } from './small-brands.ts'

let platform: TestPlatform
const ownHost = 'own.localhost'
beforeAll(async () => {
  const merchantsDir = writeBase()
  writeBrand(merchantsDir, 'own', {
    merchant: { name: 'Own <b>', code: 'OWN1', domains: [ownHost, 'own.test'] },
    platform: { flags: { CHNGPASSVERIF3: true } },
  })
  platform = await startTestPlatform({ merchantsDir })
  await platform.runAdminCommand('create-account', {
    brand: 'own',
    username: 'reached',
    type: 0,
    password: 'rightpass1',
    mobile: '84-919000001',
  })
})
afterAll(() => platform.stop())

const fetchOutbox = (host: string, cookie?: string, headers: Record<string, string> = {}) =>
  platform.send('GET', '/_livery/outbox', { host, headers: { ...headers, ...(cookie !== undefined && { cookie }) } })
const notFound = { status: 404, text: '{"message":"Not found."}' }

describe('the page of undelivered messages', () => {
  it('shows messages as escaped text to a browser that opened the operator’s link', async () => {
    const sent = await platform.readMessage('own', () =>
      platform.call('verification.smsNoLogin', { mobileNum: '919000001', countryDialingCode: '84' }, { host: ownHost }),
    )
    const { status, text, headers } = await fetchOutbox(ownHost, await fetchOperatorCookie(platform, 'outbox', 'own'))
    expect(status).toBe(200)
    expect(text).toContain('sms to +84919000001')
    expect(text).toContain(/\b\d{6}\b/.exec(sent.text)?.[0])
    expect(text).toContain('Own &lt;b&gt;')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is not available to anyone else who reaches this machine, for instance through a proxy without forwarding headers', async () => {
    const token = readFileSync(join(platform.dataDir, 'admin-api-token'), 'utf8')
    for (const cookie of [undefined, 'livery-outbox=', `livery-outbox=${token}`, `livery-outbox=${'x'.repeat(43)}`])
      expect(await fetchOutbox(ownHost, cookie), cookie).toMatchObject(notFound)
    expect(await fetchOutbox(ownHost, undefined, { authorization: `Bearer ${token}` })).toMatchObject(notFound)
  })

  it('is not available with the cookie on another host, through a proxy or from another site, or with the inspector’s cookie', async () => {
    const cookie = await fetchOperatorCookie(platform, 'outbox', 'own')
    for (const [host, headers] of [
      ['own.test', {}],
      ['nobody.localhost', {}],
      ['base.localhost', {}],
      [ownHost, { 'x-forwarded-for': '203.0.113.1' }],
      [ownHost, { 'sec-fetch-site': 'cross-site' }],
    ] as const)
      expect(await fetchOutbox(host, cookie, headers)).toMatchObject(notFound)
    expect(
      await fetchOutbox(ownHost, (await fetchOperatorCookie(platform, 'inspector', 'own')).replace('livery-inspect', 'livery-outbox')),
    ).toMatchObject(notFound)
  })
})

describe("the operator's link", () => {
  const createLink = async () => String((await platform.runAdminCommand('open-outbox', { brand: 'own' }))['path'])

  it('is valid once, on the host of its brand, and sets an HttpOnly, same-site cookie that differs from the link', async () => {
    const link = await createLink()
    const linkResponse = await platform.send('GET', link, { host: ownHost })
    expect({ status: linkResponse.status, to: linkResponse.headers['location'] }).toEqual({ status: 303, to: '/_livery/outbox' })
    const [cookie = ''] = [linkResponse.headers['set-cookie'] ?? []].flat()
    expect(cookie).toMatch(/^livery-outbox=[\w-]{43}; Max-Age=1800; Path=\/_livery; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(link.split('=')[1])
    expect(await platform.send('GET', link, { host: ownHost })).toMatchObject(notFound)
    expect((await openOperatorLink(platform, 'outbox', 'own')).status).toBe(303)
  })

  it.each([
    ['on the host of another brand', { host: 'base.localhost' }],
    ['on another host of its brand', { host: 'own.test' }],
    ['on an unknown host', { host: 'nobody.localhost' }],
    ['through a proxy', { host: ownHost, headers: { 'x-forwarded-for': '203.0.113.1' } }],
  ])('is rejected and used up if it is opened %s', async (_, request) => {
    const link = await createLink()
    expect(await platform.send('GET', link, request)).toMatchObject(notFound)
    expect(await platform.send('GET', link, { host: ownHost })).toMatchObject(notFound)
  })

  it('expires after two minutes, and its cookie after half an hour', async () => {
    const link = await createLink()
    const cookie = await fetchOperatorCookie(platform, 'outbox', 'own')
    const now = Date.now()
    const advanceTo = (minutes: number) => vi.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000)
    advanceTo(2.1)
    expect(await platform.send('GET', link, { host: ownHost })).toMatchObject(notFound)
    expect((await fetchOutbox(ownHost, cookie)).status).toBe(200)
    advanceTo(30.1)
    expect(await fetchOutbox(ownHost, cookie)).toMatchObject(notFound)
    vi.restoreAllMocks()
  })

  it('is printed by the command line, for the browser of this machine', async () => {
    const printedLines: string[] = []
    const io = {
      out: (text: string) => void printedLines.push(text),
      err: (text: string) => void printedLines.push(text),
      paint: String,
      env: {},
    }
    expect(await main(['platform', 'outbox', 'own', '--open', '--data', platform.dataDir], io)).toBe(0)
    expect(printedLines[0]).toMatch(new RegExp(`^http://own\\.localhost:${String(platform.port)}/_livery/open\\?pass=[\\w-]{43}$`))
    const { pathname, search } = new URL(printedLines[0] ?? '')
    expect((await platform.send('GET', pathname + search, { host: ownHost })).status).toBe(303)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherSecret } from './other-secret.ts'
import { type OtherSite, startOtherSite } from './other-site.ts'
import { query } from './query-database.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

const adminOrigin = 'https://admin.test'
const back = `${adminOrigin}/_livery/operator/return`

let site: OtherSite
let platform: TestPlatform
beforeAll(async () => {
  site = await startOtherSite([back])
  platform = await withPlatform({
    env: {
      ADMIN_ORIGIN: adminOrigin,
      TRUST_PROXY: '127.0.0.1',
      OIDC_ISSUER: site.origin,
      OIDC_CLIENT_ID: 'livery',
      OIDC_CLIENT_SECRET: otherSecret,
    },
  })
  for (const name of ['ann', 'ben', 'unverified-cid'])
    await platform.control('create-operator', { email: `${name}@example.com`, name, role: 'viewer', by: 'Root' })
})
afterAll(async () => {
  await platform.stop()
  await site.stop()
})

/** A request through the proxy that terminates TLS for the admin API. */
const send = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  platform.send(method, path, {
    host: 'admin.test',
    ...(body !== undefined && { body }),
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', ...headers },
  })

/** Begins as a terminal does, signs in at the provider, and returns the page that the browser shows. */
async function visitAs(login: string | undefined) {
  const { body } = await send('POST', '/_livery/operator/openid', {})
  const { url, attempt } = body.value as { url: string; attempt: string }
  const returned = new URL(await site.visit(url, login))
  expect(`${returned.origin}${returned.pathname}`).toBe(back)
  const page = await send('GET', `${returned.pathname}${returned.search}`, undefined, { 'sec-fetch-site': 'cross-site' })
  return { attempt, page, path: `${returned.pathname}${returned.search}`, code: /<p>([2-9A-Z]{10})<\/p>/.exec(page.text)?.[1] ?? '' }
}
const finish = (attempt: string, code: string) => send('POST', '/_livery/operator/openid/finish', { attempt, code })

describe('a sign-in at an OpenID Connect provider', () => {
  it('gives a terminal its token for the code that the browser shows, once', async () => {
    const { attempt, page, path, code } = await visitAs('ann')
    expect(page.status).toBe(200)
    const signedIn = await finish(attempt, `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`)
    const { token, operator } = signedIn.body.value as { token: string; operator: { name: string } }
    expect(operator.name).toBe('ann')
    expect((await send('GET', '/_livery/operator/me', undefined, { authorization: `Bearer ${token}` })).body.value).toMatchObject({
      name: 'ann',
    })
    expect((await finish(attempt, code)).status).toBe(401)
    expect((await send('GET', path)).status).toBe(401)
  })

  it('is of no use to another client that began it, or that guesses the code', async () => {
    const begun = await visitAs('ann')
    const other = await visitAs('ann')
    expect((await finish(other.attempt, begun.code)).status).toBe(401)
    expect((await finish(other.attempt, other.code)).status).toBe(401)
    expect((await finish(`${begun.attempt.split('.')[0] ?? ''}.${other.attempt.split('.')[1] ?? ''}`, begun.code)).status).toBe(401)
  })

  it('is refused to an identity that is nobody’s, that has no verified address, or that cancels', async () => {
    for (const login of ['stranger', 'unverified-cid', undefined]) {
      const { page, attempt } = await visitAs(login)
      expect([login, page.status]).toEqual([login, 401])
      expect((await finish(attempt, '2222222222')).status).toBe(401)
    }
  })

  it('finds the operator by the provider’s permanent id from then on, and not by the address', async () => {
    const first = await visitAs('ben')
    expect((await finish(first.attempt, first.code)).status).toBe(200)
    await query(platform, `update operators set email = 'renamed@example.com' where name = 'ben'`)
    const second = await visitAs('ben')
    expect((await finish(second.attempt, second.code)).status).toBe(200)
    await platform.control('disable-operator', { operator: 'renamed@example.com', by: 'Root' })
    expect((await visitAs('ben')).page.status).toBe(401)
  })

  it('gives a browser its token in a cookie, if it is the browser that began it', async () => {
    const begin = async () => {
      const { body, headers } = await send('POST', '/_livery/operator/openid', { cookie: true }, { origin: adminOrigin })
      const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
      const returned = new URL(await site.visit((body.value as { url: string }).url, 'ann'))
      return { cookie, path: `${returned.pathname}${returned.search}` }
    }
    const { path } = await begin()
    const { cookie: elsewhere } = await begin()
    expect((await send('GET', path, undefined, { cookie: elsewhere })).status).toBe(401)
    const own = await begin()
    const answer = await send('GET', own.path, undefined, { cookie: own.cookie })
    expect(answer.status).toBe(303)
    const set = String(answer.headers['set-cookie'])
    expect(set).toMatch(/^livery-operator=[\w-]{43}; .*HttpOnly; SameSite=Strict; Secure$/)
    const me = await send('GET', '/_livery/operator/me', undefined, { cookie: set.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' })
    expect(me.body.value).toMatchObject({ name: 'ann' })
  })
})

describe('the origin of the admin API', () => {
  it('is closed to the token of the machine, to other hosts and to plain HTTP', async () => {
    const token = platform.server.platform.secrets.controlToken
    const authorization = `Bearer ${token}`
    expect((await send('POST', '/_livery/control/brands', {}, { authorization })).status).toBe(401)
    expect((await send('POST', '/_livery/control/brands', {}, { authorization, 'x-forwarded-proto': 'http' })).status).toBe(404)
    const elsewhere = {
      host: 'other.test',
      body: {},
      headers: { authorization, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    }
    expect((await platform.send('POST', '/_livery/control/brands', elsewhere)).status).toBe(404)
  })
})

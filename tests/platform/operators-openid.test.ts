import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginOpenIdSignIn } from '../../server/modules/operators/index.ts'
import { providerClientSecret } from './provider-client-secret.ts'
import { type TestProvider, startTestProvider } from './test-provider.ts'
import { query } from './query-database.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

const adminOrigin = 'https://admin.test'
const returnUrl = `${adminOrigin}/_livery/operator/return`

let provider: TestProvider
let platform: TestPlatform
beforeAll(async () => {
  provider = await startTestProvider([returnUrl])
  platform = await startTestPlatform({
    env: {
      ADMIN_ORIGIN: adminOrigin,
      TRUST_PROXY: '127.0.0.1',
      OIDC_ISSUER: provider.origin,
      OIDC_CLIENT_ID: 'livery',
      OIDC_CLIENT_SECRET: providerClientSecret,
    },
  })
  for (const name of ['ann', 'ben', 'unverified-cid'])
    await platform.runAdminCommand('create-operator', { email: `${name}@example.com`, name, role: 'viewer', by: 'Root' })
})
afterAll(async () => {
  await platform.stop()
  await provider.stop()
})

/** Sends a request as the proxy that terminates TLS for the admin API. */
const send = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  platform.send(method, path, {
    host: 'admin.test',
    ...(body !== undefined && { body }),
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', ...headers },
  })

/**
 * Starts a sign-in as the command line does, and logs in at the provider, or cancels if `login` is `undefined`. Returns
 * the page to which the provider redirects the browser, and the confirmation code on it.
 */
async function signInAs(login: string | undefined) {
  const { body } = await send('POST', '/_livery/operator/openid', {})
  const { url, attempt } = body.value as { url: string; attempt: string }
  const returnedUrl = new URL(await provider.visit(url, login))
  expect(`${returnedUrl.origin}${returnedUrl.pathname}`).toBe(returnUrl)
  const page = await send('GET', `${returnedUrl.pathname}${returnedUrl.search}`, undefined, { 'sec-fetch-site': 'cross-site' })
  const confirmationCode = /<p>([2-9A-Z]{10})<\/p>/.exec(page.text)?.[1] ?? ''
  return { attempt, page, path: `${returnedUrl.pathname}${returnedUrl.search}`, confirmationCode }
}
const finishSignIn = (attempt: string, confirmationCode: string) =>
  send('POST', '/_livery/operator/openid/finish', { attempt, code: confirmationCode })

describe('a sign-in at an OpenID Connect provider', () => {
  it('returns the token to the command line once, for the confirmation code that the browser shows', async () => {
    const { attempt, page, path, confirmationCode } = await signInAs('ann')
    expect(page.status).toBe(200)
    const finishResponse = await finishSignIn(attempt, `${confirmationCode.slice(0, 5)}-${confirmationCode.slice(5).toLowerCase()}`)
    const { token, operator } = finishResponse.body.value as { token: string; operator: { name: string } }
    expect(operator.name).toBe('ann')
    expect((await send('GET', '/_livery/operator/me', undefined, { authorization: `Bearer ${token}` })).body.value).toMatchObject({
      name: 'ann',
    })
    expect((await finishSignIn(attempt, confirmationCode)).status).toBe(401)
    expect((await send('GET', path)).status).toBe(401)
  })

  it('is rejected for a client that did not start it, and ends with the first wrong confirmation code', async () => {
    const firstSignIn = await signInAs('ann')
    const secondSignIn = await signInAs('ann')
    expect((await finishSignIn(secondSignIn.attempt, firstSignIn.confirmationCode)).status).toBe(401)
    expect((await finishSignIn(secondSignIn.attempt, secondSignIn.confirmationCode)).status).toBe(401)
    expect(
      (
        await finishSignIn(
          `${firstSignIn.attempt.split('.')[0] ?? ''}.${secondSignIn.attempt.split('.')[1] ?? ''}`,
          firstSignIn.confirmationCode,
        )
      ).status,
    ).toBe(401)
  })

  it('is rejected for an identity without an operator, one without a verified address, and a cancelled login', async () => {
    for (const login of ['stranger', 'unverified-cid', undefined]) {
      const { page, attempt } = await signInAs(login)
      expect([login, page.status]).toEqual([login, 401])
      expect((await finishSignIn(attempt, '2222222222')).status).toBe(401)
    }
  })

  it('finds the operator by the provider’s permanent id after the first sign-in, not by the address', async () => {
    const first = await signInAs('ben')
    expect((await finishSignIn(first.attempt, first.confirmationCode)).status).toBe(200)
    await query(platform, `update operators set email = 'renamed@example.com' where name = 'ben'`)
    const second = await signInAs('ben')
    expect((await finishSignIn(second.attempt, second.confirmationCode)).status).toBe(200)
    await platform.runAdminCommand('disable-operator', { operator: 'renamed@example.com', by: 'Root' })
    expect((await signInAs('ben')).page.status).toBe(401)
  })

  it('is not stored if the provider cannot be reached', async () => {
    const countSignIns = async () => (await query(platform, 'select count(*)::int as count from operator_sign_ins')).rows[0]
    const countBefore = await countSignIns()
    const unreachable = { issuer: 'http://127.0.0.1:9', clientId: 'livery', clientSecret: 'secret', getRedirectUrl: () => returnUrl }
    const { operators } = platform.server.platform
    await expect(beginOpenIdSignIn({ ...operators, provider: unreachable }, { browser: false })).rejects.toThrow('fetch failed')
    expect(await countSignIns()).toEqual(countBefore)
  })

  it('returns the token in a cookie to a browser, if that browser started the sign-in', async () => {
    const startInBrowser = async () => {
      const { body, headers } = await send('POST', '/_livery/operator/openid', { cookie: true }, { origin: adminOrigin })
      const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
      const returnedUrl = new URL(await provider.visit((body.value as { url: string }).url, 'ann'))
      return { cookie, path: `${returnedUrl.pathname}${returnedUrl.search}` }
    }
    const { path } = await startInBrowser()
    const { cookie: otherCookie } = await startInBrowser()
    expect((await send('GET', path, undefined, { cookie: otherCookie })).status).toBe(401)
    const ownBrowser = await startInBrowser()
    const response = await send('GET', ownBrowser.path, undefined, { cookie: ownBrowser.cookie })
    expect(response.status).toBe(303)
    const setCookie = String(response.headers['set-cookie'])
    expect(setCookie).toMatch(/^livery-operator=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/)
    const meResponse = await send('GET', '/_livery/operator/me', undefined, {
      cookie: setCookie.split(';')[0] ?? '',
      'sec-fetch-site': 'same-origin',
    })
    expect(meResponse.body.value).toMatchObject({ name: 'ann' })
  })
})

describe('the origin of the admin API', () => {
  it('rejects the machine token, other hosts and plain HTTP', async () => {
    const token = platform.server.platform.secrets.adminApiToken
    const authorization = `Bearer ${token}`
    expect((await send('POST', '/_livery/admin/brands', {}, { authorization })).status).toBe(401)
    expect((await send('POST', '/_livery/admin/brands', {}, { authorization, 'x-forwarded-proto': 'http' })).status).toBe(404)
    const otherHostRequest = {
      host: 'other.test',
      body: {},
      headers: { authorization, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    }
    expect((await platform.send('POST', '/_livery/admin/brands', otherHostRequest)).status).toBe(404)
  })
})

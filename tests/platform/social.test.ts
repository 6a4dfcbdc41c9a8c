import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, SessionSocialStartBody, SocialLoginResult } from '../../src/generated/api.ts'
import { type HttpResponse, getCookie } from './call-server.ts'
import { providerClientSecret } from './provider-client-secret.ts'
import { type TestProvider, startTestProvider } from './test-provider.ts'
import { alpha, beta, writeSmallBrands } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let testProvider: TestProvider
const root = writeSmallBrands()

beforeAll(async () => {
  testProvider = await startTestProvider([alpha, beta].map((host) => `http://${host}/wps/session/social/return`))
  for (const id of ['alpha', 'beta']) {
    const file = join(root, id, 'platform.json')
    const seed = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...seed, socialLogin: testProvider.socialLogin }))
  }
  const secrets = { google: providerClientSecret, facebook: providerClientSecret }
  platform = await startTestPlatform({ merchantsDir: root, env: { SOCIAL_SECRETS: JSON.stringify({ alpha: secrets, beta: secrets }) } })
})
afterAll(async () => {
  await platform.stop()
  await testProvider.stop()
  rmSync(root, { recursive: true, force: true })
})

const getErrorCode = ({ body }: HttpResponse) => body.code
const startSocialLogin = (overrides: Partial<SessionSocialStartBody> = {}, host = alpha) =>
  platform.call('session.socialStart', { provider: 'google', ...overrides }, { host })
const getAuthorizationUrl = ({ body }: HttpResponse) => (body.value as { url: string }).url
const returnFromProvider = (returnUrl: string, cookie: string, host = alpha) => {
  const { pathname, search } = new URL(returnUrl)
  return platform.send('GET', pathname + search, { host, headers: { cookie } })
}
/**
 * Logs in at the identity provider and returns to the site, or cancels if `login` is `undefined`. Resolves to the
 * responses and cookies of the browser.
 */
async function logInAtProvider(login: string | undefined, overrides: Partial<SessionSocialStartBody> = {}) {
  const startResponse = await startSocialLogin(overrides)
  const cookie = getCookie(startResponse.headers, 'social')
  const returnUrl = await testProvider.visit(getAuthorizationUrl(startResponse), login)
  const returned = await returnFromProvider(returnUrl, cookie)
  return { startResponse, cookie, returnUrl, returned, socialCookie: getCookie(returned.headers, 'social') }
}
const resumeSocialLogin = (cookie: string, host = alpha) => platform.call('session.social', undefined, { host, headers: { cookie } })
const register = (cookie: string, overrides: object = {}) =>
  platform.callUnchecked(
    'member.registerSocial',
    { login: true, registerMethod: 'WEB', ageConsent: true, ...overrides },
    { host: alpha, headers: { cookie } },
  )
const findLogin = ({ body }: HttpResponse) => (body.value as SocialLoginResult).login
const listSetCookies = ({ headers }: HttpResponse) => [headers['set-cookie'] ?? []].flat()

describe.each([
  ['google', 'R-AUTH-LOGIN-04'],
  ['facebook', 'R-AUTH-LOGIN-05'],
] as const)('logging in with %s', (provider, id) => {
  it(`registers a new visitor once, with the missing registration fields, and logs in the member from then on (${id})`, async () => {
    const firstLogin = await logInAtProvider(`newcomer-${provider}`, { provider, back: '/promotions?tab=1' })
    expect({ status: firstLogin.returned.status, to: firstLogin.returned.headers['location'] }).toEqual({
      status: 303,
      to: '/promotions?tab=1',
    })
    const pendingLogin = (await resumeSocialLogin(firstLogin.socialCookie)).body.value as SocialLoginResult
    expect(pendingLogin).toMatchObject({ provider, name: `Newcomer-${provider}` })
    expect(pendingLogin.login).toBeUndefined()
    expect(pendingLogin.email).toBe(provider === 'google' ? 'newcomer-google@example.com' : undefined)

    expect(getErrorCode(await register(firstLogin.socialCookie, { ageConsent: false }))).toBe('age_consent_required')
    const registered = (await register(firstLogin.socialCookie)).body.value as LoginResult
    expect(registered).toMatchObject({ firstTimeLogin: true, user: { type: 0 } })
    const balance = await platform.call('wallet.balance', undefined, { host: alpha, token: registered.token })
    expect(balance.body.value).toMatchObject({ sumBalance: '1000.00' })
    expect(getErrorCode(await register(firstLogin.socialCookie))).toBe('social_failed')

    const laterLogin = await logInAtProvider(`newcomer-${provider}`, { provider })
    const login = findLogin(await resumeSocialLogin(laterLogin.socialCookie))
    expect(login?.user.id).toBe(registered.user.id)
    expect((await platform.call('member.info', undefined, { host: alpha, token: login?.token })).status).toBe(200)
    expect(getErrorCode(await resumeSocialLogin(laterLogin.socialCookie))).toBe('social_failed')
  })
})

describe('a social login', () => {
  it('requires the registration fields that the platform’s rules require, and stays pending until they are filled in', async () => {
    const { socialCookie } = await logInAtProvider('ruled')
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'payeeName', change: { enabled: 'on', required: 'on' } })
    const rejectedResponse = await register(socialCookie)
    expect({ code: getErrorCode(rejectedResponse), fields: Object.keys(rejectedResponse.body.fields ?? {}) }).toEqual({
      code: 'register_invalid',
      fields: ['payeeName'],
    })
    expect((await register(socialCookie, { payeeName: 'An Nguyen' })).status).toBe(200)
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'payeeName', change: { enabled: 'off' } })
  })

  it('is linked to an existing account by its logged-in owner, and to no other account afterwards; never to a trial account', async () => {
    const { token, user } = await platform.logIn(alpha, 'player')
    const { socialCookie } = await logInAtProvider('linked')
    const link = (cookie: string, ownerToken: string) =>
      platform.call('session.socialLink', undefined, { host: alpha, token: ownerToken, headers: { cookie } })
    expect((await link(socialCookie, token)).status).toBe(200)
    expect(findLogin(await resumeSocialLogin((await logInAtProvider('linked')).socialCookie))?.user.id).toBe(user.id)
    const other = await platform.logIn(alpha, 'agent')
    expect(getErrorCode(await link((await logInAtProvider('linked')).socialCookie, other.token))).toBe('social_failed')
    const guest = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    expect(getErrorCode(await link((await logInAtProvider('guesting')).socialCookie, guest.token))).toBe('real_account_required')
  })

  it('is valid once, and only in the browser that started it', async () => {
    const { returnUrl, cookie, socialCookie } = await logInAtProvider('single')
    const replay = await returnFromProvider(returnUrl, cookie)
    expect(getCookie(replay.headers, 'social-login-result')).toBe('social-login-result=social_failed')
    const startResponse = await startSocialLogin()
    const stolenReturnUrl = await testProvider.visit(getAuthorizationUrl(startResponse), 'victim')
    for (const otherCookie of ['', 'social=' + 'x'.repeat(43), socialCookie])
      expect(getCookie((await returnFromProvider(stolenReturnUrl, otherCookie)).headers, 'social-login-result')).toBe(
        'social-login-result=social_failed',
      )
    expect(
      getCookie((await returnFromProvider(stolenReturnUrl, getCookie(startResponse.headers, 'social'))).headers, 'social-login-result'),
    ).toBe('social-login-result=done')
  })

  it('is rejected if the state, the authorization code or the issuer was changed, and if it returns to another brand', async () => {
    const returnWithChange = async (edit: (url: URL) => void, host = alpha) => {
      const startResponse = await startSocialLogin()
      const url = new URL(await testProvider.visit(getAuthorizationUrl(startResponse), 'changed'))
      edit(url)
      return getCookie(
        (await returnFromProvider(url.href, getCookie(startResponse.headers, 'social'), host)).headers,
        'social-login-result',
      )
    }
    expect(await returnWithChange(() => undefined)).toBe('social-login-result=done')
    expect(await returnWithChange((url) => url.searchParams.set('state', 'other'))).toBe('social-login-result=social_failed')
    expect(await returnWithChange((url) => url.searchParams.delete('state'))).toBe('social-login-result=social_failed')
    expect(await returnWithChange((url) => url.searchParams.set('code', 'other'))).toBe('social-login-result=social_failed')
    expect(await returnWithChange((url) => url.searchParams.set('iss', 'https://elsewhere.test'))).toBe('social-login-result=social_failed')
    expect(await returnWithChange(() => undefined, beta)).toBe('social-login-result=social_failed')
  })

  it('uses a new code challenge, state and nonce each time, and sends no secret through the browser', async () => {
    const [firstUrl, secondUrl] = [await startSocialLogin(), await startSocialLogin()].map(
      (startResponse) => new URL(getAuthorizationUrl(startResponse)),
    )
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(firstUrl?.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
      expect(firstUrl?.searchParams.get(name)).not.toBe(secondUrl?.searchParams.get(name))
    }
    expect(firstUrl?.searchParams.get('code_challenge_method')).toBe('S256')
    expect(firstUrl?.searchParams.get('redirect_uri')).toBe(`http://${alpha}/wps/session/social/return`)
    expect(firstUrl?.href).not.toContain(providerClientSecret)
  })

  it('returns to a path of the brand, or to its home page if `back` is not an absolute path of the site', async () => {
    for (const [back, to] of [
      ['/login', '/login'],
      ['https://elsewhere.test/', '/'],
      ['//elsewhere.test/', '/'],
      ['/\\elsewhere.test', '/'],
      ['/..//elsewhere.test', '/'],
      ['elsewhere', '/'],
    ] as const)
      expect((await logInAtProvider('wanderer', { back })).returned.headers['location']).toBe(to)
  })

  it('reports that the visitor cancelled, and cannot be resumed afterwards', async () => {
    const { returned, socialCookie } = await logInAtProvider(undefined, { back: '/login' })
    expect(getCookie(returned.headers, 'social-login-result')).toBe('social-login-result=cancelled')
    expect(returned.headers['location']).toBe('/login')
    expect(getErrorCode(await resumeSocialLogin(socialCookie))).toBe('social_failed')
  })

  it('is rejected for a disabled account', async () => {
    const { socialCookie } = await logInAtProvider('closed')
    const { user } = (await register(socialCookie)).body.value as LoginResult
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: user.account })
    expect(getErrorCode(await resumeSocialLogin((await logInAtProvider('closed')).socialCookie))).toBe('account_disabled')
  })

  it('is remembered by this browser on request', async () => {
    const { socialCookie } = await logInAtProvider('rememberer', { remember: true })
    const registered = await register(socialCookie)
    const remembered = getCookie(registered.headers, 'remembered')
    const resumed = await platform.call('session.loginV2', { type: 'remembered' }, { host: alpha, headers: { cookie: remembered } })
    expect((resumed.body.value as LoginResult).user.id).toBe((registered.body.value as LoginResult).user.id)
    const loginWithoutRemember = await resumeSocialLogin((await logInAtProvider('rememberer')).socialCookie)
    expect(getCookie(loginWithoutRemember.headers, 'remembered')).toBe('remembered=')
  })

  it('stores its id in an HttpOnly cookie', async () => {
    const { startResponse, returned } = await logInAtProvider('hidden')
    for (const [response, maxAgeSeconds] of [
      [startResponse, 600],
      [returned, 1800],
    ] as const) {
      const setCookie = listSetCookies(response).find((line) => line.startsWith('social='))
      expect(setCookie).toMatch(new RegExp(`^social=[\\w-]{43}; Max-Age=${String(maxAgeSeconds)}; Path=/wps; HttpOnly; SameSite=Lax$`))
    }
  })

  it('is offered only by a brand that enables it, even if its client secret is configured', async () => {
    const fetchMethods = async (host: string) => (await platform.call('session.ways', undefined, { host })).body.value
    expect(await fetchMethods(alpha)).toEqual({ google: true, facebook: true, oneClick: true })
    expect(await fetchMethods(beta)).toEqual({ google: false, facebook: false, oneClick: false })
    expect(getErrorCode(await startSocialLogin({}, beta))).toBe('method_disabled')
    expect(getErrorCode(await platform.call('session.oneClick', { ageConsent: true }, { host: beta }))).toBe('method_disabled')
  })

  it('is in the audit log, and neither the log nor the tables of social logins contain the identity in plain text', async () => {
    await logInAtProvider('secretive')
    const { default: pg } = await import('pg')
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    const { rows } = await client.query<{ row: string }>(
      'select audit_log::text as row from audit_log union all select social_identities::text from social_identities union all select social_logins::text from social_logins',
    )
    await client.end()
    const text = rows.map(({ row }) => row).join('\n')
    for (const event of ['social-return,done', 'social-return,cancelled', 'login-social,done', 'register-social,done', 'social-link,done'])
      expect(text).toContain(event)
    expect(text).not.toMatch(/secretive|newcomer|example\.com/)
  })
})

describe('one-click registration', () => {
  const registerByClick = (ageConsent = true) => platform.call('session.oneClick', { ageConsent }, { host: alpha })

  it('requires age consent, and creates an account with the username and password that it returns (R-AUTH-LOGIN-08)', async () => {
    expect(getErrorCode(await registerByClick(false))).toBe('age_consent_required')
    const { login, password } = (await registerByClick()).body.value as { login: LoginResult; password: string }
    expect(login.user.type).toBe(0)
    expect((await platform.logIn(alpha, login.user.account, password)).user.id).toBe(login.user.id)
  })

  it('is not offered if the platform requires a field to be filled in', async () => {
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'email', change: { enabled: 'on', required: 'on' } })
    expect((await platform.call('session.ways', undefined, { host: alpha })).body.value).toMatchObject({ oneClick: false })
    expect(getErrorCode(await registerByClick())).toBe('method_disabled')
    await platform.runAdminCommand('set-rule', { brand: 'alpha', field: 'email', change: { enabled: 'off' } })
  })
})

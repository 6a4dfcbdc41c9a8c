import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, SessionLoginBody } from '../../src/generated/api.ts'
import { type HttpResponse, getCookie } from './call-server.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ env: { DEFAULT_PASSWORD: 'Welcome123' } })
  await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'MOBILEVERCODELOGIN3', on: true })
})
afterAll(() => platform.stop())

let createdCount = 0
async function createMember(password = 'rightpass1') {
  const number = String(913_100_000 + ++createdCount)
  const username = `methods${String(createdCount)}`
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password, mobile: `84-${number}` })
  return { username, number }
}
const getErrorCode = ({ body }: HttpResponse) => body.code
const sendCode = (mobileNum: string) => platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: alpha })
const logInBySms = (username: string, password: string, overrides: Partial<SessionLoginBody> = {}) =>
  platform.call('session.login', { username, password, type: 'sms', countryDialingCode: '84', ...overrides }, { host: alpha })
const logInByName = (username: string, overrides: Partial<SessionLoginBody> = {}, headers: Record<string, string> = {}) =>
  platform.call('session.login', { username, password: 'rightpass1', type: 'username', ...overrides }, { host: alpha, headers })
const resume = (cookie: string, host = alpha) => platform.call('session.loginV2', { type: 'remembered' }, { host, headers: { cookie } })
const fetchInfoStatus = async (token: string) => (await platform.call('member.info', undefined, { host: alpha, token })).status

describe('login by SMS code', () => {
  it('logs in the account of the phone that received the code, once (R-AUTH-LOGIN-02, R-API-14)', async () => {
    const { username, number } = await createMember()
    let codeResponse: HttpResponse | undefined
    const validCode = await platform.readCode('alpha', async () => (codeResponse = await sendCode(number)))
    expect(codeResponse?.body.value).toEqual({ expiredMinutes: 5 })
    const login = (await logInBySms(`0${number}`, ` ${validCode} `)).body.value as LoginResult
    expect(login.user.account).toBe(username)
    expect(await fetchInfoStatus(login.token)).toBe(200)
    expect(getErrorCode(await logInBySms(number, validCode))).toBe('code_expired')
  })

  it('rejects a wrong code at its field, and every code after five attempts', async () => {
    const { number } = await createMember()
    const validCode = await platform.readCode('alpha', () => sendCode(number))
    const wrongCode = validCode === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++)
      expect((await logInBySms(number, wrongCode)).body.fields).toEqual({ verificationCode: { key: 'error_code_wrong' } })
    expect(getErrorCode(await logInBySms(number, validCode))).toBe('code_expired')
  })

  it('is not available if the flag is off, and does not require a pending password change because no password was used', async () => {
    const { number } = await createMember('Welcome123')
    const validCode = await platform.readCode('alpha', () => sendCode(number))
    const login = (await logInBySms(number, validCode)).body.value as LoginResult
    expect(login.passwordDefault).toBe(false)
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token: login.token })).status).toBe(200)
    expect(getErrorCode(await platform.call('session.login', { username: number, password: validCode, type: 'sms' }, { host: beta }))).toBe(
      'method_disabled',
    )
  })
})

describe('a remembered login', () => {
  const getRememberedCookie = (response: HttpResponse) => getCookie(response.headers, 'remembered')
  const listSetCookies = ({ headers }: HttpResponse) => [headers['set-cookie'] ?? []].flat()

  it('sets two cookies for one day, one of them HttpOnly, with a token that is not a session token (R-AUTH-LOGIN-36)', async () => {
    const { username } = await createMember()
    const response = await logInByName(username, { remember: true })
    const [httpOnly, readable] = ['remembered=', 'remembers='].map((name) => listSetCookies(response).find((line) => line.startsWith(name)))
    expect(httpOnly).toMatch(/^remembered=[\w-]{43}; Max-Age=86400; Path=\/wps; HttpOnly; SameSite=Strict$/)
    expect(readable).toMatch(/^remembers=1; Max-Age=86400; Path=\/; SameSite=Lax$/)
    const token = getRememberedCookie(response).slice('remembered='.length)
    expect(await fetchInfoStatus(token)).toBe(401)
    const resumedLogin = (await resume(getRememberedCookie(response))).body.value as LoginResult
    expect(resumedLogin.user.account).toBe(username)
    expect(await fetchInfoStatus(resumedLogin.token)).toBe(200)
  })

  it('is ended by a login without remember-me, which clears its cookies (R-AUTH-LOGIN-37)', async () => {
    const { username } = await createMember()
    const cookie = getRememberedCookie(await logInByName(username, { remember: true }))
    const loginWithoutRemember = await logInByName(username, {}, { cookie })
    expect(listSetCookies(loginWithoutRemember)).toEqual([
      'remembered=; Max-Age=0; Path=/wps; HttpOnly; SameSite=Strict',
      'remembers=; Max-Age=0; Path=/; SameSite=Lax',
    ])
    expect(getErrorCode(await resume(cookie))).toBe('not_logged_in')
  })

  it('ends with a logout, when an operator ends the sessions or closes the account, and is invalid on another brand', async () => {
    const { username } = await createMember()
    const logInRemembered = async () => {
      const response = await logInByName(username, { remember: true })
      return { cookie: getRememberedCookie(response), token: (response.body.value as LoginResult).token }
    }
    const first = await logInRemembered()
    expect(getErrorCode(await resume(first.cookie, beta))).toBe('not_logged_in')
    await platform.call('session.logout', undefined, { host: alpha, token: first.token, headers: { cookie: first.cookie } })
    expect(getErrorCode(await resume(first.cookie))).toBe('not_logged_in')
    const second = await logInRemembered()
    await platform.runAdminCommand('end-sessions', { brand: 'alpha', username })
    expect(getErrorCode(await resume(second.cookie))).toBe('not_logged_in')
    const third = await logInRemembered()
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username })
    expect(getErrorCode(await resume(third.cookie))).toBe('not_logged_in')
  })

  it('is not created for a password that has to be changed, and is rejected if a change of the password has been required since', async () => {
    const defaultPasswordMember = await createMember('Welcome123')
    const response = await logInByName(defaultPasswordMember.username, { password: 'Welcome123', remember: true })
    expect((response.body.value as LoginResult).passwordDefault).toBe(true)
    expect(getRememberedCookie(response)).toBe('remembered=')
    const { username } = await createMember()
    const cookie = getRememberedCookie(await logInByName(username, { remember: true }))
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'PWDEXPFORCECHANGE3', on: true })
    await platform.runAdminCommand('expire-password', { brand: 'alpha', username })
    expect(getErrorCode(await resume(cookie))).toBe('not_logged_in')
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'PWDEXPFORCECHANGE3', on: false })
  })
})

describe('the type of a login', () => {
  it('is username or sms; any other type is rejected as an invalid field (R-ENTITIES-07)', async () => {
    const { username, number } = await createMember()
    expect((await logInByName(username)).status).toBe(200)
    const validCode = await platform.readCode('alpha', () => sendCode(number))
    expect((await logInBySms(number, validCode)).status).toBe(200)
    for (const type of ['social', 'google', 'USERNAME', '', null]) {
      const response = await platform.callUnchecked('session.login', { username, password: 'rightpass1', type }, { host: alpha })
      expect({ code: getErrorCode(response), fields: Object.keys(response.body.fields ?? {}) }).toEqual({
        code: 'bad_request',
        fields: ['type'],
      })
    }
  })
})

describe('the free trial', () => {
  it('is available if FREEPLAY3 is on, and rejected if it is off (R-FLAGS-07)', async () => {
    const startTrial = () => platform.call('session.freePlay', undefined, { host: beta })
    const setFreePlay = (on: boolean) => platform.runAdminCommand('set-flag', { brand: 'beta', flag: 'FREEPLAY3', on })
    await setFreePlay(false)
    expect(getErrorCode(await startTrial())).toBe('method_disabled')
    await setFreePlay(true)
    expect(((await startTrial()).body.value as LoginResult).user.type).toBe(4)
    await setFreePlay(false)
    expect(getErrorCode(await startTrial())).toBe('method_disabled')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, SessionLoginBody } from '../../src/generated/api.ts'
import { type Answer, cookieOf } from './call-server.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await withPlatform({ env: { DEFAULT_PASSWORD: 'Welcome123' } })
  await platform.control('set-flag', { brand: 'alpha', flag: 'MOBILEVERCODELOGIN3', on: true })
})
afterAll(() => platform.stop())

let made = 0
async function createMember(password = 'rightpass1') {
  const number = String(913_100_000 + ++made)
  const username = `waysin${String(made)}`
  await platform.control('create-account', { brand: 'alpha', username, type: 0, password, mobile: `84-${number}` })
  return { username, number }
}
const code = ({ body }: Answer) => body.code
const sendCode = (mobileNum: string) => platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: alpha })
const bySms = (username: string, password: string, more: Partial<SessionLoginBody> = {}) =>
  platform.call('session.login', { username, password, type: 'sms', countryDialingCode: '84', ...more }, { host: alpha })
const byName = (username: string, more: Partial<SessionLoginBody> = {}, headers: Record<string, string> = {}) =>
  platform.call('session.login', { username, password: 'rightpass1', type: 'username', ...more }, { host: alpha, headers })
const resume = (cookie: string, host = alpha) => platform.call('session.loginV2', { type: 'remembered' }, { host, headers: { cookie } })
const info = async (token: string) => (await platform.call('member.info', undefined, { host: alpha, token })).status

describe('login by code', () => {
  it('logs in the account of the phone that received the code, once (R-AUTH-LOGIN-02, R-API-14)', async () => {
    const { username, number } = await createMember()
    let sent: Answer | undefined
    const right = await platform.readCode('alpha', async () => (sent = await sendCode(number)))
    expect(sent?.body.value).toEqual({ expiredMinutes: 5 })
    const login = (await bySms(`0${number}`, ` ${right} `)).body.value as LoginResult
    expect(login.user.account).toBe(username)
    expect(await info(login.token)).toBe(200)
    expect(code(await bySms(number, right))).toBe('code_expired')
  })

  it('rejects a wrong code at its field, and every code after five attempts', async () => {
    const { number } = await createMember()
    const right = await platform.readCode('alpha', () => sendCode(number))
    const wrong = right === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) expect((await bySms(number, wrong)).body.fields).toEqual({ verificationCode: { key: 'error_code_wrong' } })
    expect(code(await bySms(number, right))).toBe('code_expired')
  })

  it('is not available if the flag is off, and does not require a pending password change because no password was used', async () => {
    const { number } = await createMember('Welcome123')
    const right = await platform.readCode('alpha', () => sendCode(number))
    const login = (await bySms(number, right)).body.value as LoginResult
    expect(login.passwordDefault).toBe(false)
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token: login.token })).status).toBe(200)
    expect(code(await platform.call('session.login', { username: number, password: right, type: 'sms' }, { host: beta }))).toBe(
      'method_disabled',
    )
  })
})

describe('a remembered login', () => {
  const rememberedOf = (answer: Answer) => cookieOf(answer.headers, 'remembered')
  const setCookies = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat()

  it('sets two cookies for one day, one of them HttpOnly, with a token that is not a session (R-AUTH-LOGIN-36)', async () => {
    const { username } = await createMember()
    const answer = await byName(username, { remember: true })
    const [hidden, open] = ['remembered=', 'remembers='].map((name) => setCookies(answer).find((line) => line.startsWith(name)))
    expect(hidden).toMatch(/^remembered=[\w-]{43}; Max-Age=86400; Path=\/wps; HttpOnly; SameSite=Strict$/)
    expect(open).toMatch(/^remembers=1; Max-Age=86400; Path=\/; SameSite=Lax$/)
    const token = rememberedOf(answer).slice('remembered='.length)
    expect(await info(token)).toBe(401)
    const resumed = (await resume(rememberedOf(answer))).body.value as LoginResult
    expect(resumed.user.account).toBe(username)
    expect(await info(resumed.token)).toBe(200)
  })

  it('is forgotten by a login without it, and its cookies are cleared (R-AUTH-LOGIN-37)', async () => {
    const { username } = await createMember()
    const cookie = rememberedOf(await byName(username, { remember: true }))
    const without = await byName(username, {}, { cookie })
    expect(setCookies(without)).toEqual([
      'remembered=; Max-Age=0; Path=/wps; HttpOnly; SameSite=Strict',
      'remembers=; Max-Age=0; Path=/; SameSite=Lax',
    ])
    expect(code(await resume(cookie))).toBe('not_logged_in')
  })

  it('ends with a logout, a changed password or a closed account, and is invalid on another brand', async () => {
    const { username } = await createMember()
    const remember = async () => {
      const answer = await byName(username, { remember: true })
      return { cookie: rememberedOf(answer), token: (answer.body.value as LoginResult).token }
    }
    const first = await remember()
    expect(code(await resume(first.cookie, beta))).toBe('not_logged_in')
    await platform.call('session.logout', undefined, { host: alpha, token: first.token, headers: { cookie: first.cookie } })
    expect(code(await resume(first.cookie))).toBe('not_logged_in')
    const second = await remember()
    await platform.control('end-sessions', { brand: 'alpha', username })
    expect(code(await resume(second.cookie))).toBe('not_logged_in')
    const third = await remember()
    await platform.control('disable-account', { brand: 'alpha', username })
    expect(code(await resume(third.cookie))).toBe('not_logged_in')
  })

  it('is not created for a password that has to be changed, and asks for the password if a change was required since', async () => {
    const shared = await createMember('Welcome123')
    const answer = await byName(shared.username, { password: 'Welcome123', remember: true })
    expect((answer.body.value as LoginResult).passwordDefault).toBe(true)
    expect(rememberedOf(answer)).toBe('remembered=')
    const { username } = await createMember()
    const cookie = rememberedOf(await byName(username, { remember: true }))
    await platform.control('set-flag', { brand: 'alpha', flag: 'PWDEXPFORCECHANGE3', on: true })
    await platform.control('expire-password', { brand: 'alpha', username })
    expect(code(await resume(cookie))).toBe('not_logged_in')
    await platform.control('set-flag', { brand: 'alpha', flag: 'PWDEXPFORCECHANGE3', on: false })
  })
})

describe('the type of a login', () => {
  it('is username or sms; any other is rejected before anything is checked (R-ENTITIES-07)', async () => {
    const { username, number } = await createMember()
    expect((await byName(username)).status).toBe(200)
    const right = await platform.readCode('alpha', () => sendCode(number))
    expect((await bySms(number, right)).status).toBe(200)
    for (const type of ['social', 'google', 'USERNAME', '', null]) {
      const answer = await platform.callWrongly('session.login', { username, password: 'rightpass1', type }, { host: alpha })
      expect({ code: code(answer), fields: Object.keys(answer.body.fields ?? {}) }).toEqual({ code: 'bad_request', fields: ['type'] })
    }
  })
})

describe('the free trial', () => {
  it('is available if FREEPLAY3 is on, and rejected if it is off (R-FLAGS-07)', async () => {
    const trial = () => platform.call('session.freePlay', undefined, { host: beta })
    const flag = (on: boolean) => platform.control('set-flag', { brand: 'beta', flag: 'FREEPLAY3', on })
    await flag(false)
    expect(code(await trial())).toBe('method_disabled')
    await flag(true)
    expect(((await trial()).body.value as LoginResult).user.type).toBe(4)
    await flag(false)
    expect(code(await trial())).toBe('method_disabled')
  })
})

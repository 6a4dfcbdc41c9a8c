import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, SessionExtraCheckBody } from '../../src/generated/api.ts'
import { type Answer, cookieOf } from './call-server.ts'
import { codeNow } from './code-now.ts'
import { resetElsewhere } from './reset-elsewhere.ts'
import { alpha, beta, gamma } from './small-brands.ts'
import { nameAccount } from './create-pending-login.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await withPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => platform.stop())

const password = 'rightpass1'
let made = 0
let lastAddress = 0
const elsewhere = (): string => `203.0.113.${String((lastAddress += 1))}`
const code = ({ body }: Answer) => body.code

/** A member who has logged in from one address before. */
async function createMember(profile: { email?: string; mobile?: string; payeeName?: string } = {}) {
  const username = `extra${String(++made)}`
  const { payeeName, ...contact } = profile
  await platform.control('create-account', { brand: 'alpha', username, type: 0, password, ...contact })
  if (payeeName !== undefined) await nameAccount(platform, 'alpha', username, payeeName)
  const home = elsewhere()
  expect((await logIn(username, home)).status).toBe(200)
  return { username, home }
}
const logIn = (username: string, from: string, more: object = {}, host = alpha) =>
  platform.callWrongly('session.login', { username, password, type: 'username', ...more }, { host, headers: { 'x-forwarded-for': from } })
/** A browser at another address, after the correct password. */
async function moveTo(username: string, from = elsewhere(), more: object = {}) {
  const held = await logIn(username, from, more)
  expect(code(held)).toBe('verification_required')
  const headers = { cookie: cookieOf(held.headers, 'waiting'), 'x-forwarded-for': from }
  return {
    from,
    held,
    methods: async () =>
      ((await platform.call('session.extra', undefined, { host: alpha, headers })).body.value as { methods: object[] }).methods,
    send: (method: 'sms' | 'email') => platform.call('session.extraSend', { method }, { host: alpha, headers }),
    check: (method: SessionExtraCheckBody['method'], answer: string) =>
      platform.call('session.extraCheck', { method, answer }, { host: alpha, headers }),
  }
}
const userOf = ({ body }: Answer) => (body.value as LoginResult | undefined)?.user.account
const not = (right: string) => (right === '000000' ? '000001' : '000000')

describe('a login from an unknown address', () => {
  it('requires extra verification, after which the address is known; the first login of all makes its address known (R-AUTH-LOGIN-38)', async () => {
    const { username, home } = await createMember({ payeeName: 'Trần Thị An' })
    const away = await moveTo(username)
    expect(away.held.body.value).toBeUndefined()
    expect(userOf(await away.check('bankName', 'trần  thị an'))).toBe(username)
    expect((await logIn(username, away.from)).status).toBe(200)
    expect((await logIn(username, home)).status).toBe(200)
    expect(code(await logIn(username, elsewhere()))).toBe('verification_required')
  })

  it('requires none if the brand has no method enabled, or before the password is correct', async () => {
    const { username } = await createMember()
    expect(code(await logIn(username, elsewhere(), { password: 'wrong' }))).toBe('login_failed')
    await platform.control('create-account', { brand: 'beta', username: 'elsewhere', type: 0, password })
    for (let n = 0; n < 3; n += 1) expect((await logIn('elsewhere', elsewhere(), {}, beta)).status).toBe(200)
  })

  it('fails if the account has no method of verification', async () => {
    const { username } = await createMember()
    const away = await moveTo(username)
    expect(await away.methods()).toEqual([])
    for (const method of ['sms', 'email'] as const) expect(code(await away.send(method))).toBe('method_disabled')
    for (const method of ['sms', 'email', 'authenticator', 'bankName'] as const)
      expect(code(await away.check(method, '000000'))).toBe('code_wrong')
  })

  it('keeps its remember-me choice, and its name in an HttpOnly cookie', async () => {
    const { username } = await createMember({ payeeName: 'An' })
    const away = await moveTo(username, elsewhere(), { remember: true })
    expect([away.held.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('waiting='))).toMatch(
      /^waiting=[\w-]{43}; Max-Age=900; Path=\/wps; HttpOnly; SameSite=Strict$/,
    )
    expect(cookieOf((await away.check('bankName', 'an')).headers, 'remembered')).toMatch(/^remembered=[\w-]{43}$/)
    expect(code(await away.check('bankName', 'an'))).toBe('code_expired')
  })
})

describe('a password reset by phone', () => {
  it('bypasses nothing: the next login is held if the SMS code of the reset does not count as verification, with the new password in place', async () => {
    const held = await resetElsewhere(platform, '912700001')
    expect([held.status, code(held), held.body.value]).toEqual([401, 'verification_required', undefined])
    const headers = { cookie: cookieOf(held.headers, 'waiting') }
    expect((await platform.call('session.extra', undefined, { host: gamma, headers })).body.value).toEqual({
      methods: [{ method: 'bankName' }],
    })
    const confirmed = await platform.call('session.extraCheck', { method: 'bankName', answer: 'right name' }, { host: gamma, headers })
    expect(userOf(confirmed)).toBe('reset912700001')
    expect((await platform.logIn(gamma, 'reset912700001', 'brandnew1')).user.account).toBe('reset912700001')
  })

  it('logs in at once if an SMS code verifies a login, since it was just entered', async () => {
    await createMember({ mobile: '84-912700002' })
    const input = { mobileNum: '912700002', countryDialingCode: '84' }
    const from = { host: alpha, headers: { 'x-forwarded-for': elsewhere() } }
    const verificationCode = await platform.readCode('alpha', () => platform.call('verification.smsNoLogin', input, from))
    const answer = await platform.call(
      'member.passwordByPhone',
      { mobileNum: '912700002', verificationCode, newPassword: 'brandnew1' },
      from,
    )
    expect(answer.status).toBe(200)
  })
})

describe('extra verification', () => {
  it.each([
    ['sms', { mobile: '84-917000001' }, { method: 'sms', to: '+84••••001' }],
    ['email', { email: 'an.nguyen@example.com' }, { method: 'email', to: 'an••••yen@example.com' }],
  ] as const)('succeeds by a code by %s, once (R-AUTH-LOGIN-39)', async (method, contact, shown) => {
    const { username } = await createMember(contact)
    const away = await moveTo(username)
    expect(await away.methods()).toEqual([shown])
    const right = await platform.readCode('alpha', () => away.send(method))
    expect(code(await away.send(method))).toBe('too_many_requests')
    expect((await away.check(method, not(right))).body.fields).toEqual({ answer: { key: 'error_code_wrong' } })
    expect(code(await away.check(method === 'sms' ? 'email' : 'sms', right))).toBe('code_wrong')
    expect(userOf(await away.check(method, ` ${right} `))).toBe(username)
  })

  it('succeeds by the code of an authenticator app, once (R-AUTH-LOGIN-39)', async () => {
    const { username, home } = await createMember()
    const { token } = (await logIn(username, home)).body.value as LoginResult
    const begun = (await platform.call('member.authenticator', undefined, { host: alpha, token })).body.value as {
      secret: string
      url: string
    }
    expect(begun.url).toBe(`otpauth://totp/Alpha%3A${username}?secret=${begun.secret}&issuer=Alpha`)
    expect(await (await moveTo(username)).methods()).toEqual([])
    const confirm = (input: string) => platform.call('member.confirmAuthenticator', { code: input, password }, { host: alpha, token })
    expect(code(await confirm(not(codeNow(begun.secret))))).toBe('code_wrong')
    const first = codeNow(begun.secret)
    expect((await confirm(first)).status).toBe(200)
    const away = await moveTo(username)
    expect(await away.methods()).toEqual([{ method: 'authenticator' }])
    expect(code(await away.check('authenticator', first))).toBe('code_wrong')
    const next = codeNow(begun.secret, 1)
    expect(userOf(await away.check('authenticator', next))).toBe(username)
    expect(code(await (await moveTo(username)).check('authenticator', next))).toBe('code_wrong')
  })

  it('succeeds by the name on the bank account, in any spelling (R-AUTH-LOGIN-39)', async () => {
    const { username } = await createMember({ payeeName: 'NGUYỄN Văn A' })
    const away = await moveTo(username)
    expect(await away.methods()).toEqual([{ method: 'bankName' }])
    expect(code(await away.check('bankName', 'Nguyễn Văn'))).toBe('code_wrong')
    expect(userOf(await away.check('bankName', ' nguyễn  văn a '.normalize('NFD')))).toBe(username)
  })

  it('cannot be guessed: five attempts in one login, fifteen of one account in an hour, from any number of browsers', async () => {
    const { username } = await createMember({ payeeName: 'An Secret' })
    const codes: (string | undefined)[] = []
    for (let login = 0; login < 4; login += 1) {
      const away = await moveTo(username)
      for (let n = 0; n < 6; n += 1) codes.push(code(await away.check('bankName', `guess ${String(n)}`)))
    }
    const five = Array.from({ length: 5 }, () => 'code_wrong')
    const later = Array.from({ length: 5 }, () => 'too_many_requests')
    expect(codes).toEqual([...five, 'code_expired', ...five, 'code_expired', ...five, 'code_expired', ...later, 'too_many_requests'])
    expect(code(await (await moveTo(username)).check('bankName', 'An Secret'))).toBe('too_many_requests')
  })
})

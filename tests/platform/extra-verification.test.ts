import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, SessionExtraCheckBody } from '../../src/generated/api.ts'
import { type HttpResponse, getCookie } from './call-server.ts'
import { generateTotp } from './generate-totp.ts'
import { resetPasswordFromUnknownNetwork } from './reset-password-from-unknown-network.ts'
import { alpha, beta, gamma } from './small-brands.ts'
import { setPayeeName } from './login-fixtures.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => platform.stop())

const password = 'rightpass1'
let createdCount = 0
let lastAddress = 0
const createAddress = (): string => `203.0.113.${String((lastAddress += 1))}`
const getErrorCode = ({ body }: HttpResponse) => body.code

/** Creates a member who has already logged in from one address. */
async function createMember(profile: { email?: string; mobile?: string; payeeName?: string } = {}) {
  const username = `extra${String(++createdCount)}`
  const { payeeName, ...contact } = profile
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password, ...contact })
  if (payeeName !== undefined) await setPayeeName(platform, 'alpha', username, payeeName)
  const knownAddress = createAddress()
  expect((await logIn(username, knownAddress)).status).toBe(200)
  return { username, knownAddress }
}
const logIn = (username: string, from: string, overrides: object = {}, host = alpha) =>
  platform.callUnchecked(
    'session.login',
    { username, password, type: 'username', ...overrides },
    { host, headers: { 'x-forwarded-for': from } },
  )
/** Enters the correct password in a browser at another address, which then needs extra verification. */
async function startLoginFromNewAddress(username: string, from = createAddress(), overrides: object = {}) {
  const loginResponse = await logIn(username, from, overrides)
  expect(getErrorCode(loginResponse)).toBe('verification_required')
  const headers = { cookie: getCookie(loginResponse.headers, 'pending-login'), 'x-forwarded-for': from }
  return {
    from,
    loginResponse,
    listMethods: async () =>
      ((await platform.call('session.extra', undefined, { host: alpha, headers })).body.value as { methods: object[] }).methods,
    sendCode: (method: 'sms' | 'email') => platform.call('session.extraSend', { method }, { host: alpha, headers }),
    check: (method: SessionExtraCheckBody['method'], answer: string) =>
      platform.call('session.extraCheck', { method, answer }, { host: alpha, headers }),
  }
}
const findUsername = ({ body }: HttpResponse) => (body.value as LoginResult | undefined)?.user.account
const createWrongCode = (validCode: string) => (validCode === '000000' ? '000001' : '000000')

describe('a login from an unknown address', () => {
  it('requires extra verification, after which the address is known; the address of the first login is always known (R-AUTH-LOGIN-38)', async () => {
    const { username, knownAddress } = await createMember({ payeeName: 'Trần Thị An' })
    const pendingLogin = await startLoginFromNewAddress(username)
    expect(pendingLogin.loginResponse.body.value).toBeUndefined()
    expect(findUsername(await pendingLogin.check('accountHolderName', 'trần  thị an'))).toBe(username)
    expect((await logIn(username, pendingLogin.from)).status).toBe(200)
    expect((await logIn(username, knownAddress)).status).toBe(200)
    expect(getErrorCode(await logIn(username, createAddress()))).toBe('verification_required')
  })

  it('requires none if the brand has no method enabled, or before the password is correct', async () => {
    const { username } = await createMember()
    expect(getErrorCode(await logIn(username, createAddress(), { password: 'wrong' }))).toBe('login_failed')
    await platform.runAdminCommand('create-account', { brand: 'beta', username: 'elsewhere', type: 0, password })
    for (let n = 0; n < 3; n += 1) expect((await logIn('elsewhere', createAddress(), {}, beta)).status).toBe(200)
  })

  it('fails if the account has no method of verification', async () => {
    const { username } = await createMember()
    const pendingLogin = await startLoginFromNewAddress(username)
    expect(await pendingLogin.listMethods()).toEqual([])
    for (const method of ['sms', 'email'] as const) expect(getErrorCode(await pendingLogin.sendCode(method))).toBe('method_disabled')
    for (const method of ['sms', 'email', 'authenticator', 'accountHolderName'] as const)
      expect(getErrorCode(await pendingLogin.check(method, '000000'))).toBe('code_wrong')
  })

  it('keeps its remember-me choice, and is identified by an HttpOnly cookie', async () => {
    const { username } = await createMember({ payeeName: 'An' })
    const pendingLogin = await startLoginFromNewAddress(username, createAddress(), { remember: true })
    expect([pendingLogin.loginResponse.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('pending-login='))).toMatch(
      /^pending-login=[\w-]{43}; Max-Age=900; Path=\/wps; HttpOnly; SameSite=Strict$/,
    )
    expect(getCookie((await pendingLogin.check('accountHolderName', 'an')).headers, 'remembered')).toMatch(/^remembered=[\w-]{43}$/)
    expect(getErrorCode(await pendingLogin.check('accountHolderName', 'an'))).toBe('code_expired')
  })
})

describe('a password reset by phone', () => {
  it('sets the new password, but requires extra verification before the login if the brand does not enable it by SMS', async () => {
    const resetResponse = await resetPasswordFromUnknownNetwork(platform, '912700001')
    expect([resetResponse.status, getErrorCode(resetResponse), resetResponse.body.value]).toEqual([401, 'verification_required', undefined])
    const headers = { cookie: getCookie(resetResponse.headers, 'pending-login') }
    expect((await platform.call('session.extra', undefined, { host: gamma, headers })).body.value).toEqual({
      methods: [{ method: 'accountHolderName' }],
    })
    const verificationResponse = await platform.call(
      'session.extraCheck',
      { method: 'accountHolderName', answer: 'right name' },
      { host: gamma, headers },
    )
    expect(findUsername(verificationResponse)).toBe('reset912700001')
    expect((await platform.logIn(gamma, 'reset912700001', 'brandnew1')).user.account).toBe('reset912700001')
  })

  it('logs in at once if the brand enables extra verification by SMS, because an SMS code has just been entered', async () => {
    await createMember({ mobile: '84-912700002' })
    const input = { mobileNum: '912700002', countryDialingCode: '84' }
    const from = { host: alpha, headers: { 'x-forwarded-for': createAddress() } }
    const verificationCode = await platform.readCode('alpha', () => platform.call('verification.smsNoLogin', input, from))
    const response = await platform.call(
      'member.passwordByPhone',
      { mobileNum: '912700002', verificationCode, newPassword: 'brandnew1' },
      from,
    )
    expect(response.status).toBe(200)
  })
})

describe('extra verification', () => {
  it.each([
    ['sms', { mobile: '84-917000001' }, { method: 'sms', to: '+84••••001' }],
    ['email', { email: 'an.nguyen@example.com' }, { method: 'email', to: 'an••••yen@example.com' }],
  ] as const)('succeeds with a code sent by %s, and with no other code or method (R-AUTH-LOGIN-39)', async (method, contact, methodDto) => {
    const { username } = await createMember(contact)
    const pendingLogin = await startLoginFromNewAddress(username)
    expect(await pendingLogin.listMethods()).toEqual([methodDto])
    const validCode = await platform.readCode('alpha', () => pendingLogin.sendCode(method))
    expect(getErrorCode(await pendingLogin.sendCode(method))).toBe('too_many_requests')
    expect((await pendingLogin.check(method, createWrongCode(validCode))).body.fields).toEqual({ answer: { key: 'error_code_wrong' } })
    expect(getErrorCode(await pendingLogin.check(method === 'sms' ? 'email' : 'sms', validCode))).toBe('code_wrong')
    expect(findUsername(await pendingLogin.check(method, ` ${validCode} `))).toBe(username)
  })

  it('succeeds with a code of an authenticator app, which is accepted once (R-AUTH-LOGIN-39)', async () => {
    const { username, knownAddress } = await createMember()
    const { token } = (await logIn(username, knownAddress)).body.value as LoginResult
    const enrolment = (await platform.call('member.authenticator', undefined, { host: alpha, token })).body.value as {
      secret: string
      url: string
    }
    expect(enrolment.url).toBe(`otpauth://totp/Alpha%3A${username}?secret=${enrolment.secret}&issuer=Alpha`)
    expect(await (await startLoginFromNewAddress(username)).listMethods()).toEqual([])
    const confirm = (input: string) => platform.call('member.confirmAuthenticator', { code: input, password }, { host: alpha, token })
    expect(getErrorCode(await confirm(createWrongCode(generateTotp(enrolment.secret))))).toBe('code_wrong')
    const firstCode = generateTotp(enrolment.secret)
    expect((await confirm(firstCode)).status).toBe(200)
    const pendingLogin = await startLoginFromNewAddress(username)
    expect(await pendingLogin.listMethods()).toEqual([{ method: 'authenticator' }])
    expect(getErrorCode(await pendingLogin.check('authenticator', firstCode))).toBe('code_wrong')
    const nextCode = generateTotp(enrolment.secret, 1)
    expect(findUsername(await pendingLogin.check('authenticator', nextCode))).toBe(username)
    expect(getErrorCode(await (await startLoginFromNewAddress(username)).check('authenticator', nextCode))).toBe('code_wrong')
  })

  it('succeeds with the name on the bank account, ignoring case and spacing (R-AUTH-LOGIN-39)', async () => {
    const { username } = await createMember({ payeeName: 'NGUYỄN Văn A' })
    const pendingLogin = await startLoginFromNewAddress(username)
    expect(await pendingLogin.listMethods()).toEqual([{ method: 'accountHolderName' }])
    expect(getErrorCode(await pendingLogin.check('accountHolderName', 'Nguyễn Văn'))).toBe('code_wrong')
    expect(findUsername(await pendingLogin.check('accountHolderName', ' nguyễn  văn a '.normalize('NFD')))).toBe(username)
  })

  it('cannot be guessed: it allows five attempts per login, and fifteen per account and hour from any number of browsers', async () => {
    const { username } = await createMember({ payeeName: 'An Secret' })
    const codes: (string | undefined)[] = []
    for (let login = 0; login < 4; login += 1) {
      const pendingLogin = await startLoginFromNewAddress(username)
      for (let n = 0; n < 6; n += 1) codes.push(getErrorCode(await pendingLogin.check('accountHolderName', `guess ${String(n)}`)))
    }
    const fiveWrong = Array.from({ length: 5 }, () => 'code_wrong')
    const rateLimited = Array.from({ length: 5 }, () => 'too_many_requests')
    expect(codes).toEqual([
      ...fiveWrong,
      'code_expired',
      ...fiveWrong,
      'code_expired',
      ...fiveWrong,
      'code_expired',
      ...rateLimited,
      'too_many_requests',
    ])
    expect(getErrorCode(await (await startLoginFromNewAddress(username)).check('accountHolderName', 'An Secret'))).toBe('too_many_requests')
  })
})

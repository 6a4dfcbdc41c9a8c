import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, MemberRegisterMobileBody } from '../../src/generated/api.ts'
import type { HttpResponse } from './call-server.ts'
import { alpha, beta } from './small-brands.ts'
import { exhaustedPrefix, exhaustPhoneCodeLimit } from './exhaust-phone-code-limit.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform()
  for (const brand of ['alpha', 'beta'])
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3']) await platform.runAdminCommand('set-flag', { brand, flag, on: true })
})
afterAll(() => platform.stop())

let lastNumber = 955_000_000
const createPhoneNumber = () => String((lastNumber += 1))
const getErrorCode = ({ body }: HttpResponse) => body.code
const sendCode = (mobileNo: string, host = beta) =>
  platform.call('verification.smsRegister', { mobileNo, countryDialingCode: '84' }, { host })
const confirmCode = (mobileNo: string, input: string, host = beta) =>
  platform.call('verification.smsConfirm', { mobileNo, countryDialingCode: '84', code: input }, { host })
const verifyPhone = async (mobileNo: string): Promise<{ token: string; smsCode: string }> => {
  const smsCode = await platform.readCode('beta', () => sendCode(mobileNo))
  return { smsCode, token: ((await confirmCode(mobileNo, smsCode)).body.value as { token: string }).token }
}
const registrationDefaults = { login: true, registerMethod: 'WEB', ageConsent: true } as const
const registerByMobile = (mobileNum: string, overrides: Partial<MemberRegisterMobileBody>, host = beta) =>
  platform.call(
    'member.registerMobile',
    { ...registrationDefaults, mobileNum, countryDialingCode: '84', verificationCode: '123456', firebaseChannel: 'platform', ...overrides },
    { host },
  )

describe('a phone verified separately from the registration', () => {
  it('is accepted with the token issued for the code, in registration by mobile number and by username (R-API-21, R-API-22)', async () => {
    const number = createPhoneNumber()
    const { token, smsCode } = await verifyPhone(number)
    const login = (await registerByMobile(number, { token, verificationCode: smsCode })).body.value as LoginResult
    expect(login.user.type).toBe(0)
    expect(login.token).not.toBe(token)
    const setMobileRule = (on: string) =>
      platform.runAdminCommand('set-rule', { brand: 'beta', field: 'mobileNum', change: { enabled: on, required: on } })
    await setMobileRule('on')
    const secondNumber = createPhoneNumber()
    const phone = { mobileNum: secondNumber, countryDialingCode: '84', verificationCode: '123456', firebaseChannel: 'platform' }
    const registration = { ...phone, token: (await verifyPhone(secondNumber)).token }
    expect(getErrorCode(await platform.register(beta, { ...registration, token: 'x'.repeat(43) }))).toBe('code_wrong')
    expect((await platform.register(beta, registration)).status).toBe(200)
    await setMobileRule('off')
  })

  it('is rejected with the code instead of the token, or with another provider’s name', async () => {
    const number = createPhoneNumber()
    const smsCode = await platform.readCode('beta', () => sendCode(number))
    expect(getErrorCode(await registerByMobile(number, { verificationCode: smsCode }))).toBe('code_expired')
    const { token } = (await confirmCode(number, smsCode)).body.value as { token: string }
    expect(getErrorCode(await registerByMobile(number, { token, firebaseChannel: 'elsewhere' }))).toBe('code_expired')
    expect((await registerByMobile(number, { token })).status).toBe(200)
  })

  it('has a token that is valid once, for its number and brand, and is neither a session nor a code', async () => {
    const [ownNumber, otherNumber] = [createPhoneNumber(), createPhoneNumber()]
    const { token } = await verifyPhone(ownNumber)
    await verifyPhone(otherNumber)
    expect(getErrorCode(await registerByMobile(otherNumber, { token }))).toBe('code_wrong')
    await sendCode(ownNumber, alpha)
    expect(getErrorCode(await registerByMobile(ownNumber, { token, verificationCode: token }, alpha))).toBe('code_wrong')
    expect((await platform.call('member.info', undefined, { host: beta, token })).status).toBe(401)
    const responses = await Promise.all(Array.from({ length: 4 }, () => registerByMobile(ownNumber, { token })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('has a token that is rejected once it has expired', async () => {
    const number = createPhoneNumber()
    const { token } = await verifyPhone(number)
    const { db } = platform.server.platform.sites.tenant(platform.server.platform.brands.byId('beta') ?? throwMissingBrand())
    await db
      .updateTable('verification_codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(getErrorCode(await registerByMobile(number, { token }))).toBe('code_expired')
  })

  it('is not available to a brand whose codes are part of the registration', async () => {
    expect(getErrorCode(await confirmCode(createPhoneNumber(), '123456', alpha))).toBe('method_disabled')
  })
})

describe('requesting SMS codes', () => {
  it('is blocked for five minutes after too many requests for one number, reports the remaining time, and is possible again afterwards (R-CONSTANTS-05)', async () => {
    const number = createPhoneNumber()
    const { body } = await sendCode(number)
    expect(body.success).toBe(true)
    for (let n = 0; n < 4; n += 1) expect((await sendCode(number)).body.retryAfterSeconds).toBeLessThanOrEqual(60)
    const rejectedResponse = await sendCode(number)
    expect(getErrorCode(rejectedResponse)).toBe('too_many_requests')
    expect(rejectedResponse.headers['retry-after']).toBe(String(rejectedResponse.body.retryAfterSeconds))
    expect(rejectedResponse.body.retryAfterSeconds).toBeGreaterThan(295)
    expect(rejectedResponse.body.retryAfterSeconds).toBeLessThanOrEqual(300)
    const { db } = platform.server.platform.sites.tenant(platform.server.platform.brands.byId('beta') ?? throwMissingBrand())
    await db.updateTable('login_failures').set({ window_ends_at: new Date(), blocked_until: new Date() }).execute()
    expect((await sendCode(number)).status).toBe(200)
  })

  it('is blocked for as long as the brand configures', async () => {
    const number = createPhoneNumber()
    for (let n = 0; n < 5; n += 1) await sendCode(number, alpha)
    const { retryAfterSeconds } = (await sendCode(number, alpha)).body
    expect(retryAfterSeconds).toBeGreaterThan(115)
    expect(retryAfterSeconds).toBeLessThanOrEqual(120)
  })

  it('fails with a separate error code once the quota of all numbers with the same prefix is used up', async () => {
    await exhaustPhoneCodeLimit(platform, 'beta')
    const rejectedResponse = await sendCode(`${exhaustedPrefix}0001`)
    expect(getErrorCode(rejectedResponse)).toBe('code_quota')
    expect(rejectedResponse.body.retryAfterSeconds).toBeGreaterThan(60)
    expect((await sendCode(createPhoneNumber())).status).toBe(200)
  })
})

function throwMissingBrand(): never {
  throw new Error('The brand does not exist.')
}

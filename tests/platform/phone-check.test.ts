import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, MemberRegisterMobileBody } from '../../src/generated/api.ts'
import type { Answer } from './call-server.ts'
import { alpha, beta } from './small-brands.ts'
import { spentRange, spendCodes } from './spend-codes.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await withPlatform()
  for (const brand of ['alpha', 'beta'])
    for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3']) await platform.control('set-flag', { brand, flag, on: true })
})
afterAll(() => platform.stop())

let numbers = 955_000_000
const newNumber = () => String((numbers += 1))
const code = ({ body }: Answer) => body.code
const sendCode = (mobileNo: string, host = beta) =>
  platform.call('verification.smsRegister', { mobileNo, countryDialingCode: '84' }, { host })
const confirmCode = (mobileNo: string, input: string, host = beta) =>
  platform.call('verification.smsConfirm', { mobileNo, countryDialingCode: '84', code: input }, { host })
const verifyPhone = async (mobileNo: string): Promise<{ token: string; smsCode: string }> => {
  const smsCode = await platform.readCode('beta', () => sendCode(mobileNo))
  return { smsCode, token: ((await confirmCode(mobileNo, smsCode)).body.value as { token: string }).token }
}
const base = { login: true, registerMethod: 'WEB', ageConsent: true } as const
const registerByMobile = (mobileNum: string, more: Partial<MemberRegisterMobileBody>, host = beta) =>
  platform.call(
    'member.registerMobile',
    { ...base, mobileNum, countryDialingCode: '84', verificationCode: '123456', firebaseChannel: 'platform', ...more },
    { host },
  )

describe('a phone verified separately from the registration', () => {
  it('registers with the token issued for the code, in a registration by mobile as in one by name (R-API-21, R-API-22)', async () => {
    const number = newNumber()
    const { token, smsCode } = await verifyPhone(number)
    const login = (await registerByMobile(number, { token, verificationCode: smsCode })).body.value as LoginResult
    expect(login.user.type).toBe(0)
    expect(login.token).not.toBe(token)
    const rule = (on: string) => platform.control('set-rule', { brand: 'beta', field: 'mobileNum', change: { enabled: on, required: on } })
    await rule('on')
    const second = newNumber()
    const phone = { mobileNum: second, countryDialingCode: '84', verificationCode: '123456', firebaseChannel: 'platform' }
    const by = { ...phone, token: (await verifyPhone(second)).token }
    expect(code(await platform.register(beta, { ...by, token: 'x'.repeat(43) }))).toBe('code_wrong')
    expect((await platform.register(beta, by)).status).toBe(200)
    await rule('off')
  })

  it('is rejected without the token, with the code alone, or with another provider’s name', async () => {
    const number = newNumber()
    const smsCode = await platform.readCode('beta', () => sendCode(number))
    expect(code(await registerByMobile(number, { verificationCode: smsCode }))).toBe('code_expired')
    const { token } = (await confirmCode(number, smsCode)).body.value as { token: string }
    expect(code(await registerByMobile(number, { token, firebaseChannel: 'elsewhere' }))).toBe('code_expired')
    expect((await registerByMobile(number, { token })).status).toBe(200)
  })

  it('has a token that is valid once, for its number and brand, and is neither a session nor a code', async () => {
    const [mine, other] = [newNumber(), newNumber()]
    const { token } = await verifyPhone(mine)
    await verifyPhone(other)
    expect(code(await registerByMobile(other, { token }))).toBe('code_wrong')
    await sendCode(mine, alpha)
    expect(code(await registerByMobile(mine, { token, verificationCode: token }, alpha))).toBe('code_wrong')
    expect((await platform.call('member.info', undefined, { host: beta, token })).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 4 }, () => registerByMobile(mine, { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('has a token that expires after a quarter of an hour', async () => {
    const number = newNumber()
    const { token } = await verifyPhone(number)
    const { db } = platform.server.platform.sites.tenant(platform.server.platform.brands.byId('beta') ?? never())
    await db
      .updateTable('phone_codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(code(await registerByMobile(number, { token }))).toBe('code_expired')
  })

  it('is not available to a brand whose codes are part of the registration', async () => {
    expect(code(await confirmCode(newNumber(), '123456', alpha))).toBe('method_disabled')
  })
})

describe('requesting codes', () => {
  it('is blocked for five minutes after too many requests for one number, with the remaining time, and starts over then (R-CONSTANTS-05)', async () => {
    const number = newNumber()
    const { body } = await sendCode(number)
    expect(body.success).toBe(true)
    for (let n = 0; n < 4; n += 1) expect((await sendCode(number)).body.retryAfterSeconds).toBeLessThanOrEqual(60)
    const refused = await sendCode(number)
    expect(code(refused)).toBe('too_many_requests')
    expect(refused.headers['retry-after']).toBe(String(refused.body.retryAfterSeconds))
    expect(refused.body.retryAfterSeconds).toBeGreaterThan(295)
    expect(refused.body.retryAfterSeconds).toBeLessThanOrEqual(300)
    const { db } = platform.server.platform.sites.tenant(platform.server.platform.brands.byId('beta') ?? never())
    await db.updateTable('login_failures').set({ window_ends_at: new Date(), blocked_until: new Date() }).execute()
    expect((await sendCode(number)).status).toBe(200)
  })

  it('is blocked for as long as the brand configures', async () => {
    const number = newNumber()
    for (let n = 0; n < 5; n += 1) await sendCode(number, alpha)
    const { retryAfterSeconds } = (await sendCode(number, alpha)).body
    expect(retryAfterSeconds).toBeGreaterThan(115)
    expect(retryAfterSeconds).toBeLessThanOrEqual(120)
  })

  it('fails with its own message once many have used up the allowance of numbers with the same prefix', async () => {
    await spendCodes(platform, 'beta')
    const refused = await sendCode(`${spentRange}0001`)
    expect(code(refused)).toBe('code_quota')
    expect(refused.body.retryAfterSeconds).toBeGreaterThan(60)
    expect((await sendCode(newNumber())).status).toBe(200)
  })
})

function never(): never {
  throw new Error('The brand does not exist.')
}

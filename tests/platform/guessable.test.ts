import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha } from './small-brands.ts'
import { type TestPlatform, withPlatform } from './with-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await withPlatform()
  for (const flag of ['MOBILENUMREG3', 'MOBILENUMPASSREG3']) await platform.control('set-flag', { brand: 'alpha', flag, on: true })
})
afterAll(() => platform.stop())

let made = 0
async function makeMember() {
  const number = String(912_700_000 + ++made)
  const username = `owner${String(made)}`
  await platform.control('create-account', { brand: 'alpha', username, type: 0, password: 'rightpass1', mobile: `84-${number}` })
  return { username, number, token: (await platform.logIn(alpha, username, 'rightpass1')).token }
}

const change = (token: string, oldPassword: string, newPassword: string) =>
  platform.call('member.changePassword', { oldPassword, newPassword, confirmNewPassword: newPassword }, { host: alpha, token })
const sendCode = (mobileNum: string) => platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: alpha })
const byPhone = (mobileNum: string, verificationCode: string, newPassword = 'brandnew1') =>
  platform.call('member.passwordByPhone', { mobileNum, verificationCode, newPassword }, { host: alpha })
const byMobile = (password: string) =>
  platform.call(
    'member.registerMobile',
    { mobileNum: '961234567', countryDialingCode: '84', password, login: true, registerMethod: 'WEB', ageConsent: true },
    { host: alpha },
  )

describe('a password that others would guess', () => {
  const guesses = [
    ['welcome1', 'error_password_common'],
    ['QWERTY123', 'error_password_common'],
    ['alpha2026', 'error_password_own_word'],
    ['ALPHA1alpha9', 'error_password_own_word'],
  ] as const
  const refused = (field: string, key: string) => ({ [field]: { key } })

  it.each(guesses)('%s is refused alike wherever one is set', async (password, key) => {
    const { number, token } = await makeMember()
    const registered = await platform.register(alpha, { password })
    expect([registered.body.code, registered.body.fields]).toEqual(['register_invalid', refused('password', key)])
    expect((await byMobile(password)).body.fields).toEqual(refused('password', key))
    expect((await change(token, 'rightpass1', password)).body.fields).toEqual(refused('newPassword', key))
    const sms = await platform.readCode('alpha', () => sendCode(number))
    expect((await byPhone(number, sms, password)).body.fields).toEqual(refused('newPassword', key))
    expect((await byPhone(number, sms)).status).toBe(200)
  })

  it('is also what the account is known by, and a payment password like 123456 or 654321', async () => {
    const { username, number, token } = await makeMember()
    for (const own of [`${username}99`, `${username}abc1`, `${number}a`])
      expect((await change(token, 'rightpass1', own)).body.fields).toEqual(refused('newPassword', 'error_password_own_word'))
    const registered = await platform.register(alpha, { username: 'namesake', password: 'namesake77' })
    expect(registered.body.fields).toEqual(refused('password', 'error_password_own_word'))
    for (const paymentPassword of ['123456', '654321', '777777']) {
      const input = { password: 'rightpass1', paymentPassword, confirmPaymentPassword: paymentPassword }
      const answer = await platform.call('member.setPaymentPassword', input, { host: alpha, token })
      expect(answer.body.fields).toEqual(refused('paymentPassword', 'error_password_common'))
    }
    expect((await change(token, 'rightpass1', `${username}correct1horse`.slice(0, 20))).status).toBe(200)
  })

  it('leaves the code to a phone good, and whoever has not the code does not read that it is the name of an account', async () => {
    const { username, number } = await makeMember()
    const unknown = '912799999'
    const sms = await platform.readCode('alpha', () => sendCode(number))
    await sendCode(unknown)
    const own = `${username}x1`
    const [known, nobody] = [await byPhone(number, 'none00', own), await byPhone(unknown, 'none00', own)]
    expect([known.body.code, known.status, known.text]).toEqual(['code_wrong', nobody.status, nobody.text])
    expect((await byPhone(number, sms, own)).body.fields).toEqual(refused('newPassword', 'error_password_own_word'))
    expect((await byPhone(number, sms)).status).toBe(200)
  })

  it('is none that the server makes', async () => {
    const made = await platform.call('session.oneClick', { ageConsent: true }, { host: alpha })
    expect(made.status).toBe(200)
  })
})

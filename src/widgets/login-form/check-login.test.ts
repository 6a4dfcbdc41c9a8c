import { describe, expect, it } from 'vitest'
import { checkLogin } from './check-login.ts'

const captchaOptions = (captchaShown: boolean) => ({ captchaShown, byPhone: false })

describe('checkLogin', () => {
  it('uses the label of the field if a mobile number is accepted too', () => {
    const empty = { username: '', password: 'x', captcha: '' }
    expect(checkLogin(empty, { captchaShown: false, byPhone: true })).toEqual({ username: 'login_username_or_phone_required' })
  })

  it('requires username and password (R-VALIDATION-06, R-VALIDATION-07)', () => {
    expect(checkLogin({ username: '  ', password: '', captcha: '' }, captchaOptions(false))).toEqual({
      username: 'login_username_required',
      password: 'login_password_required',
    })
    expect(checkLogin({ username: 'ann', password: ' ', captcha: '' }, captchaOptions(false))).toEqual({})
  })

  it('requires the captcha once it is shown, and not before (R-VALIDATION-08)', () => {
    expect(checkLogin({ username: 'ann', password: 'x', captcha: '' }, captchaOptions(false))).toEqual({})
    expect(checkLogin({ username: 'ann', password: 'x', captcha: ' ' }, captchaOptions(true))).toEqual({
      captcha: 'error_captcha_required',
    })
    expect(checkLogin({ username: 'ann', password: 'x', captcha: 'AB3' }, captchaOptions(true))).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { validateLogin } from './validate-login.ts'

const createOptions = (captchaShown: boolean) => ({ captchaShown, acceptsPhone: false })

describe('validateLogin', () => {
  it('names both username and mobile number in the message if a mobile number is accepted', () => {
    const empty = { username: '', password: 'x', captcha: '' }
    expect(validateLogin(empty, { captchaShown: false, acceptsPhone: true })).toEqual({ username: 'login_username_or_phone_required' })
  })

  it('requires username and password (R-VALIDATION-06, R-VALIDATION-07)', () => {
    expect(validateLogin({ username: '  ', password: '', captcha: '' }, createOptions(false))).toEqual({
      username: 'login_username_required',
      password: 'login_password_required',
    })
    expect(validateLogin({ username: 'ann', password: ' ', captcha: '' }, createOptions(false))).toEqual({})
  })

  it('requires the captcha once it is shown, and not before (R-VALIDATION-08)', () => {
    expect(validateLogin({ username: 'ann', password: 'x', captcha: '' }, createOptions(false))).toEqual({})
    expect(validateLogin({ username: 'ann', password: 'x', captcha: ' ' }, createOptions(true))).toEqual({
      captcha: 'error_captcha_required',
    })
    expect(validateLogin({ username: 'ann', password: 'x', captcha: 'AB3' }, createOptions(true))).toEqual({})
  })
})

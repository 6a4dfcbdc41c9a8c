import { describe, expect, it } from 'vitest'
import { checkLogin } from './check-login.ts'

describe('checkLogin', () => {
  it('requires username and password (R-VALIDATION-06, R-VALIDATION-07)', () => {
    expect(checkLogin({ username: '  ', password: '', captcha: '' }, false)).toEqual({
      username: 'login_username_required',
      password: 'login_password_required',
    })
    expect(checkLogin({ username: 'ann', password: ' ', captcha: '' }, false)).toEqual({})
  })

  it('requires the captcha once it is shown, and not before (R-VALIDATION-08)', () => {
    expect(checkLogin({ username: 'ann', password: 'x', captcha: '' }, false)).toEqual({})
    expect(checkLogin({ username: 'ann', password: 'x', captcha: ' ' }, true)).toEqual({ captcha: 'error_captcha_required' })
    expect(checkLogin({ username: 'ann', password: 'x', captcha: 'AB3' }, true)).toEqual({})
  })
})

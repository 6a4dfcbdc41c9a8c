import { describe, expect, it } from 'vitest'
import { findCodeInUrls } from './url-code.ts'
import { estimatePasswordStrength } from '../../ui/forms/password-strength.ts'
import { toRegisterBody } from './register-body.ts'

describe('findCodeInUrls', () => {
  const pageUrl = 'https://lotus.example/vip'

  it('finds the code in a parameter with one of the names, in the order of the names', () => {
    expect(findCodeInUrls(['affiliateCode', 'aff'], [`${pageUrl}?aff=SEN888`])).toBe('SEN888')
    expect(findCodeInUrls(['affiliateCode', 'aff'], [`${pageUrl}?aff=two&affiliateCode=one`])).toBe('one')
  })

  it('falls back to the landing URL', () => {
    expect(findCodeInUrls(['aff'], [pageUrl, `${pageUrl}?aff=first`])).toBe('first')
    expect(findCodeInUrls(['aff'], [`${pageUrl}?aff=now`, `${pageUrl}?aff=first`])).toBe('now')
  })

  it('ignores an empty, blank or too long code', () => {
    for (const code of ['', '%20', 'x'.repeat(65)]) expect(findCodeInUrls(['aff'], [`${pageUrl}?aff=${code}`])).toBeUndefined()
  })
})

describe('toRegisterBody', () => {
  const pageLocation = { hostname: 'lotus.example', origin: 'https://lotus.example', pathname: '/register' }

  it('sends the URL of the registration page without query parameters', () => {
    expect(toRegisterBody({ username: 'ann7', password: 'x', email: 'a@b.co' }, pageLocation)).toEqual({
      username: 'ann7',
      password: 'x',
      email: 'a@b.co',
      login: true,
      registerMethod: 'WEB',
      ageConsent: true,
      domain: 'lotus.example',
      registerUrl: 'https://lotus.example/register',
    })
  })

  it('sends a dialling code only with a number', () => {
    expect(toRegisterBody({ countryDialingCode: '84' }, pageLocation)).not.toHaveProperty('countryDialingCode')
    expect(toRegisterBody({ countryDialingCode: '84', mobileNum: '912345678' }, pageLocation)).toMatchObject({
      countryDialingCode: '84',
      mobileNum: '912345678',
    })
  })
})

describe('estimatePasswordStrength', () => {
  it('rises with length and character classes, and stays low for common passwords', () => {
    expect(estimatePasswordStrength('')).toBe(0)
    for (const weak of ['a', 'abc123', 'password1', 'aaaaaaaaaaaa', 'Matkhau123']) expect(estimatePasswordStrength(weak), weak).toBe(1)
    expect(estimatePasswordStrength('maple-drum')).toBe(2)
    expect(estimatePasswordStrength('maple-Drum7')).toBeGreaterThanOrEqual(3)
    expect(estimatePasswordStrength('maple-Drum7-kettle-river')).toBe(4)
  })
})

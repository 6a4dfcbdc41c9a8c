import { describe, expect, it } from 'vitest'
import { addressCode } from './address-code.ts'
import { passwordStrength } from '../../ui/forms/password-strength.ts'
import { registerBody } from './register-body.ts'

describe('addressCode', () => {
  const page = 'https://lotus.example/vip'

  it('finds the code under any of its names, in the order of the names', () => {
    expect(addressCode(['affiliateCode', 'aff'], [`${page}?aff=SEN888`])).toBe('SEN888')
    expect(addressCode(['affiliateCode', 'aff'], [`${page}?aff=two&affiliateCode=one`])).toBe('one')
  })

  it('remembers the address that the page was opened with, after the present one', () => {
    expect(addressCode(['aff'], [page, `${page}?aff=first`])).toBe('first')
    expect(addressCode(['aff'], [`${page}?aff=now`, `${page}?aff=first`])).toBe('now')
  })

  it('takes nothing, spaces and what is too long for no code', () => {
    for (const code of ['', '%20', 'x'.repeat(65)]) expect(addressCode(['aff'], [`${page}?aff=${code}`])).toBeUndefined()
  })
})

describe('registerBody', () => {
  const pageLocation = { hostname: 'lotus.example', origin: 'https://lotus.example', pathname: '/register' }

  it('says where the registration comes from, without the parameters of the address', () => {
    expect(registerBody({ username: 'ann7', password: 'x', email: 'a@b.co' }, pageLocation)).toEqual({
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
    expect(registerBody({ countryDialingCode: '84' }, pageLocation)).not.toHaveProperty('countryDialingCode')
    expect(registerBody({ countryDialingCode: '84', mobileNum: '912345678' }, pageLocation)).toMatchObject({
      countryDialingCode: '84',
      mobileNum: '912345678',
    })
  })
})

describe('passwordStrength', () => {
  it('grows with length and kinds, and does not fall for what everybody types', () => {
    expect(passwordStrength('')).toBe(0)
    for (const weak of ['a', 'abc123', 'password1', 'aaaaaaaaaaaa', 'Matkhau123']) expect(passwordStrength(weak), weak).toBe(1)
    expect(passwordStrength('maple-drum')).toBe(2)
    expect(passwordStrength('maple-Drum7')).toBeGreaterThanOrEqual(3)
    expect(passwordStrength('maple-Drum7-kettle-river')).toBe(4)
  })
})

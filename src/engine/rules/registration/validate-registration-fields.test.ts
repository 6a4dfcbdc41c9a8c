import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, it } from 'vitest'
import base from '../../../../merchants/base/registration.json' with { type: 'json' }
import type { FormField } from '../../contract/site.ts'
import { selectPhoneMetadata } from '../phone/phone-number.ts'
import { type RegistrationRules, validateRegistrationFields } from './validate-registration-fields.ts'
import { cleanRegistration } from './clean-registration.ts'
import { patternIds } from '../patterns/patterns.ts'

const createField = (name: string, overrides: Partial<FormField> = {}): FormField => ({
  name,
  label: `field_${name}`,
  hint: undefined,
  input: 'text',
  autocomplete: undefined,
  required: false,
  patternId: '*',
  acceptedPattern: undefined,
  min: 0,
  max: 255,
  ...overrides,
})
const username = createField('username', { required: true, patternId: 'letter-first', min: 4, max: 16 })
const password = createField('password', { input: 'password', required: true, patternId: 'letters-digits-combined', min: 6, max: 20 })

function createRegistrationRules(fields: readonly FormField[], overrides: Partial<RegistrationRules> = {}): RegistrationRules {
  const registration = {
    birthdayAge: base.birthdayAge,
    confirmPassword: 'copied' as const,
    phone: { default: '84', regions: { '84': { name: 'Việt Nam', min: 9, max: 10 } } },
  }
  return { fields, registration, consents: [], today: '2026-11-21', ...overrides }
}

const validate = (
  fields: readonly FormField[],
  values: Readonly<Record<string, string | boolean>>,
  overrides?: Partial<RegistrationRules>,
) => validateRegistrationFields(createRegistrationRules(fields, overrides), values)

describe('validateRegistrationFields', () => {
  it('returns no errors for valid values', () => {
    expect(validate([username, password], { username: 'ann7', password: 'secret1' })).toEqual({})
  })

  it('returns the first error of each field, missing before invalid', () => {
    expect(validate([username, password], { username: '7ann', password: '' })).toEqual({
      username: { key: 'reg_pattern_letter-first', values: { min: 4, max: 16 } },
      password: { key: 'reg_required' },
    })
  })

  it('requires every required field and no other (R-VALIDATION-28, R-VALIDATION-76)', () => {
    expect(validate([username, createField('email'), createField('zalo', { required: true })], {})).toEqual({
      username: { key: 'reg_required' },
      zalo: { key: 'reg_required' },
    })
    expect(validate([createField('zalo', { required: true })], { zalo: '   ' })).toEqual({ zalo: { key: 'reg_required' } })
  })

  it('accepts only the options of a select, and requires one if the field is required', () => {
    const options = [
      { value: 'VN', label: 'nationality_vn' },
      { value: 'TH', label: 'nationality_th' },
    ]
    const nationality = createField('nationality', { input: 'select', options, required: true })
    expect(validate([nationality], { nationality: ' VN ' })).toEqual({})
    for (const other of ['vn', 'V', 'FR', 'constructor'])
      expect(validate([nationality], { nationality: other })).toEqual({ nationality: { key: 'reg_option' } })
    expect(validate([nationality], {})).toEqual({ nationality: { key: 'reg_required' } })
    expect(validate([{ ...nationality, required: false }], { nationality: '' })).toEqual({})
  })

  it('returns the bounds with the error of a pattern, whether the characters or the length are wrong (R-VALIDATION-38)', () => {
    const expectedErrors = { username: { key: 'reg_pattern_letter-first', values: { min: 4, max: 16 } } }
    for (const text of ['ann', 'a'.repeat(17), 'ann_lee']) expect(validate([username], { username: text })).toEqual(expectedErrors)
  })

  it('validates only the length if any pattern is allowed (R-VALIDATION-31, R-VALIDATION-32, R-VALIDATION-42)', () => {
    const anyPattern = createField('zalo', { min: 2, max: 4 })
    expect(validate([anyPattern], { zalo: '漢 !' })).toEqual({})
    expect(validate([anyPattern], { zalo: '🙂🙂🙂🙂' })).toEqual({})
    expect(validate([anyPattern], { zalo: '12345' })).toEqual({ zalo: { key: 'reg_pattern_length', values: { min: 2, max: 4 } } })
    expect(validate([anyPattern], { zalo: '1' })).toEqual({ zalo: { key: 'reg_pattern_length', values: { min: 2, max: 4 } } })
  })

  it('validates against the platform’s own pattern if there is one (R-VALIDATION-29)', () => {
    const withPattern = createField('zalo', { acceptedPattern: '^(?:z\\d+)$', min: 2, max: 5 })
    expect(validate([withPattern], { zalo: 'z12' })).toEqual({})
    expect(validate([withPattern], { zalo: 'a12' })).toEqual({ zalo: { key: 'reg_pattern_other', values: { min: 2, max: 5 } } })
    expect(validate([{ ...withPattern, patternId: 'digits' }], { zalo: 'a12' })).toEqual({
      zalo: { key: 'reg_pattern_digits', values: { min: 2, max: 5 } },
    })
  })

  it('does not run a pattern on a value that is too long', () => {
    const withSlowPattern = createField('zalo', { acceptedPattern: '^(?:(?:a|a)*b)$', max: 20 })
    expect(validate([withSlowPattern], { zalo: 'a'.repeat(100_000) })).toEqual({
      zalo: { key: 'reg_pattern_length', values: { min: 1, max: 20 } },
    })
  })

  it('trims everything except passwords (R-VALIDATION-09)', () => {
    expect(validate([username, password], { username: '  ann7 ', password: 'secret1' })).toEqual({})
    expect(validate([username, password], { username: 'ann7', password: ' secret1' })).toEqual({
      password: { key: 'reg_pattern_letters-digits-combined', values: { min: 6, max: 20 } },
    })
  })

  it('requires the confirmation to equal the password if it is shown (R-VALIDATION-43, R-VALIDATION-69)', () => {
    const registration = { ...createRegistrationRules([]).registration, confirmPassword: 'shown' as const }
    const fields = [password, createField('confirmPassword', { input: 'password', required: true })]
    expect(validate(fields, { password: 'secret1', confirmPassword: 'secret2' }, { registration })).toEqual({
      confirmPassword: { key: 'reg_confirm_mismatch' },
    })
    expect(validate(fields, { password: 'secret1', confirmPassword: 'secret1' }, { registration })).toEqual({})
    expect(validate(fields, { password: 'secret1' }, { registration })).toEqual({ confirmPassword: { key: 'reg_required' } })
  })

  it('accepts a birthday if the person is at least 21, the minimum age of the base brand (R-VALIDATION-44)', () => {
    const birthday = createField('birthday', { input: 'date', patternId: 'date-ymd' })
    expect(validate([birthday], { birthday: '2005-11-21' })).toEqual({})
    expect(validate([birthday], { birthday: '2005-11-22' })).toEqual({
      birthday: { key: 'reg_birthday_age', values: { age: 21, count: 21 } },
    })
    expect(validate([birthday], {})).toEqual({})
    expect(validate([{ ...birthday, patternId: 'date-mdy' }], { birthday: '11-21-2005' })).toEqual({})
    expect(validate([{ ...birthday, patternId: 'date-mdy' }], { birthday: '11-22-2005' })).toEqual({
      birthday: { key: 'reg_birthday_age', values: { age: 21, count: 21 } },
    })
    expect(validate([birthday], { birthday: '2004-02-29' }, { today: '2025-02-28' })).toEqual({
      birthday: { key: 'reg_birthday_age', values: { age: 21, count: 21 } },
    })
    expect(validate([birthday], { birthday: '2004-02-29' }, { today: '2025-03-01' })).toEqual({})
  })

  it('rejects a birthday that it cannot parse, even if any pattern is allowed', () => {
    expect(validate([createField('birthday')], { birthday: 'long ago' })).toEqual({
      birthday: { key: 'reg_birthday_age', values: { age: 21, count: 21 } },
    })
    expect(validate([createField('birthday', { patternId: 'date-ymd' })], { birthday: '2005-02-30' })['birthday']?.key).toBe(
      'reg_pattern_date-ymd',
    )
  })

  it('requires every check box to be ticked (R-AUTH-REGISTER-26, R-VALIDATION-77)', () => {
    const consents = ['ageConsent', 'termsConsent'] as const
    expect(validate([], {}, { consents })).toEqual({
      ageConsent: { key: 'error_age_consent_required' },
      termsConsent: { key: 'reg_terms_required' },
    })
    expect(validate([], { ageConsent: false, termsConsent: true }, { consents })).toEqual({
      ageConsent: { key: 'error_age_consent_required' },
    })
    expect(validate([], { ageConsent: true, termsConsent: true }, { consents })).toEqual({})
  })

  it('checks the length of a phone number by region, and only by the field’s bounds if the region is unknown (R-VALIDATION-68, R-VALIDATION-78)', () => {
    const mobile = createField('mobileNum', { input: 'tel', required: true })
    expect(validate([mobile], { mobileNum: '912 345-678' })).toEqual({})
    expect(validate([mobile], { mobileNum: '91234567' })).toEqual({ mobileNum: { key: 'reg_phone', values: { min: 9, max: 10 } } })
    expect(validate([mobile], { mobileNum: '91234567a' })).toEqual({ mobileNum: { key: 'reg_phone', values: { min: 9, max: 10 } } })
    expect(validate([mobile], { mobileNum: '912345', countryDialingCode: '999' })).toEqual({})
    expect(validate([{ ...mobile, min: 12, max: 12 }], { mobileNum: '123456789012' })).toEqual({})
  })

  it('ignores fields that the form does not have', () => {
    expect(validate([username], { username: 'ann7', email: 'nonsense' })).toEqual({})
  })

  it('handles field names that are inherited property names', () => {
    expect(validate([username], { username: 'ann7', __proto__: 'x', constructor: 'y' } as Record<string, string>)).toEqual({})
  })

  it('applies a rule to any field', () => {
    const names = [
      'username',
      'password',
      'payeeName',
      'paymentPassword',
      'qqNum',
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'idNumber',
      'email',
      'recommenderId',
      'affiliateCode',
      'captcha',
    ]
    for (const name of names) {
      const digitsField = createField(name, { required: true, patternId: 'digits', min: 3, max: 5 })
      expect(validate([digitsField], {}), name).toEqual({ [name]: { key: 'reg_required' } })
      expect(validate([digitsField], { [name]: 'abcd' }), name).toEqual({
        [name]: { key: 'reg_pattern_digits', values: { min: 3, max: 5 } },
      })
      expect(validate([digitsField], { [name]: '1234' }), name).toEqual({})
    }
  })

  it('returns the message key of each pattern', () => {
    for (const id of patternIds)
      expect(validate([createField('zalo', { patternId: id, min: 300, max: 300 })], { zalo: 'x' })).toEqual({
        zalo: { key: `reg_pattern_${id}`, values: { min: 300, max: 300 } },
      })
  })
})

describe('a mobile number with numbering plans', () => {
  const mobile = createField('mobileNum', { input: 'tel', required: true })
  const regions = { '84': { name: 'Việt Nam', min: 9, max: 10 }, '225': { name: 'Côte d’Ivoire', min: 10, max: 10 } }
  const phone = { default: '84', regions, metadata: selectPhoneMetadata(metadata, Object.keys(regions)) }
  const registration = { birthdayAge: 21, confirmPassword: 'copied' as const, phone }
  const validateMobile = (mobileNum: string, countryDialingCode = '84') =>
    validate([mobile], { mobileNum, countryDialingCode }, { registration })['mobileNum']?.key

  it('must be valid in its region (R-VALIDATION-68)', () => {
    for (const number of ['0912345678', '912 345-678', '+84 912 345 678']) expect(validateMobile(number), number).toBeUndefined()
    expect(validateMobile('0789881234', '225')).toBeUndefined()
    expect(validateMobile('089881234', '225')).toBe('reg_phone')
    expect(validateMobile('000000000')).toBe('reg_phone_region')
    expect(validateMobile('812345678', '66')).toBe('reg_phone_region')
  })

  it('may be from any region if none is selected', () => {
    for (const mobileNum of ['912345678', '0789881234']) expect(validate([mobile], { mobileNum }, { registration })).toEqual({})
    expect(validate([mobile], { mobileNum: '000000000' }, { registration })['mobileNum']?.key).toBe('reg_phone_region')
  })

  it('belongs to the region of its international prefix, whichever region is selected', () => {
    expect(validateMobile('+225 0789881234')).toBeUndefined()
    expect(cleanRegistration([mobile], registration, { mobileNum: '+225 0789881234', countryDialingCode: '84' })).toEqual({
      mobileNum: '0789881234',
      countryDialingCode: '225',
    })
  })
})

describe('an email address with non-ASCII letters', () => {
  const email = createField('email', { required: true, patternId: 'email', max: 60 })

  it('is stored with the ASCII form of its domain (R-VALIDATION-48)', () => {
    const values = { email: 'ann@Bücher.example' }
    expect(validate([email], values)).toEqual({})
    expect(cleanRegistration([email], createRegistrationRules([email]).registration, values)).toEqual({
      email: 'ann@xn--bcher-kva.example',
    })
  })

  it('is rejected with a specific message if the letters precede the @', () => {
    expect(validate([email], { email: 'änn@example.com' })).toEqual({ email: { key: 'reg_email_letters' } })
    for (const address of ['ann@bü cher.example', 'ann@bücher.example/path', 'ann@bücher'])
      expect(validate([email], { email: address })['email']?.key, address).toBe('reg_pattern_email')
  })
})

describe('cleanRegistration', () => {
  const clean = (
    fields: readonly FormField[],
    values: Readonly<Record<string, string | boolean>>,
    confirmPassword: 'copied' | 'shown' = 'copied',
  ) => cleanRegistration(fields, { confirmPassword, phone: { default: '84', regions: {} } }, values)

  it('keeps only the form’s fields, and the affiliate and referral codes', () => {
    expect(clean([username], { username: 'ann7', email: 'a@b.co', affiliateCode: 'AB12', referralCode: 'r1', ageConsent: true })).toEqual({
      username: 'ann7',
      affiliateCode: 'AB12',
      referralCode: 'r1',
    })
  })

  it('normalizes to Unicode NFC', () => {
    expect(clean([createField('fullName')], { fullName: 'Nguyễn'.normalize('NFD') })).toEqual({ fullName: 'Nguyễn'.normalize('NFC') })
  })

  it('copies the password to its confirmation if that is not shown (R-VALIDATION-43)', () => {
    expect(clean([password], { password: ' s ' })).toEqual({ password: ' s ', confirmPassword: ' s ' })
    expect(
      clean([password, createField('confirmPassword', { input: 'password' })], { password: 'a', confirmPassword: 'b' }, 'shown'),
    ).toEqual({
      password: 'a',
      confirmPassword: 'b',
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { RegisterRule } from '../../../generated/api.ts'
import type { RegistrationField } from '../../../generated/config.ts'
import type { Flag } from '../../contract/facts.ts'
import type { FormField } from '../../contract/site.ts'
import { type FormOptions, buildRegisterForm } from './build-register-form.ts'
import { supportedMethods } from '../supported-methods.ts'

const createField = (name: string, input: RegistrationField['input'] = 'text'): [string, RegistrationField] => [
  name,
  { label: `field_${name}`, input, order: 0 },
]
const settings = [
  createField('username'),
  createField('password', 'password'),
  createField('confirmPassword', 'password'),
  createField('email', 'email'),
  createField('mobileNum', 'tel'),
  createField('verificationCode', 'digits'),
  createField('birthday', 'date'),
  createField('captcha', 'captcha'),
]
const allSupported = { username: true, mobile: true, smsCode: true }

const build = (flags: readonly Flag[], rules: readonly RegisterRule[] = [], overrides: Partial<FormOptions> = {}) =>
  buildRegisterForm({
    registration: { defaultMethod: 'username', confirmPassword: 'copied' },
    settings,
    rules,
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    supported: allSupported,
    ...overrides,
  })
const listFieldNames = (fields: readonly FormField[]): readonly string[] =>
  fields.map(({ name, required }) => (required ? `${name}!` : name))
const createEnabledRule = (field: RegisterRule['field'], rule: Partial<RegisterRule> = {}): RegisterRule => ({
  field,
  enabled: true,
  required: false,
  ...rule,
})

describe('buildRegisterForm', () => {
  it('offers the methods that the platform allows (R-AUTH-REGISTER-01, R-AUTH-REGISTER-02)', () => {
    expect(build(['USERNAMEREG3']).methods).toEqual(['username'])
    expect(build(['MOBILENUMREG3']).methods).toEqual(['mobile'])
    expect(build(['USERNAMEREG3', 'MOBILENUMREG3']).methods).toEqual(['username', 'mobile'])
    expect(build([]).methods).toEqual([])
  })

  it('offers no method whose endpoints the API does not have, whatever the flags say', () => {
    expect(build(['USERNAMEREG3', 'MOBILENUMREG3'], [], { supported: { username: true, mobile: false, smsCode: false } }).methods).toEqual([
      'username',
    ])
    expect(build(['MOBILENUMREG3', 'REGMOBVERF3'], [], { supported: { username: true, mobile: true, smsCode: false } }).methods).toEqual([])
    expect(build(['MOBILENUMREG3'], [], { supported: { username: true, mobile: true, smsCode: false } }).methods).toEqual(['mobile'])
  })

  it('derives the supported methods from the endpoint table', () => {
    expect(supportedMethods.username).toBe(true)
  })

  it('puts the brand’s default method first', () => {
    expect(
      build(['USERNAMEREG3', 'MOBILENUMREG3'], [], { registration: { defaultMethod: 'mobile', confirmPassword: 'copied' } }).methods,
    ).toEqual(['mobile', 'username'])
  })

  it('always requires username and password for username registration (R-VALIDATION-33, R-VALIDATION-34)', () => {
    expect(
      listFieldNames(
        build(
          [],
          [
            { field: 'username', enabled: false, required: false },
            { field: 'password', enabled: false, required: false },
          ],
        ).fields.username,
      ),
    ).toEqual(['username!', 'password!'])
  })

  it('requires the mobile number for mobile registration, and a password only with MOBILENUMPASSREG3 (R-VALIDATION-35, R-VALIDATION-36)', () => {
    expect(listFieldNames(build([]).fields.mobile)).toEqual(['mobileNum!'])
    expect(listFieldNames(build(['MOBILENUMPASSREG3']).fields.mobile)).toEqual(['mobileNum!', 'password!'])
  })

  it('requires the SMS code for mobile registration if REGMOBVERF3 is on (R-VALIDATION-37)', () => {
    expect(listFieldNames(build(['REGMOBVERF3']).fields.mobile)).toEqual(['mobileNum!', 'verificationCode!'])
  })

  it('includes a field only if its rule is enabled, and requires it if the rule says so (R-VALIDATION-27, R-VALIDATION-28)', () => {
    expect(
      listFieldNames(
        build(
          [],
          [
            createEnabledRule('email', { required: true }),
            createEnabledRule('birthday'),
            { field: 'mobileNum', enabled: false, required: true },
          ],
        ).fields.username,
      ),
    ).toEqual(['username!', 'password!', 'email!', 'birthday'])
  })

  it('always requires the captcha if it is enabled (R-VALIDATION-75)', () => {
    expect(listFieldNames(build([], [createEnabledRule('captcha')]).fields.username)).toContain('captcha!')
  })

  it('applies the pattern and the bounds of a rule (R-VALIDATION-30, R-VALIDATION-31, R-VALIDATION-32)', () => {
    expect(build([], [createEnabledRule('email', { patternId: 'email', minLength: 5, maxLength: 60 })]).fields.username.at(-1)).toEqual({
      name: 'email',
      label: 'field_email',
      hint: undefined,
      input: 'email',
      autocomplete: undefined,
      required: false,
      patternId: 'email',
      acceptedPattern: undefined,
      min: 5,
      max: 60,
    })
  })

  it('anchors a pattern of the platform, and omits and reports one that can take exponential time (R-VALIDATION-29)', () => {
    const { fields, rejectedPatterns } = build(
      [],
      [
        createEnabledRule('email', { acceptedPattern: '[a-z]+' }),
        createEnabledRule('zalo', { acceptedPattern: '(a+)+$', patternId: 'digits' }),
      ],
    )
    expect(fields.username.map(({ name, acceptedPattern, patternId }) => [name, acceptedPattern, patternId]).slice(2)).toEqual([
      ['email', '^(?:[a-z]+)$', '*'],
      ['zalo', undefined, 'digits'],
    ])
    expect(rejectedPatterns).toEqual([{ field: 'zalo', fault: 'exponential' }])
  })

  it('treats an unknown pattern id like * (R-VALIDATION-42)', () => {
    expect(
      build([], [createEnabledRule('email', { patternId: '*' }), createEnabledRule('zalo', { patternId: 'nonsense' })])
        .fields.username.slice(2)
        .map(({ patternId }) => patternId),
    ).toEqual(['*', '*'])
  })

  it('keeps an unknown pattern id that comes with its own pattern, for the message', () => {
    expect(build([], [createEnabledRule('zalo', { patternId: 'p24', acceptedPattern: '^z' })]).fields.username.at(-1)?.patternId).toBe(
      'p24',
    )
  })

  it('ignores impossible upper bounds, so that registration stays possible', () => {
    const bounds = build(
      [],
      [
        createEnabledRule('email', { minLength: 9, maxLength: 3 }),
        createEnabledRule('zalo', { minLength: 0, maxLength: 0 }),
        createEnabledRule('line', { maxLength: 999 }),
      ],
    )
      .fields.username.slice(2)
      .map(({ min, max }) => [min, max])
    expect(bounds).toEqual([
      [9, 255],
      [0, 255],
      [0, 255],
    ])
  })

  it('shows a field that the platform enables even if the brand has not configured it', () => {
    expect(build([], [createEnabledRule('zalo'), createEnabledRule('paymentPassword')]).fields.username.slice(2)).toMatchObject([
      { name: 'zalo', label: 'field_zalo', input: 'text' },
      { name: 'paymentPassword', input: 'password' },
    ])
  })

  it('includes the fields that a method needs even if neither the brand nor the platform configures them', () => {
    const { fields } = build(['REGMOBVERF3'], [], { settings: [] })
    expect(listFieldNames(fields.username)).toEqual(['username!', 'password!'])
    expect(listFieldNames(fields.mobile)).toEqual(['mobileNum!', 'verificationCode!'])
    expect(fields.username[1]?.input).toBe('password')
  })

  it('shows the password confirmation only if the brand configures it as shown (R-VALIDATION-43)', () => {
    expect(listFieldNames(build([]).fields.username)).not.toContain('confirmPassword!')
    expect(
      listFieldNames(build([], [], { registration: { defaultMethod: 'username', confirmPassword: 'shown' } }).fields.username),
    ).toContain('confirmPassword!')
  })
})

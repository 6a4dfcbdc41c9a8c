import { describe, expect, it } from 'vitest'
import type { RegisterRule } from '../../../generated/api.ts'
import type { RegistrationField } from '../../../generated/config.ts'
import type { Flag } from '../../contract/facts.ts'
import type { FormField } from '../../contract/site.ts'
import { type FormOptions, buildRegisterForm } from './build-register-form.ts'
import { offeredWays } from '../offered-ways.ts'

const field = (name: string, input: RegistrationField['input'] = 'text'): [string, RegistrationField] => [
  name,
  { label: `field_${name}`, input, order: 0 },
]
const settings = [
  field('username'),
  field('password', 'password'),
  field('confirmPassword', 'password'),
  field('email', 'email'),
  field('mobileNum', 'tel'),
  field('verificationCode', 'digits'),
  field('birthday', 'date'),
  field('captcha', 'captcha'),
]
const everything = { username: true, mobile: true, smsCode: true }

const build = (flags: readonly Flag[], rules: readonly RegisterRule[] = [], overrides: Partial<FormOptions> = {}) =>
  buildRegisterForm({
    registration: { defaultMethod: 'username', confirmPassword: 'copied' },
    settings,
    rules,
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    offered: everything,
    ...overrides,
  })
const names = (fields: readonly FormField[]): readonly string[] => fields.map(({ name, required }) => (required ? `${name}!` : name))
const on = (field: RegisterRule['field'], rule: Partial<RegisterRule> = {}): RegisterRule => ({
  field,
  enabled: true,
  required: false,
  ...rule,
})

describe('buildRegisterForm', () => {
  it('offers the ways that the platform allows (R-AUTH-REGISTER-01, R-AUTH-REGISTER-02)', () => {
    expect(build(['USERNAMEREG3']).methods).toEqual(['username'])
    expect(build(['MOBILENUMREG3']).methods).toEqual(['mobile'])
    expect(build(['USERNAMEREG3', 'MOBILENUMREG3']).methods).toEqual(['username', 'mobile'])
    expect(build([]).methods).toEqual([])
  })

  it('offers no way whose calls the API does not have, whatever the flags say', () => {
    expect(build(['USERNAMEREG3', 'MOBILENUMREG3'], [], { offered: { username: true, mobile: false, smsCode: false } }).methods).toEqual([
      'username',
    ])
    expect(build(['MOBILENUMREG3', 'REGMOBVERF3'], [], { offered: { username: true, mobile: true, smsCode: false } }).methods).toEqual([])
    expect(build(['MOBILENUMREG3'], [], { offered: { username: true, mobile: true, smsCode: false } }).methods).toEqual(['mobile'])
  })

  it('reads from the table of calls what the API can do', () => {
    expect(offeredWays.username).toBe(true)
  })

  it("puts the brand's first way first", () => {
    expect(
      build(['USERNAMEREG3', 'MOBILENUMREG3'], [], { registration: { defaultMethod: 'mobile', confirmPassword: 'copied' } }).methods,
    ).toEqual(['mobile', 'username'])
  })

  it('always asks for username and password on username registration (R-VALIDATION-33, R-VALIDATION-34)', () => {
    expect(
      names(
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

  it('asks for the mobile number on mobile registration, and for a password only with MOBILENUMPASSREG3 (R-VALIDATION-35, R-VALIDATION-36)', () => {
    expect(names(build([]).fields.mobile)).toEqual(['mobileNum!'])
    expect(names(build(['MOBILENUMPASSREG3']).fields.mobile)).toEqual(['mobileNum!', 'password!'])
  })

  it('asks for the SMS code on mobile registration where REGMOBVERF3 is on (R-VALIDATION-37)', () => {
    expect(names(build(['REGMOBVERF3']).fields.mobile)).toEqual(['mobileNum!', 'verificationCode!'])
  })

  it('has a field only where its rule is on, and asks for it where the rule says so (R-VALIDATION-27, R-VALIDATION-28)', () => {
    expect(
      names(
        build([], [on('email', { required: true }), on('birthday'), { field: 'mobileNum', enabled: false, required: true }]).fields
          .username,
      ),
    ).toEqual(['username!', 'password!', 'email!', 'birthday'])
  })

  it('always asks for the captcha where it is on (R-VALIDATION-75)', () => {
    expect(names(build([], [on('captcha')]).fields.username)).toContain('captcha!')
  })

  it('carries the pattern and the bounds of a rule (R-VALIDATION-30, R-VALIDATION-31, R-VALIDATION-32)', () => {
    expect(build([], [on('email', { patternId: 'email', minLength: 5, maxLength: 60 })]).fields.username.at(-1)).toEqual({
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

  it('anchors a pattern of the platform, and leaves out one that can blow up, by name (R-VALIDATION-29)', () => {
    const { fields, refused } = build(
      [],
      [on('email', { acceptedPattern: '[a-z]+' }), on('zalo', { acceptedPattern: '(a+)+$', patternId: 'digits' })],
    )
    expect(fields.username.map(({ name, acceptedPattern, patternId }) => [name, acceptedPattern, patternId]).slice(2)).toEqual([
      ['email', '^(?:[a-z]+)$', '*'],
      ['zalo', undefined, 'digits'],
    ])
    expect(refused).toEqual([{ field: 'zalo', fault: 'blows-up' }])
  })

  it('takes an unknown kind for any, and * too (R-VALIDATION-42)', () => {
    expect(
      build([], [on('email', { patternId: '*' }), on('zalo', { patternId: 'nonsense' })])
        .fields.username.slice(2)
        .map(({ patternId }) => patternId),
    ).toEqual(['*', '*'])
  })

  it('keeps the id of an unknown kind that comes with its own pattern, for the message', () => {
    expect(build([], [on('zalo', { patternId: 'p24', acceptedPattern: '^z' })]).fields.username.at(-1)?.patternId).toBe('p24')
  })

  it('takes impossible bounds for no upper bound, so that somebody can register', () => {
    const bounds = build(
      [],
      [on('email', { minLength: 9, maxLength: 3 }), on('zalo', { minLength: 0, maxLength: 0 }), on('line', { maxLength: 999 })],
    )
      .fields.username.slice(2)
      .map(({ min, max }) => [min, max])
    expect(bounds).toEqual([
      [9, 255],
      [0, 255],
      [0, 255],
    ])
  })

  it('shows a field that the platform asks for even where the brand has not set it up', () => {
    expect(build([], [on('zalo'), on('paymentPassword')]).fields.username.slice(2)).toMatchObject([
      { name: 'zalo', label: 'field_zalo', input: 'text' },
      { name: 'paymentPassword', input: 'password' },
    ])
  })

  it('asks for what a way needs even where nothing says a word about it', () => {
    const { fields } = build(['REGMOBVERF3'], [], { settings: [] })
    expect(names(fields.username)).toEqual(['username!', 'password!'])
    expect(names(fields.mobile)).toEqual(['mobileNum!', 'verificationCode!'])
    expect(fields.username[1]?.input).toBe('password')
  })

  it('shows the confirmation only where the brand wants it typed (R-VALIDATION-43)', () => {
    expect(names(build([]).fields.username)).not.toContain('confirmPassword!')
    expect(names(build([], [], { registration: { defaultMethod: 'username', confirmPassword: 'shown' } }).fields.username)).toContain(
      'confirmPassword!',
    )
  })
})

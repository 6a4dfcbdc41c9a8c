import { describe, expect, it } from 'vitest'
import type { RegisterRule } from '../../generated/api.ts'
import type { Flag } from '../contract/facts.ts'
import { smallConfig, smallPermission } from '../testing/small-site.ts'
import { resolveFlags } from './flags.ts'
import { resolveRegisterForm } from './register-form.ts'

const resolveForm = (flags: readonly Flag[], rules: readonly RegisterRule[] = [], config = smallConfig()) => {
  const permission = smallPermission({ flags, rules })
  return resolveRegisterForm(config, permission, resolveFlags(permission.info.whitelabel))
}
const listFieldNames = (fields: readonly { readonly name: string; readonly required: boolean }[]): readonly string[] =>
  fields.map(({ name, required }) => (required ? `${name}!` : name))

describe('resolveRegisterForm', () => {
  it('offers the methods that the platform allows, and none before it has responded (R-FLAGS-06)', () => {
    expect(resolveForm(['USERNAMEREG3']).methods).toEqual(['username'])
    expect(resolveForm([]).methods).toEqual([])
    expect(resolveRegisterForm(smallConfig(), undefined, resolveFlags(undefined)).methods).toEqual([])
  })

  it('always requires username and password for username registration (R-VALIDATION-33, R-VALIDATION-34)', () => {
    expect(listFieldNames(resolveForm([], [{ field: 'username', enabled: false, required: false }]).fields.username)).toEqual([
      'username!',
      'password!',
    ])
  })

  it('requires the mobile number for mobile registration, and a password only with MOBILENUMPASSREG3 (R-VALIDATION-35, R-VALIDATION-36)', () => {
    expect(listFieldNames(resolveForm([]).fields.mobile)).toEqual(['mobileNum!'])
    expect(listFieldNames(resolveForm(['MOBILENUMPASSREG3']).fields.mobile)).toEqual(['mobileNum!', 'password!'])
  })

  it('requires the SMS code for mobile registration if REGMOBVERF3 is on (R-VALIDATION-37)', () => {
    expect(listFieldNames(resolveForm(['REGMOBVERF3']).fields.mobile)).toEqual(['mobileNum!', 'verificationCode!'])
  })

  it('applies the platform’s rules: enabled, required, pattern and lengths', () => {
    const rules: readonly RegisterRule[] = [
      { field: 'email', enabled: true, required: true, patternId: 'email', minLength: 5, maxLength: 60 },
      { field: 'mobileNum', enabled: false, required: true },
    ]
    const { username } = resolveForm([], rules).fields
    expect(listFieldNames(username)).toEqual(['username!', 'password!', 'email!'])
    expect(username.at(-1)).toEqual({
      name: 'email',
      label: 'field_email',
      hint: undefined,
      input: 'email',
      autocomplete: undefined,
      required: true,
      patternId: 'email',
      acceptedPattern: undefined,
      min: 5,
      max: 60,
    })
  })

  it('shows a field that the platform enables even if the brand has not configured it', () => {
    expect(listFieldNames(resolveForm([], [{ field: 'zalo', enabled: true, required: false }]).fields.username)).toContain('zalo')
  })

  it('shows the confirmation only if the brand configures it as shown', () => {
    const config = smallConfig()
    expect(
      listFieldNames(
        resolveForm([], [], { ...config, registration: { ...config.registration, confirmPassword: 'shown' } }).fields.username,
      ),
    ).toContain('confirmPassword!')
  })
})

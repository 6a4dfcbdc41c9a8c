import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { buildRegisterForm } from '../../engine/rules/registration/build-register-form.ts'
import { type RegistrationRules, validateRegistrationFields } from '../../engine/rules/registration/validate-registration-fields.ts'
import { cleanRegistration } from '../../engine/rules/registration/clean-registration.ts'
import { patternIds } from '../../engine/rules/patterns/patterns.ts'
import { buildRegisterSchema } from '../../engine/rules/registration/register-schema.ts'
import catalogue from '../../../schemas/patterns.json' with { type: 'json' }
import type { RegisterRule } from '../../generated/api.ts'
import { createValidator, type FormValues } from './create-validator.ts'
import { Random } from '../../engine/testing/random.ts'

const random = new Random('20261121')
const fieldNames: readonly RegisterRule['field'][] = [
  'username',
  'password',
  'payeeName',
  'email',
  'qqNum',
  'line',
  'zalo',
  'mobileNum',
  'birthday',
  'idNumber',
  'affiliateCode',
  'paymentPassword',
  'captcha',
]
const samples = [
  '',
  ' ',
  'a',
  'ann7',
  ' ann7 ',
  'Nguyễn Văn A',
  'Ấ'.normalize('NFD'),
  '123456',
  '2000-02-29',
  '2010-01-01',
  '02-29-2000',
  '+84 912 345 678',
  'x'.repeat(300),
  '🙂🙂',
  '漢字',
  ...Object.values(catalogue.patterns).flatMap(({ accept, refuse }) => [...accept, ...refuse]),
]
const acceptedPatterns = [undefined, undefined, undefined, '^[a-z]+$', '\\d{3,}', '(a+)+$', '[', '*']

const registration: RegistrationRules['registration'] & { defaultMethod: 'username' } = {
  defaultMethod: 'username',
  birthdayAge: 21,
  confirmPassword: 'copied',
  phone: { default: '84', regions: { '84': { name: 'Việt Nam', min: 9, max: 10 } } },
}

function createRule(field: RegisterRule['field']): RegisterRule {
  const acceptedPattern = random.pick(acceptedPatterns)
  return {
    field,
    enabled: random.integerBelow(5) > 0,
    required: random.integerBelow(2) === 0,
    patternId: random.pick([...patternIds, '*', 'unknown']),
    ...(acceptedPattern !== undefined && { acceptedPattern }),
    ...(random.integerBelow(2) === 0 && { minLength: random.integerBelow(8) }),
    ...(random.integerBelow(2) === 0 && { maxLength: random.integerBelow(20) }),
  }
}

/** Returns the errors that the form library reports in the browser, by field. */
function listBrowserErrors(rules: RegistrationRules, values: FormValues): Record<string, unknown> {
  const schema = buildRegisterSchema(rules.fields, rules.consents) as unknown as RJSFSchema
  const { errors, errorSchema } = createValidator(schema, (input) => validateRegistrationFields(rules, input)).validateFormData(
    values,
    schema,
  )
  expect(Object.keys(errorSchema)).toEqual(errors.map(({ property = '' }) => property.slice(1)))
  return Object.fromEntries(
    errors.map(({ property = '', message: key, params }) => [
      property.slice(1),
      { key, ...(Object.keys(params).length > 0 && { values: params }) },
    ]),
  )
}

/** Returns the errors of the platform, by field. It receives the values as JSON after the browser has cleaned them. */
function listServerErrors(rules: RegistrationRules, values: FormValues): Record<string, unknown> {
  const { ageConsent, ...cleaned } = {
    ...cleanRegistration(rules.fields, rules.registration, values),
    ...(values['ageConsent'] === true && { ageConsent: true }),
  } as FormValues
  const body = JSON.parse(JSON.stringify({ ...cleaned, ageConsent })) as FormValues
  return validateRegistrationFields(rules, body)
}

describe('createValidator', () => {
  it('returns the same errors in the browser and on the server, for 1,500 forms of 13 fields', () => {
    let errorCount = 0
    for (let round = 0; round < 1500; round += 1) {
      const rules = fieldNames.map(createRule)
      const form = buildRegisterForm({
        registration,
        settings: [
          ['birthday', { label: 'field_birthday', input: 'date', order: 1 }],
          ['mobileNum', { label: 'field_mobileNum', input: 'tel', order: 2 }],
        ],
        rules,
        flags: { USERNAMEREG3: true },
      })
      const registrationRules: RegistrationRules = {
        fields: form.fields.username,
        registration,
        consents: ['ageConsent'],
        today: '2026-11-21',
      }
      const values: FormValues = {
        ...Object.fromEntries(fieldNames.filter(() => random.integerBelow(6) > 0).map((name) => [name, random.pick(samples)])),
        ...(random.integerBelow(2) === 0 && { ageConsent: true }),
      }
      const browserErrors = listBrowserErrors(registrationRules, values)
      expect(browserErrors, JSON.stringify({ values, rules })).toEqual(listServerErrors(registrationRules, values))
      errorCount += Object.keys(browserErrors).length
    }
    expect(errorCount).toBeGreaterThan(3000)
  })

  it('returns one error per field', () => {
    const schema = buildRegisterSchema([], ['ageConsent']) as unknown as RJSFSchema
    const { errors } = createValidator(schema, () => ({ ageConsent: { key: 'error_age_consent_required' } })).validateFormData({}, schema)
    expect(errors).toHaveLength(1)
  })
})

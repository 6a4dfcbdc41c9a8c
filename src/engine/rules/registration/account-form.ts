import type { RegisterRule } from '../../../generated/api.ts'
import type { Registration } from '../../../generated/config.ts'
import type { FieldError } from '../../contract/port.ts'
import type { FormField } from '../../contract/site.ts'
import type { PhoneSettings } from '../phone/phone-number.ts'
import { toFieldWithRule } from './build-register-form.ts'
import { type Consent, validateRegistrationFields } from './validate-registration-fields.ts'
import { type RegistrationValues, cleanRegistration } from './clean-registration.ts'

/**
 * The account forms other than registration: `change` changes the password, `payment` sets the payment password,
 * `email` and `phone` reset the password by email and by phone, `address` has only an email address, `code` requests
 * an SMS code, `sms` logs in with that code, `contactMobile` and `contactEmail` change the contact data, `downline`
 * registers a downline member, and `username` has only a username.
 */
export type AccountFormKind =
  'change' | 'payment' | 'email' | 'address' | 'phone' | 'code' | 'sms' | 'contactMobile' | 'contactEmail' | 'downline' | 'username'

/** Rules that an account form is validated against. */
export interface AccountFormOptions {
  readonly rules: readonly RegisterRule[]
  readonly registration: Pick<Registration, 'birthdayAge' | 'fields'> & { readonly phone: PhoneSettings }
  /** Whether the form omits the current password, because it is already known or the account has none. */
  readonly omitsPassword?: boolean
  /** The current day in the brand's time zone, as yyyy-MM-dd. */
  readonly today?: string
}

export interface ValidatedForm {
  /** The first error of each field, by its name in the request; empty if the form is valid. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** The cleaned values, by their names in the request. */
  readonly values: Readonly<Record<string, string>>
}

/** Maps a field of a request to the registration field whose rule and validation apply to it. */
interface FieldMapping {
  readonly requestName: string
  readonly fieldName: string
  readonly rule?: RegisterRule['field']
}

const forms: Readonly<Record<AccountFormKind, readonly FieldMapping[]>> = {
  change: [
    { requestName: 'oldPassword', fieldName: 'oldPassword' },
    { requestName: 'newPassword', fieldName: 'password', rule: 'password' },
    { requestName: 'confirmNewPassword', fieldName: 'confirmPassword' },
  ],
  payment: [
    { requestName: 'password', fieldName: 'oldPassword' },
    { requestName: 'paymentPassword', fieldName: 'password', rule: 'paymentPassword' },
    { requestName: 'confirmPaymentPassword', fieldName: 'confirmPassword' },
  ],
  email: [
    { requestName: 'username', fieldName: 'username', rule: 'username' },
    { requestName: 'email', fieldName: 'email', rule: 'email' },
  ],
  address: [{ requestName: 'email', fieldName: 'email', rule: 'email' }],
  phone: [
    { requestName: 'mobileNum', fieldName: 'mobileNum', rule: 'mobileNum' },
    { requestName: 'verificationCode', fieldName: 'verificationCode', rule: 'verificationCode' },
    { requestName: 'newPassword', fieldName: 'password', rule: 'password' },
  ],
  code: [{ requestName: 'mobileNum', fieldName: 'mobileNum', rule: 'mobileNum' }],
  sms: [
    { requestName: 'mobileNum', fieldName: 'mobileNum', rule: 'mobileNum' },
    { requestName: 'verificationCode', fieldName: 'verificationCode', rule: 'verificationCode' },
  ],
  contactMobile: [
    { requestName: 'mobileNum', fieldName: 'mobileNum', rule: 'mobileNum' },
    { requestName: 'verificationCode', fieldName: 'verificationCode', rule: 'verificationCode' },
    { requestName: 'password', fieldName: 'oldPassword' },
  ],
  contactEmail: [
    { requestName: 'email', fieldName: 'email', rule: 'email' },
    { requestName: 'verificationCode', fieldName: 'verificationCode', rule: 'verificationCode' },
    { requestName: 'password', fieldName: 'oldPassword' },
  ],
  username: [{ requestName: 'username', fieldName: 'username', rule: 'username' }],
  downline: [
    { requestName: 'username', fieldName: 'username', rule: 'username' },
    { requestName: 'password', fieldName: 'password', rule: 'password' },
  ],
}

/**
 * Fields that an agent cannot fill in for another person: those that verify the person who fills in the form, and codes
 * that identify the upline.
 */
const personalFields: ReadonlySet<RegisterRule['field']> = new Set([
  'confirmPassword',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'referralCode',
  'recommenderId',
])

/**
 * Returns the fields of a form. The downline form also has the other fields that the platform requires for
 * registration, except `personalFields`.
 */
function listFieldMappings(
  kind: AccountFormKind,
  { rules, registration }: Pick<AccountFormOptions, 'rules' | 'registration'>,
): readonly FieldMapping[] {
  const formMappings = forms[kind]
  if (kind !== 'downline') return formMappings
  const requiredRules = rules.filter(({ field, enabled, required: isRequired }) => enabled && isRequired && !personalFields.has(field))
  const additionalRules = requiredRules.filter(({ field }) => !formMappings.some(({ fieldName }) => fieldName === field))
  const getOrder = ({ field }: RegisterRule): number => registration.fields[field]?.order ?? Infinity
  return [
    ...formMappings,
    ...additionalRules
      .toSorted((a, b) => getOrder(a) - getOrder(b) || 0)
      .map(({ field }) => ({ requestName: field, fieldName: field, rule: field })),
  ]
}

/** Returns the consents whose check boxes must be ticked. */
export const listRequiredConsents = (kind: AccountFormKind): readonly Consent[] => (kind === 'downline' ? ['ageConsent'] : [])

/** Returns the fields of a form with the platform's rules, or else the brand's; all of them are required. */
export function listAccountFormFields(
  kind: AccountFormKind,
  { rules, registration, omitsPassword = false }: AccountFormOptions,
): readonly FormField[] {
  return listFieldMappings(kind, { rules, registration })
    .filter(({ fieldName }) => !(omitsPassword && fieldName === 'oldPassword'))
    .map(({ requestName, fieldName, rule: ruleField }) => {
      const defaultRule = ruleField && { field: ruleField, enabled: true, required: true, ...registration.fields[ruleField]?.rule }
      const rule = rules.find((candidate) => candidate.field === ruleField) ?? defaultRule
      const isPassword = fieldName.endsWith('assword')
      const field = toFieldWithRule(ruleField ?? 'password', rule, ruleField && registration.fields[ruleField], true)
      return { ...field, name: requestName, ...(isPassword && { input: 'password' as const }) }
    })
}

/**
 * Validates an account form by the rules of registration. The browser and the server run the same check. `values` may
 * contain `countryDialingCode`.
 */
export function validateAccountForm(kind: AccountFormKind, options: AccountFormOptions, values: RegistrationValues): ValidatedForm {
  const mappings = listFieldMappings(kind, options)
  const fieldNames = new Map(mappings.map(({ requestName, fieldName }) => [requestName, fieldName]))
  const toFieldName = (requestName: string): string => fieldNames.get(requestName) ?? requestName
  const fields = listAccountFormFields(kind, options).map((field) => ({ ...field, name: toFieldName(field.name) }))
  const registration = { ...options.registration, confirmPassword: 'shown' as const }
  const valuesByField: Record<string, RegistrationValues[string]> = Object.fromEntries(
    Object.entries(values).map(([requestName, value]) => [toFieldName(requestName), value]),
  )
  for (const consent of listRequiredConsents(kind)) valuesByField[consent] = values[consent] === true || values[consent] === 'true'
  const errors = validateRegistrationFields(
    { fields, registration, consents: listRequiredConsents(kind), today: options.today ?? '' },
    valuesByField,
  )
  const cleanedValues = cleanRegistration(fields, registration, valuesByField)
  const restoreNames = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [mappings.find(({ fieldName }) => fieldName === name)?.requestName ?? name, value]),
    )
  return { errors: restoreNames(errors), values: restoreNames(cleanedValues) }
}

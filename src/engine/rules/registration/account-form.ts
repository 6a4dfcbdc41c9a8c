import type { RegisterRule } from '../../../generated/api.ts'
import type { Registration } from '../../../generated/config.ts'
import type { FieldError } from '../../contract/port.ts'
import type { FormField } from '../../contract/site.ts'
import type { PhoneSettings } from '../phone/phone-number.ts'
import { ruledField } from './build-register-form.ts'
import { type Consent, checkRegistration } from './check-registration.ts'
import { type RegistrationValues, cleanRegistration } from './clean-registration.ts'

/** The account forms other than registration. */
export type AccountFormKind =
  'change' | 'payment' | 'email' | 'address' | 'phone' | 'code' | 'sms' | 'contactMobile' | 'contactEmail' | 'downline' | 'username'

/** What an account form is validated against. */
export interface AccountFormOptions {
  readonly rules: readonly RegisterRule[]
  readonly registration: Pick<Registration, 'birthdayAge' | 'fields'> & { readonly phone: PhoneSettings }
  /** Whether the password is already known, so that the form does not ask for it. */
  readonly known?: boolean
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
  readonly call: string
  readonly as: string
  readonly rule?: RegisterRule['field']
}

const forms: Readonly<Record<AccountFormKind, readonly FieldMapping[]>> = {
  change: [
    { call: 'oldPassword', as: 'oldPassword' },
    { call: 'newPassword', as: 'password', rule: 'password' },
    { call: 'confirmNewPassword', as: 'confirmPassword' },
  ],
  payment: [
    { call: 'password', as: 'oldPassword' },
    { call: 'paymentPassword', as: 'password', rule: 'paymentPassword' },
    { call: 'confirmPaymentPassword', as: 'confirmPassword' },
  ],
  email: [
    { call: 'username', as: 'username', rule: 'username' },
    { call: 'email', as: 'email', rule: 'email' },
  ],
  address: [{ call: 'email', as: 'email', rule: 'email' }],
  phone: [
    { call: 'mobileNum', as: 'mobileNum', rule: 'mobileNum' },
    { call: 'verificationCode', as: 'verificationCode', rule: 'verificationCode' },
    { call: 'newPassword', as: 'password', rule: 'password' },
  ],
  code: [{ call: 'mobileNum', as: 'mobileNum', rule: 'mobileNum' }],
  sms: [
    { call: 'mobileNum', as: 'mobileNum', rule: 'mobileNum' },
    { call: 'verificationCode', as: 'verificationCode', rule: 'verificationCode' },
  ],
  contactMobile: [
    { call: 'mobileNum', as: 'mobileNum', rule: 'mobileNum' },
    { call: 'verificationCode', as: 'verificationCode', rule: 'verificationCode' },
    { call: 'password', as: 'oldPassword' },
  ],
  contactEmail: [
    { call: 'email', as: 'email', rule: 'email' },
    { call: 'verificationCode', as: 'verificationCode', rule: 'verificationCode' },
    { call: 'password', as: 'oldPassword' },
  ],
  username: [{ call: 'username', as: 'username', rule: 'username' }],
  downline: [
    { call: 'username', as: 'username', rule: 'username' },
    { call: 'password', as: 'password', rule: 'password' },
  ],
}

/**
 * Fields that an agent cannot fill in for another person: those that verify the person at the screen, and codes that
 * identify the upline.
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
 * Returns the fields of a form. The downline form also asks for every field that the platform requires of a
 * registration.
 */
function listFieldMappings(
  kind: AccountFormKind,
  { rules, registration }: Pick<AccountFormOptions, 'rules' | 'registration'>,
): readonly FieldMapping[] {
  const fixed = forms[kind]
  if (kind !== 'downline') return fixed
  const required = rules.filter(({ field, enabled, required: must }) => enabled && must && !personalFields.has(field))
  const further = required.filter(({ field }) => !fixed.some(({ as }) => as === field))
  const orderOf = ({ field }: RegisterRule): number => registration.fields[field]?.order ?? Infinity
  return [
    ...fixed,
    ...further.toSorted((a, b) => orderOf(a) - orderOf(b) || 0).map(({ field }) => ({ call: field, as: field, rule: field })),
  ]
}

/** Returns the check boxes that must be ticked. */
export const accountConsents = (kind: AccountFormKind): readonly Consent[] => (kind === 'downline' ? ['ageConsent'] : [])

/** Returns the fields of a form with the platform's rules; all of them are required. */
export function accountFields(kind: AccountFormKind, { rules, registration, known = false }: AccountFormOptions): readonly FormField[] {
  return listFieldMappings(kind, { rules, registration })
    .filter(({ as }) => !(known && as === 'oldPassword'))
    .map(({ call, as, rule: field }) => {
      const plain = field && { field, enabled: true, required: true, ...registration.fields[field]?.rule }
      const rule = rules.find((one) => one.field === field) ?? plain
      const password = as.endsWith('assword')
      const resolved = ruledField(field ?? 'password', rule, field && registration.fields[field], true)
      return { ...resolved, name: call, ...(password && { input: 'password' as const }) }
    })
}

/**
 * Validates an account form by the rules of registration. The browser and the server run the same check. `values` may
 * contain `countryDialingCode`.
 */
export function validateAccountForm(kind: AccountFormKind, options: AccountFormOptions, values: RegistrationValues): ValidatedForm {
  const validated = listFieldMappings(kind, options)
  const names = new Map(validated.map(({ call, as }) => [call, as]))
  const as = (call: string): string => names.get(call) ?? call
  const fields = accountFields(kind, options).map((field) => ({ ...field, name: as(field.name) }))
  const registration = { ...options.registration, confirmPassword: 'shown' as const }
  const renamed: Record<string, RegistrationValues[string]> = Object.fromEntries(
    Object.entries(values).map(([call, value]) => [as(call), value]),
  )
  for (const consent of accountConsents(kind)) renamed[consent] = values[consent] === true || values[consent] === 'true'
  const errors = checkRegistration({ fields, registration, consents: accountConsents(kind), today: options.today ?? '' }, renamed)
  const cleaned = cleanRegistration(fields, registration, renamed)
  const restoreNames = <T>(bag: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(bag).map(([name, value]) => [validated.find(({ as: made }) => made === name)?.call ?? name, value]))
  return { errors: restoreNames(errors), values: restoreNames(cleaned) }
}

import type { RegisterRule } from '../../../generated/api.ts'
import type { Registration } from '../../../generated/config.ts'
import type { FieldError } from '../../contract/port.ts'
import type { FormField } from '../../contract/site.ts'
import type { PhoneSettings } from '../phone/phone-number.ts'
import { ruledField } from './build-register-form.ts'
import { type Consent, checkRegistration } from './check-registration.ts'
import { type RegistrationValues, cleanRegistration } from './clean-registration.ts'

/** The forms around an account besides registration. */
export type AccountFormKind =
  'change' | 'payment' | 'email' | 'address' | 'phone' | 'code' | 'sms' | 'contactMobile' | 'contactEmail' | 'downline' | 'username'

/** What such a form is judged by. */
export interface AccountFormOptions {
  readonly rules: readonly RegisterRule[]
  readonly registration: Pick<Registration, 'birthdayAge' | 'fields'> & { readonly phone: PhoneSettings }
  /** The password of the account is known already, so that the form does not ask for it. */
  readonly known?: boolean
  /** The day on which it is judged, as yyyy-MM-dd, in the brand's time zone. */
  readonly today?: string
}

export interface ValidatedForm {
  /** The first thing that is wrong with each field, by its name in the call; empty where all is right. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** What was typed, cleaned, by its name in the call. */
  readonly values: Readonly<Record<string, string>>
}

/** A field of a call, and the registration field whose rule and whose way of being judged it has. */
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
 * What a registration may require and an agent cannot answer: what shows who sits at the screen, and the codes that say
 * who stands above.
 */
const ownAlone: ReadonlySet<RegisterRule['field']> = new Set([
  'confirmPassword',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'referralCode',
  'recommenderId',
])

/**
 * The fields of a form; whoever registers somebody else is asked for what the platform requires of any registration.
 */
function listFieldMappings(
  kind: AccountFormKind,
  { rules, registration }: Pick<AccountFormOptions, 'rules' | 'registration'>,
): readonly FieldMapping[] {
  const fixed = forms[kind]
  if (kind !== 'downline') return fixed
  const required = rules.filter(({ field, enabled, required: must }) => enabled && must && !ownAlone.has(field))
  const further = required.filter(({ field }) => !fixed.some(({ as }) => as === field))
  const orderOf = ({ field }: RegisterRule): number => registration.fields[field]?.order ?? Infinity
  return [
    ...fixed,
    ...further.toSorted((a, b) => orderOf(a) - orderOf(b) || 0).map(({ field }) => ({ call: field, as: field, rule: field })),
  ]
}

/** The boxes that must be ticked. */
export const accountConsents = (kind: AccountFormKind): readonly Consent[] => (kind === 'downline' ? ['ageConsent'] : [])

/** The field whose rule a field of a call has, as the platform's rule makes it; the form asks for all of its fields. */
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
 * Judges such a form, in the browser and on the server alike, by the rules of registration. `values` may name
 * `countryDialingCode`.
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

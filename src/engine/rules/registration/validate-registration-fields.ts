import { type FieldInput, validateFields } from '../../../generated/validate-registration.js'
import type { Registration } from '../../../generated/config.ts'
import type { FieldError } from '../../contract/port.ts'
import type { FormField } from '../../contract/site.ts'
import { type RegistrationValues, cleanRegistration } from './clean-registration.ts'
import { hasUnicodeLocalPart } from '../email-address.ts'
import { type PhoneSettings, parsePhone } from '../phone/phone-number.ts'
import { createBoundedPattern, isPatternId, getPatternMessageKey } from '../patterns/patterns.ts'

/** Rules that a registration is validated against. */
export interface RegistrationRules {
  /** The fields of the registration method. */
  readonly fields: readonly FormField[]
  readonly registration: Pick<Registration, 'birthdayAge' | 'confirmPassword'> & { readonly phone: PhoneSettings }
  /** The check boxes that must be ticked. */
  readonly consents: readonly Consent[]
  /** The current day in the brand's time zone, as yyyy-MM-dd. */
  readonly today: string
}

export type Consent = 'ageConsent' | 'termsConsent'

/**
 * Returns the first error of each field; valid fields have no entry. The browser and the server run the same compiled
 * validator. Values are validated as `cleanRegistration` returns them.
 */
export function validateRegistrationFields(rules: RegistrationRules, values: RegistrationValues): Readonly<Record<string, FieldError>> {
  const cleaned = cleanRegistration(rules.fields, rules.registration, values)
  const inputs: Record<string, FieldInput> = {}
  for (const field of rules.fields) inputs[field.name] = toFieldInput(field, rules, cleaned)
  for (const consent of rules.consents)
    inputs[consent] = { required: ['value'], equalTo: true, ...(typeof values[consent] === 'boolean' && { value: values[consent] }) }
  const errors: Record<string, FieldError> = {}
  for (const { instancePath, keyword, params } of validateFields(inputs) ? [] : (validateFields.errors ?? [])) {
    const name = instancePath.split('/')[1] ?? ''
    errors[name] ??= toFieldError(name, params['missingProperty'] === 'birthDate' ? 'notAfter' : keyword, rules, cleaned)
  }
  if (isPhoneInvalid(rules, cleaned)) {
    const code = cleaned['countryDialingCode'] ?? rules.registration.phone.default
    errors['mobileNum'] ??= { key: 'reg_phone_region', values: { code } }
  }
  return errors
}

/**
 * Whether the number does not exist in the numbering plan of its region, or of any region of the brand if none is
 * selected. A dialling code outside the brand's regions has no valid numbers. `false` if the brand has no numbering
 * plans.
 */
function isPhoneInvalid({ registration }: RegistrationRules, values: Readonly<Record<string, string>>): boolean {
  const { regions, metadata } = registration.phone
  const { mobileNum, countryDialingCode } = values
  if (metadata === undefined || mobileNum === undefined) return false
  const codes = countryDialingCode === undefined ? Object.keys(regions) : [countryDialingCode]
  return !codes.some((code) => parsePhone(metadata, code, mobileNum)?.valid)
}

function toFieldInput(field: FormField, rules: RegistrationRules, values: Readonly<Record<string, string>>): FieldInput {
  const { name, required } = field
  const value = values[name]
  if (value === undefined) return { required: required ? ['value'] : [] }
  const { min, max } = getFieldBounds(field, rules, values)
  const pattern = findPattern(field, min, max)
  const expected = name === 'confirmPassword' ? values['password'] : undefined
  const birthDates = name === 'birthday' ? { latestBirthDate: getLatestBirthDate(rules), ...parseBirthday(value) } : {}
  return {
    required: name === 'birthday' ? ['value', 'birthDate'] : ['value'],
    value,
    min,
    max,
    ...(field.options && { options: field.options.map((option) => option.value) }),
    ...(pattern !== undefined && { pattern }),
    ...(expected !== undefined && { equalTo: expected }),
    ...birthDates,
  }
}

/**
 * Returns the platform's own pattern for the field, otherwise the catalogue pattern that the field names; a mobile
 * number defaults to digits. `undefined` if any characters are allowed.
 */
function findPattern({ name, patternId, acceptedPattern }: FormField, min: number, max: number): string | undefined {
  if (acceptedPattern !== undefined) return acceptedPattern
  if (isPatternId(patternId)) return createBoundedPattern(patternId, min, max)
  return name === 'mobileNum' ? createBoundedPattern('digits', min, max) : undefined
}

/**
 * Returns the bounds of the platform's rule. For a mobile number they are intersected with those of its region, or of
 * all regions if none is selected, unless the intersection is empty.
 */
function getFieldBounds(
  { name, min, max }: FormField,
  { registration }: RegistrationRules,
  values: Readonly<Record<string, string>>,
): { min: number; max: number } {
  const ruleBounds = { min: Math.max(min, 1), max }
  const { regions } = registration.phone
  const code = values['countryDialingCode']
  const regionsToMatch = code === undefined ? Object.values(regions) : [regions[code]].filter((region) => region !== undefined)
  if (name !== 'mobileNum' || regionsToMatch.length === 0) return ruleBounds
  const intersection = {
    min: Math.max(min, Math.min(...regionsToMatch.map((region) => region.min))),
    max: Math.min(max, Math.max(...regionsToMatch.map((region) => region.max))),
  }
  return intersection.min > intersection.max ? ruleBounds : intersection
}

const birthdayFormats = [/^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/, /^(?<month>\d\d)-(?<day>\d\d)-(?<year>\d{4})$/]

function parseBirthday(text: string): { birthDate?: string } {
  const match = birthdayFormats.map((format) => format.exec(text)?.groups).find((groups) => groups !== undefined)
  return match === undefined ? {} : { birthDate: `${match['year']}-${match['month']}-${match['day']}` }
}

/** Returns the latest birth date with which a person has reached the minimum age today, as yyyy-MM-dd. */
function getLatestBirthDate({ today, registration }: RegistrationRules): string {
  return `${String(Number(today.slice(0, 4)) - registration.birthdayAge).padStart(4, '0')}${today.slice(4)}`
}

function toFieldError(name: string, keyword: string, rules: RegistrationRules, values: Readonly<Record<string, string>>): FieldError {
  if (name === 'ageConsent') return { key: 'error_age_consent_required' }
  if (name === 'termsConsent') return { key: 'reg_terms_required' }
  if (keyword === 'required') return { key: 'reg_required' }
  if (keyword === 'const') return { key: 'reg_confirm_mismatch' }
  if (keyword === 'enum') return { key: 'reg_option' }
  if (keyword === 'notAfter') {
    const age = rules.registration.birthdayAge
    return { key: 'reg_birthday_age', values: { age, count: age } }
  }
  if (name === 'email' && hasUnicodeLocalPart(values['email'] ?? '')) return { key: 'reg_email_letters' }
  const field = rules.fields.find((candidate) => candidate.name === name)
  if (field === undefined) return { key: 'reg_invalid' }
  const bounds = getFieldBounds(field, rules, values)
  return { key: getMessageKey(field, keyword), values: bounds }
}

function getMessageKey({ name, patternId }: FormField, keyword: string): string {
  if (name === 'mobileNum' && patternId === '*') return 'reg_phone'
  if (isPatternId(patternId)) return getPatternMessageKey(patternId)
  return keyword === 'pattern' || keyword === 'if' ? getPatternMessageKey('other') : getPatternMessageKey('length')
}

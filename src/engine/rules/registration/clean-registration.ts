import type { Registration } from '../../../generated/config.ts'
import type { FormField } from '../../contract/site.ts'
import { toAsciiDomain } from '../email-address.ts'
import { type PhoneSettings, parseInternationalPhone } from '../phone/phone-number.ts'

/** Values entered into the form, by field. */
export type RegistrationValues = Readonly<Record<string, string | boolean | undefined>>

/** Values that are sent with a registration even if the form does not show their fields. */
const hiddenFields: readonly string[] = ['affiliateCode', 'referralCode', 'countryDialingCode']

/**
 * Returns the values as they are validated and sent: only the form's fields and those in `hiddenFields`. Texts are
 * trimmed and in Unicode NFC, phone numbers are without separators, passwords are unchanged, empty values are dropped.
 * A confirmation that is not shown is copied from the password. The domain of an email address is converted to ASCII.
 * A mobile number with a plus and the code of one of the brand's regions is split into `countryDialingCode` and the
 * national number.
 */
export function cleanRegistration(
  fields: readonly FormField[],
  registration: Pick<Registration, 'confirmPassword'> & { readonly phone: PhoneSettings },
  values: RegistrationValues,
): Readonly<Record<string, string>> {
  const inputTypes = new Map<string, FormField['input']>([
    ...hiddenFields.map((name) => [name, 'text'] as const),
    ...fields.map(({ name, input }) => [name, input] as const),
  ])
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const input = inputTypes.get(name)
    const text = typeof value === 'string' && input !== undefined ? cleanText(name, input, value) : ''
    return text === '' ? [] : [[name, text] as const]
  })
  const cleaned = splitInternationalNumber(registration.phone, Object.fromEntries(texts))
  const { password } = cleaned
  return registration.confirmPassword === 'copied' && password !== undefined ? { ...cleaned, confirmPassword: password } : cleaned
}

function cleanText(name: string, input: FormField['input'], text: string): string {
  if (input === 'password') return text
  const trimmed = text.normalize('NFC').trim()
  if (name === 'email') return toAsciiDomain(trimmed)
  return input === 'tel' ? trimmed.replaceAll(/[\s().\-‐-―/]/gu, '') : trimmed
}

function splitInternationalNumber(phone: PhoneSettings, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { mobileNum } = values
  const parsed = mobileNum === undefined || phone.metadata === undefined ? undefined : parseInternationalPhone(phone.metadata, mobileNum)
  return parsed ? { ...values, countryDialingCode: parsed.dialingCode, mobileNum: parsed.national } : values
}

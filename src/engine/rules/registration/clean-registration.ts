import type { Registration } from '../../../generated/config.ts'
import type { FormField } from '../../contract/site.ts'

/** What somebody typed into the form, by field. */
export type RegistrationValues = Readonly<Record<string, string | boolean | undefined>>

/** Values that go with a registration though the form may not show their fields. */
const carried: readonly string[] = ['affiliateCode', 'referralCode', 'countryDialingCode']

/**
 * The values as they are judged and sent: of the form's fields and of the codes that the address carried, nothing else.
 * Texts are in Unicode's composed form and without spaces at their ends, phone numbers without what people write
 * between the digits; passwords stay as they were typed. What is empty is left out. A confirmation that is not shown is
 * copied from the password.
 */
export function cleanRegistration(
  fields: readonly FormField[],
  registration: Pick<Registration, 'confirmPassword'>,
  values: RegistrationValues,
): Readonly<Record<string, string>> {
  const inputs = new Map<string, FormField['input']>([
    ...carried.map((name) => [name, 'text'] as const),
    ...fields.map(({ name, input }) => [name, input] as const),
  ])
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const input = inputs.get(name)
    const text = typeof value === 'string' && input !== undefined ? cleanText(name, input, value, values['countryDialingCode']) : ''
    return text === '' ? [] : [[name, text] as const]
  })
  const cleaned: Record<string, string> = Object.fromEntries(texts)
  const { password } = cleaned
  return registration.confirmPassword === 'copied' && password !== undefined ? { ...cleaned, confirmPassword: password } : cleaned
}

function cleanText(name: string, input: FormField['input'], text: string, dialingCode: string | boolean | undefined): string {
  if (input === 'password') return text
  const trimmed = text.normalize('NFC').trim()
  if (input !== 'tel') return trimmed
  const digits = trimmed.replaceAll(/[\s().\-‐-―/]/gu, '')
  return name === 'mobileNum' && typeof dialingCode === 'string' && digits.startsWith(`+${dialingCode}`)
    ? digits.slice(dialingCode.length + 1)
    : digits
}

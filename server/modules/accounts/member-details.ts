import type { MemberDetails } from '../../../src/generated/api.ts'
import { fieldsNeverShown, fieldsShownWhole } from '../../../src/generated/register-fields.ts'
import { normalizePhone } from './store/contact-keys.ts'
import type { AccountRecord } from '../../database/records.ts'

/** Profile fields that the member's profile page does not show. */
const internalFields: ReadonlySet<string> = new Set(['domain', 'registerUrl', 'countryDialingCode', ...fieldsNeverShown])

/** Returns the details of the profile page. Personal data is masked, so that only its owner recognises it. */
export function toMemberDetails(account: AccountRecord): MemberDetails {
  const { username, nickname, created_at: createdAt, payment_password_hash: paymentPasswordHash, profile } = account
  return {
    account: username,
    nickname,
    createdAt: createdAt.toISOString(),
    ...(account.terms_accepted_at !== null && { termsAcceptedAt: account.terms_accepted_at.toISOString() }),
    paymentPassword: paymentPasswordHash !== null,
    verified: [
      ...(account.mobile_verified_at === null ? [] : ['mobileNum' as const]),
      ...(account.email_verified_at === null ? [] : ['email' as const]),
    ],
    profile: Object.entries(profile).flatMap(([field, value]) =>
      internalFields.has(field) || value === ''
        ? []
        : [{ field, value: field === 'mobileNum' ? maskPhone(profile) : maskField(field, value) }],
    ),
  }
}

/**
 * Masks a phone number in E.164 except its first and last digits. A value that is not a phone number is masked like any
 * other field.
 */
export function maskPhone({ countryDialingCode = '', mobileNum = '' }: AccountRecord['profile']): string {
  const phone = normalizePhone(countryDialingCode, mobileNum)
  return phone === null ? maskField('mobileNum', mobileNum) : `+${maskField('mobileNum', phone.slice(1))}`
}

const unmaskedFields: ReadonlySet<string> = new Set(fieldsShownWhole)

/**
 * Masks a value except its first two and last three characters, or its first character if it has at most seven; an
 * email address keeps its host. Values of fields that are shown in full are returned unchanged.
 */
export function maskField(field: string, value: string): string {
  if (unmaskedFields.has(field)) return value
  const hostStart = field === 'email' ? value.lastIndexOf('@') : -1
  const [name, host] = hostStart < 0 ? [value, ''] : [value.slice(0, hostStart), value.slice(hostStart)]
  const characters = [...name]
  const [visibleStart, visibleEnd] = characters.length > 7 ? [2, 3] : [1, 0]
  return `${characters.slice(0, visibleStart).join('')}••••${characters.slice(characters.length - visibleEnd).join('')}${host}`
}

/**
 * Masks a name so that only its owner recognises it: shows the first two letters and the last, or only the first if the
 * name has fewer than six letters.
 */
export function maskName(name: string): string {
  const letters = [...name.normalize('NFC')]
  const visibleLetters = letters.length < 6 ? 1 : 2
  return `${letters.slice(0, visibleLetters).join('')}***${letters.length < 6 ? '' : (letters.at(-1) ?? '')}`
}

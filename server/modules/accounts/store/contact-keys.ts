import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The phone number in E.164 by which an account is found; `null` if the text is not a phone number. The dialing code
 * applies unless the number begins with a plus.
 */
export const normalizePhone = (dialingCode: string, number: string): string | null =>
  parsePhoneNumberFromString(number, { defaultCallingCode: extractDigits(dialingCode), extract: false })?.number ?? null

/**
 * Comparison key of a phone number with unknown country: its digits without leading zeros. Numbers of two countries may
 * share a key.
 */
export const normalizePhoneDigits = (number: string): string => extractDigits(number).replace(/^0+/, '')

/** Comparison key of an email address: case and surrounding spaces are ignored. `null` if it is empty. */
export const normalizeEmail = (email: string): string | null => email.trim().toLowerCase() || null

const extractDigits = (text: string): string => text.replaceAll(/\D/g, '')

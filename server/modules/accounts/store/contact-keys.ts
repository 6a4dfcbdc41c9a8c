import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The phone number in E.164 by which an account is found, or `null` if the text is not a phone number of the country.
 */
export const phoneKey = (dialingCode: string, number: string): string | null =>
  parsePhoneNumberFromString(number, { defaultCallingCode: digits(dialingCode), extract: false })?.number ?? null

/**
 * Comparison key of a phone number with unknown country: its digits without leading zeros. Numbers of two countries may
 * share a key.
 */
export const numberKey = (number: string): string => digits(number).replace(/^0+/, '')

/** Key under which email addresses are unique: case is ignored. */
export const emailKey = (email: string): string | null => email.trim().toLowerCase() || null

const digits = (text: string): string => text.replaceAll(/\D/g, '')

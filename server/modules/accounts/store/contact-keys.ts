import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The phone number in E.164 by which an account is found, or `null` if the text is not a phone number of the country.
 */
export const phoneKey = (dialingCode: string, number: string): string | null =>
  parsePhoneNumberFromString(number, { defaultCallingCode: digits(dialingCode), extract: false })?.number ?? null

/**
 * A number as it is compared where its country is not known: digits without the zeros in front. Two countries may have
 * the same.
 */
export const numberKey = (number: string): string => digits(number).replace(/^0+/, '')

/** E-mail addresses are the same when they differ in case. */
export const emailKey = (email: string): string | null => email.trim().toLowerCase() || null

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/**
 * How a phone is found: the code of its country and its number in digits, without the zero that is dialled at home.
 * Nothing where one is missing.
 */
export function phoneKey(dialingCode: string, number: string): string | null {
  const [country, local] = [digits(dialingCode), numberKey(number)]
  return country === '' || local === '' ? null : `${country}-${local}`
}

/** A number without its country. */
export const numberKey = (number: string): string => digits(number).replace(/^0+/, '')

/** E-mail addresses are the same when they differ in case. */
export const emailKey = (email: string): string | null => email.trim().toLowerCase() || null

const digits = (text: string): string => text.replaceAll(/\D/g, '')

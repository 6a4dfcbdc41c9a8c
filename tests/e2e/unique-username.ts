import { randomInt } from 'node:crypto'

const randomDigits = (digits: number, base: number): string =>
  randomInt(base ** digits)
    .toString(base)
    .padStart(digits, '0')

/** Returns a username that is unique to this run of a test, as earlier runs may have left accounts on the server. */
export const uniqueUsername = (stem: string): string => `${stem}${randomDigits(5, 36)}`

/** Returns a mobile number of nine digits that is unique to this run of a test. */
export const uniquePhoneNumber = (): string => `9${randomDigits(8, 10)}`

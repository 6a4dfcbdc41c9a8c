import { randomInt } from 'node:crypto'

const createRandomDigits = (digits: number, base: number): string =>
  randomInt(base ** digits)
    .toString(base)
    .padStart(digits, '0')

/** Returns a username with a random suffix, as earlier runs of a test may have left accounts on the server. */
export const createUniqueUsername = (prefix: string): string => `${prefix}${createRandomDigits(5, 36)}`

/** Returns a random mobile number of nine digits. */
export const createUniquePhoneNumber = (): string => `9${createRandomDigits(8, 10)}`

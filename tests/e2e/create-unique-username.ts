import { randomInt } from 'node:crypto'

const createRandomDigits = (digits: number, base: number): string =>
  randomInt(base ** digits)
    .toString(base)
    .padStart(digits, '0')

/** Returns a username that is unique to this run of a test, as earlier runs may have left accounts on the server. */
export const createUniqueUsername = (stem: string): string => `${stem}${createRandomDigits(5, 36)}`

/** Returns a mobile number of nine digits that is unique to this run of a test. */
export const createUniquePhoneNumber = (): string => `9${createRandomDigits(8, 10)}`

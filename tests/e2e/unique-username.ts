import { randomInt } from 'node:crypto'

const randomDigits = (digits: number, base: number): string =>
  randomInt(base ** digits)
    .toString(base)
    .padStart(digits, '0')

/** A name of this run of a journey alone: whoever an earlier run left on the server has another. */
export const uniqueUsername = (stem: string): string => `${stem}${randomDigits(5, 36)}`

/** The same for mobile numbers: nine digits. */
export const uniquePhoneNumber = (): string => `9${randomDigits(8, 10)}`

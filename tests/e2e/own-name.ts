import { randomInt } from 'node:crypto'

const drawn = (digits: number, base: number): string =>
  randomInt(base ** digits)
    .toString(base)
    .padStart(digits, '0')

/** A name of this run of a journey alone: whoever an earlier run left on the server has another. */
export const ownName = (stem: string): string => `${stem}${drawn(5, 36)}`

/** The same for mobile numbers: nine digits. */
export const ownNumber = (): string => `9${drawn(8, 10)}`

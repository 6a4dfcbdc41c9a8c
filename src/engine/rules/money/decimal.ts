import { parseMinor } from './money.ts'

/** The parts of a whole that a percentage is counted in: hundredths of a percent. */
const whole = 10_000n

/** A part of an amount, in percent as decimal text of at most two places; what is less than a minor unit is dropped. */
export const percentOf = (amount: bigint, percent: string): bigint => (amount * parseMinor(percent, 2)) / whole

/** Minor units as decimal text for the wire, with every digit of the currency: 250000 at exponent 2 is "2500.00". */
export function writeDecimal(minor: bigint, exponent: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const point = digits.length - exponent
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${exponent === 0 ? '' : `.${digits.slice(point)}`}`
}

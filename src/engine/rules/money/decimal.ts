import { parseMinor } from './money.ts'

/** 100 % in hundredths of a percent. */
const rateScale = 10_000n

/**
 * Returns a percentage of an amount, rounded down to a minor unit. `percent` is decimal text with at most two decimals.
 */
export const computePercentage = (amount: bigint, percent: string): bigint => (amount * parseMinor(percent, 2)) / rateScale

/**
 * Formats minor units as decimal text for the wire, with all decimals of the currency: 250000 at exponent 2 is
 * "2500.00".
 */
export function formatDecimal(minor: bigint, exponent: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const point = digits.length - exponent
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${exponent === 0 ? '' : `.${digits.slice(point)}`}`
}

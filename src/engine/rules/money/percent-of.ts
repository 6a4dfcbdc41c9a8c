import { parseMinor } from './money.ts'

/** The parts of a whole that a percentage is counted in: hundredths of a percent. */
const whole = 10_000n

/** A part of an amount, in percent as decimal text of at most two places; what is less than a minor unit is dropped. */
export const percentOf = (amount: bigint, percent: string): bigint => (amount * parseMinor(percent, 2)) / whole

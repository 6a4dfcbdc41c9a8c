import type { PointsRatio } from '../../generated/api.ts'
import { parseMinor, writeDecimal } from '../../engine/index.ts'

/** What points are worth by the ratio, as decimal text, rounded down as the platform does. */
export const pointsValue = (points: number, ratio: PointsRatio, exponent: number): string =>
  writeDecimal((BigInt(points) * parseMinor(ratio.amount, exponent)) / BigInt(ratio.points), exponent)

/** A whole number that somebody has typed, from 1 up to the most that it may be; nothing where it is none. */
export function parseWholeNumber(input: string, groupSeparator: string, max: number): number | undefined {
  const digits = input.trim().replaceAll(groupSeparator === '' ? ' ' : groupSeparator, '')
  if (!/^\d{1,12}$/.test(digits)) return undefined
  const whole = Number(digits)
  return whole >= 1 && whole <= max ? whole : undefined
}

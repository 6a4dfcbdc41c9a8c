import type { PointsRatio } from '../../generated/api.ts'
import { parseMinor, formatDecimal } from '../../engine/index.ts'

/** Returns the monetary value of points as a decimal string, rounded down as on the platform. */
export const computePointsValue = (points: number, ratio: PointsRatio, exponent: number): string =>
  formatDecimal((BigInt(points) * parseMinor(ratio.amount, exponent)) / BigInt(ratio.points), exponent)

/** Parses an integer from 1 to `max`, with or without group separators. Returns `undefined` for any other input. */
export function parsePositiveInteger(input: string, groupSeparator: string, max: number): number | undefined {
  const digits = input.trim().replaceAll(groupSeparator === '' ? ' ' : groupSeparator, '')
  if (!/^\d{1,12}$/.test(digits)) return undefined
  const value = Number(digits)
  return value >= 1 && value <= max ? value : undefined
}

import type { PointsRatio } from '../../generated/api.ts'
import { parseMinor, writeDecimal } from '../../engine/index.ts'

/** What points are worth by the ratio, as decimal text, rounded down as the platform does. */
export const worthOf = (points: number, ratio: PointsRatio, exponent: number): string =>
  writeDecimal((BigInt(points) * parseMinor(ratio.amount, exponent)) / BigInt(ratio.points), exponent)

import type { PointsSettings } from './store/rewards.ts'

/** What points are worth by the ratio, in minor units, rounded down. */
export const amountOf = (points: bigint, { ratio_points, ratio_amount }: Pick<PointsSettings, 'ratio_points' | 'ratio_amount'>): bigint =>
  (points * ratio_amount) / ratio_points

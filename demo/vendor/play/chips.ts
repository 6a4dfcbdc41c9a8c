/** Chip values in play credits: multiples of twenty, so that wins are always integers. */
export const chips = [20, 100, 500, 1000] as const
const maxStake = 5_000

export const isValidStake = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxStake && value % 20 === 0

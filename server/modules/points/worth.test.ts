import { describe, expect, it } from 'vitest'
import { amountOf } from './worth.ts'

describe('amountOf', () => {
  it('converts by the ratio, rounded down to the minor unit, and exactly beyond the range of floats', () => {
    expect([0n, 1n, 2n, 3n, 299n].map((points) => amountOf(points, { ratio_points: 3n, ratio_amount: 100n }))).toEqual([
      0n,
      33n,
      66n,
      100n,
      9_966n,
    ])
    expect(amountOf(10n ** 12n + 1n, { ratio_points: 100n, ratio_amount: 10n ** 12n })).toBe(10n ** 22n + 10n ** 10n)
  })
})

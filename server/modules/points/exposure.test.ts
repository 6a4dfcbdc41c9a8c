import { describe, expect, it } from 'vitest'
import { toMoney } from './exposure.ts'

describe('toMoney', () => {
  it('converts points by the ratio, rounded down to the minor unit, without loss of precision for large amounts', () => {
    expect([0n, 1n, 2n, 3n, 299n].map((points) => toMoney(points, { ratio_points: 3n, ratio_amount: 100n }))).toEqual([
      0n,
      33n,
      66n,
      100n,
      9_966n,
    ])
    expect(toMoney(10n ** 12n + 1n, { ratio_points: 100n, ratio_amount: 10n ** 12n })).toBe(10n ** 22n + 10n ** 10n)
  })
})

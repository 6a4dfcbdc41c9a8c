import { describe, expect, it } from 'vitest'
import { computePercentDone } from './progress-bar.tsx'

describe('computePercentDone', () => {
  it('is 100 only if everything is done, and never more', () => {
    expect([
      computePercentDone(0n, 100n),
      computePercentDone(999n, 1_000n),
      computePercentDone(1_000n, 1_000n),
      computePercentDone(5n, 1n),
      computePercentDone(-1n, 10n),
    ]).toEqual([0, 99, 100, 100, 0])
    expect([computePercentDone(0n, 0n), computePercentDone(-2n, -1n), computePercentDone(-2n, 0n)]).toEqual([100, 100, 100])
    expect(computePercentDone(10n ** 30n - 1n, 10n ** 30n)).toBe(99)
  })
})

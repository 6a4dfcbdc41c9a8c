import { describe, expect, it } from 'vitest'
import { percentDone } from './progress-bar.tsx'

describe('percentDone', () => {
  it('is 100 only if everything is done, and never more', () => {
    expect([
      percentDone(0n, 100n),
      percentDone(999n, 1_000n),
      percentDone(1_000n, 1_000n),
      percentDone(5n, 1n),
      percentDone(-1n, 10n),
    ]).toEqual([0, 99, 100, 100, 0])
    expect([percentDone(0n, 0n), percentDone(-2n, -1n), percentDone(-2n, 0n)]).toEqual([100, 100, 100])
    expect(percentDone(10n ** 30n - 1n, 10n ** 30n)).toBe(99)
  })
})

import { describe, expect, it } from 'vitest'
import { shareDone } from './progress-bar.tsx'

describe('shareDone', () => {
  it('is 100 only if nothing is left, and never more', () => {
    expect([shareDone(0n, 100n), shareDone(999n, 1_000n), shareDone(1_000n, 1_000n), shareDone(5n, 1n), shareDone(-1n, 10n)]).toEqual([
      0, 99, 100, 100, 0,
    ])
    expect([shareDone(0n, 0n), shareDone(-2n, -1n), shareDone(-2n, 0n)]).toEqual([100, 100, 100])
    expect(shareDone(10n ** 30n - 1n, 10n ** 30n)).toBe(99)
  })
})

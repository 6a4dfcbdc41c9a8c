import { describe, expect, it } from 'vitest'
import { computeSecondsLeft, formatCountdown } from './draw.tsx'

describe('a countdown', () => {
  it('counts whole seconds down to 0', () => {
    expect([
      computeSecondsLeft(10_000, 0),
      computeSecondsLeft(10_000, 9_001),
      computeSecondsLeft(10_000, 10_000),
      computeSecondsLeft(10_000, 99_000),
    ]).toEqual([10, 1, 0, 0])
  })

  it.each([
    [0, '00:00'],
    [42, '00:42'],
    [299, '04:59'],
    [3_723, '1:02:03'],
  ])('formats %i seconds as %s', (seconds, expected) => expect(formatCountdown(seconds)).toBe(expected))
})

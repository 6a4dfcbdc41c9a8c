import { describe, expect, it } from 'vitest'
import { formatScore, computeScore, computeWilsonInterval } from './score.ts'

const createReport = (...statuses: readonly string[]) => ({
  files: {
    'a.ts': { mutants: statuses.slice(0, 2).map((status) => ({ status })) },
    'b.ts': { mutants: statuses.slice(2).map((status) => ({ status })) },
  },
})

describe('the score of a sample', () => {
  // Expected values: the Wilson score interval (1927) without continuity correction.
  it.each([
    [27, 30, 0.7438, 0.9654],
    [30, 30, 0.8865, 1],
    [0, 10, 0, 0.2775],
    [1, 2, 0.0945, 0.9055],
  ])('has the Wilson interval of %i in %i: %f to %f', (hits, total, lower, upper) => {
    const interval = computeWilsonInterval(hits, total)
    expect(interval.lower).toBeCloseTo(lower, 4)
    expect(interval.upper).toBeCloseTo(upper, 4)
  })

  it('counts killed and timed-out mutants, and excludes ignored and invalid ones', () => {
    const score = computeScore(createReport('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError', 'RuntimeError'))
    expect(score).toMatchObject({ killed: 2, mutants: 4, score: 0.5 })
  })

  it('is absent if no mutant counts', () => {
    expect(computeScore(createReport('Ignored', 'CompileError'))).toBeUndefined()
  })

  it('is printed with its interval', () => {
    expect(formatScore({ killed: 27, mutants: 30, score: 0.9, lower: 0.7438, upper: 0.9654 })).toBe(
      '27 of 30 mutants killed: 90.0 % (95 % confidence interval: 74.4 % to 96.5 %)',
    )
  })
})

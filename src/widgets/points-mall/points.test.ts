import { describe, expect, it } from 'vitest'
import { parsePositiveInteger, computePointsValue } from './points.ts'

describe('parsePositiveInteger', () => {
  it('accepts whole numbers from 1 to the maximum, with or without group separators', () => {
    expect(['1', ' 250 ', '1,000', '1000'].map((input) => parsePositiveInteger(input, ',', 1000))).toEqual([1, 250, 1000, 1000])
    expect(['', '0', '-1', '1.5', '1001', 'all', '1e3'].map((input) => parsePositiveInteger(input, ',', 1000))).toEqual(
      Array(7).fill(undefined),
    )
    expect(parsePositiveInteger('1 000', '', 1000)).toBe(1000)
  })
})

describe('computePointsValue', () => {
  it('applies the ratio and rounds down to the minor unit', () => {
    expect([0, 2, 299].map((points) => computePointsValue(points, { points: 3, amount: '1.00' }, 2))).toEqual(['0.00', '0.66', '99.66'])
    expect(computePointsValue(7, { points: 100, amount: '1.000000' }, 6)).toBe('0.070000')
  })
})

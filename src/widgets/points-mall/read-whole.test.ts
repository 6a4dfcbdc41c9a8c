import { describe, expect, it } from 'vitest'
import { readWhole } from './read-whole.ts'

describe('a typed number of points', () => {
  it('is whole, from one up to what there is, with or without the marks between its digits', () => {
    expect(['1', ' 250 ', '1,000', '1000'].map((typed) => readWhole(typed, ',', 1000))).toEqual([1, 250, 1000, 1000])
    expect(['', '0', '-1', '1.5', '1001', 'all', '1e3'].map((typed) => readWhole(typed, ',', 1000))).toEqual(Array(7).fill(undefined))
    expect(readWhole('1 000', '', 1000)).toBe(1000)
  })
})

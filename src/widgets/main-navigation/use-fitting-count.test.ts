import { describe, expect, it } from 'vitest'
import { countFittingEntries } from './use-fitting-count.ts'

describe('countFittingEntries', () => {
  const widths = [100, 100, 100, 100]

  it('returns the number of all entries if they fit, without reserving space for the button', () => {
    expect(countFittingEntries(widths, 10, 430, 60)).toBe(4)
  })

  it('reserves space for the "more" button', () => {
    expect(countFittingEntries(widths, 10, 429, 60)).toBe(3)
    expect(countFittingEntries(widths, 10, 389, 60)).toBe(2)
  })

  it('returns 0 if no entry fits, or if there is none', () => {
    expect(countFittingEntries(widths, 10, 50, 60)).toBe(0)
    expect(countFittingEntries([], 10, 50, 60)).toBe(0)
  })
})

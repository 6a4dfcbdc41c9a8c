import { describe, expect, it } from 'vitest'
import { listPages } from './list-pages.ts'

const formatPages = (count: number, current: number, range = 3, margin = 1) =>
  listPages(count, current, range, margin)
    .map((page) => (page === 'gap' ? '…' : String(page)))
    .join(' ')

describe('listPages', () => {
  it('shows three pages around the current one and one at each end (R-PAGINATION-06, R-PAGINATION-07)', () => {
    expect(formatPages(20, 10)).toBe('1 … 9 10 11 … 20')
    expect(formatPages(20, 1)).toBe('1 2 3 … 20')
    expect(formatPages(20, 2)).toBe('1 2 3 … 20')
    expect(formatPages(20, 20)).toBe('1 … 18 19 20')
  })

  it('shows a single page instead of a gap', () => {
    expect(formatPages(20, 4)).toBe('1 2 3 4 5 … 20')
    expect(formatPages(7, 4)).toBe('1 2 3 4 5 6 7')
  })

  it('accepts other ranges and margins', () => {
    expect(formatPages(20, 10, 5, 2)).toBe('1 2 … 8 9 10 11 12 … 19 20')
    expect(formatPages(20, 10, 1, 0)).toBe('… 10 …')
  })

  it('handles huge numbers of pages', () => {
    expect(formatPages(Number.MAX_SAFE_INTEGER, 10)).toBe(`1 … 9 10 11 … ${String(Number.MAX_SAFE_INTEGER)}`)
  })

  it('handles few pages and none', () => {
    expect(formatPages(1, 1)).toBe('1')
    expect(formatPages(2, 2)).toBe('1 2')
    expect(formatPages(0, 1)).toBe('')
  })

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))('contains the current page once, in ascending order (%i pages)', (count) => {
    for (let current = 1; current <= count; current++) {
      const pages = listPages(count, current, 3, 1).filter((page) => page !== 'gap')
      expect(pages.filter((page) => page === current)).toHaveLength(1)
      expect(pages).toEqual([...pages].sort((a, b) => a - b))
    }
  })
})

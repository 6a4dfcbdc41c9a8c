import { describe, expect, it } from 'vitest'
import { balancedColumns } from './balanced-columns.ts'

describe('balancedColumns', () => {
  it.each([
    [24, 8],
    [21, 7],
    [12, 6],
    [14, 7],
  ])('sets %i posters in rows of %i', (count, columns) => {
    expect(balancedColumns(count, [8, 7, 6])).toBe(columns)
  })

  it('prefers the order in which the widths are given where no width fills the last row better', () => {
    expect(balancedColumns(8, [6, 5, 4])).toBe(4)
    expect(balancedColumns(1, [6, 5, 4])).toBe(4)
    expect(balancedColumns(7, [2, 1])).toBe(1)
    expect(balancedColumns(6, [3, 2])).toBe(3)
  })
})

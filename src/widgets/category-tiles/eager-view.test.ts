import { describe, expect, it } from 'vitest'
import { arrangeTiles } from './eager-view.tsx'

describe('arrangeTiles', () => {
  it.each([5, 6, 7, 8, 9, 10, 11])('fills two rows with %i tiles', (count) => {
    const { columns, hasLargeFirstTile } = arrangeTiles(count)
    expect(count + (hasLargeFirstTile ? 3 : 0)).toBe(columns * 2)
  })

  it.each([5, 6, 7, 8, 9, 10])('fills the rows of the three-column layout with %i tiles', (count) => {
    expect((count - 1 + arrangeTiles(count).firstTileSpan) % 3).toBe(0)
  })

  it('puts fewer than five tiles in one row', () => {
    expect(arrangeTiles(3)).toMatchObject({ columns: 3, hasLargeFirstTile: false })
    expect(arrangeTiles(0)).toMatchObject({ columns: 1, hasLargeFirstTile: false })
  })
})

import { describe, expect, it } from 'vitest'
import { arrangeTiles } from './arrange-tiles.ts'

describe('arrangeTiles', () => {
  it.each([5, 6, 7, 8, 9, 10, 11])('fills two rows with %i tiles', (count) => {
    const { columns, lead } = arrangeTiles(count)
    expect(count + (lead ? 3 : 0)).toBe(columns * 2)
  })

  it('sets few tiles in one row', () => {
    expect(arrangeTiles(3)).toEqual({ columns: 3, lead: false })
    expect(arrangeTiles(0)).toEqual({ columns: 1, lead: false })
  })
})

import { describe, expect, it } from 'vitest'
import { findNextIndex } from './find-next-index.ts'

describe('findNextIndex', () => {
  it('wraps around at both ends', () => {
    expect(findNextIndex('ArrowRight', 2, 3, 'x')).toBe(0)
    expect(findNextIndex('ArrowLeft', 0, 3, 'x')).toBe(2)
    expect(findNextIndex('ArrowDown', 2, 3, 'y')).toBe(0)
  })

  it('jumps to the first and the last index on Home and End', () => {
    expect(findNextIndex('Home', 2, 5, 'y')).toBe(0)
    expect(findNextIndex('End', 2, 5, 'x')).toBe(4)
  })

  it('swaps left and right in right-to-left text', () => {
    expect(findNextIndex('ArrowRight', 1, 3, 'x', true)).toBe(0)
    expect(findNextIndex('ArrowLeft', 1, 3, 'x', true)).toBe(2)
  })

  it('ignores keys of the other axis, letters and empty groups', () => {
    expect(findNextIndex('ArrowDown', 1, 3, 'x')).toBeUndefined()
    expect(findNextIndex('a', 1, 3, 'y')).toBeUndefined()
    expect(findNextIndex('Home', 0, 0, 'y')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { nextIndex } from './next-index.ts'

describe('nextIndex', () => {
  it('wraps around at both ends', () => {
    expect(nextIndex('ArrowRight', 2, 3, 'x')).toBe(0)
    expect(nextIndex('ArrowLeft', 0, 3, 'x')).toBe(2)
    expect(nextIndex('ArrowDown', 2, 3, 'y')).toBe(0)
  })

  it('goes to the ends on Home and End', () => {
    expect(nextIndex('Home', 2, 5, 'y')).toBe(0)
    expect(nextIndex('End', 2, 5, 'x')).toBe(4)
  })

  it('swaps left and right in right-to-left text', () => {
    expect(nextIndex('ArrowRight', 1, 3, 'x', true)).toBe(0)
    expect(nextIndex('ArrowLeft', 1, 3, 'x', true)).toBe(2)
  })

  it('ignores keys of the other axis, letters and empty groups', () => {
    expect(nextIndex('ArrowDown', 1, 3, 'x')).toBeUndefined()
    expect(nextIndex('a', 1, 3, 'y')).toBeUndefined()
    expect(nextIndex('Home', 0, 0, 'y')).toBeUndefined()
  })
})

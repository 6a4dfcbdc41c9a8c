import { describe, expect, it } from 'vitest'
import { typoDistance } from './typo-distance.ts'

describe('typoDistance', () => {
  it.each([
    ['tiger', 'tiger', 0],
    ['tigr', 'tiger', 1],
    ['tigger', 'tiger', 1],
    ['tifer', 'tiger', 1],
    ['tigre', 'tiger', 1],
    ['tgre', 'tiger', 2],
    ['', '', 0],
  ])('from %s to %s there are %i slips', (a, b, slips) => expect(typoDistance(a, b, 2)).toBe(slips))

  it('counts no further than its limit', () => {
    expect(typoDistance('dragon', 'lantern', 1)).toBe(2)
    expect(typoDistance('a', 'abcdef', 2)).toBe(3)
  })
})

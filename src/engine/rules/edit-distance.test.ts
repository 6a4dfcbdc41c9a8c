import { describe, expect, it } from 'vitest'
import { computeEditDistance } from './edit-distance.ts'

const equalCosts = { swapped: 1, missing: 1, extra: 1, doubled: 1 }

describe('computeEditDistance', () => {
  it.each([
    ['tiger', 'tiger', 0],
    ['tigr', 'tiger', 1],
    ['tigger', 'tiger', 1],
    ['tifer', 'tiger', 1],
    ['tigre', 'tiger', 1],
    ['tgre', 'tiger', 2],
    ['', '', 0],
  ])('returns the distance from %s to %s: %i', (a, b, distance) => expect(computeEditDistance(a, b, 2, equalCosts)).toBe(distance))

  it('stops counting above the limit', () => {
    expect(computeEditDistance('dragon', 'lantern', 1, equalCosts)).toBe(2)
    expect(computeEditDistance('a', 'abcdef', 2, equalCosts)).toBe(3)
  })

  it('applies lower costs for doubled, swapped and missing letters', () => {
    const costs = { swapped: 0.5, missing: 0.6, extra: 0.7, doubled: 0.3 }
    const cost = (input: string): number => computeEditDistance(input, 'tiger', 2, costs)
    expect(['tigre', 'tigr', 'tigerx', 'tigger', 'tifer'].map(cost)).toEqual([0.5, 0.6, 0.7, 0.3, 1])
  })
})

import { describe, expect, it } from 'vitest'
import { chooseColumnCount, computeGamesLayout } from './games-layout.ts'

describe('computeGamesLayout', () => {
  it.each([
    [8, { '--phone': 2, '--narrow': 2, '--tablet': 4, '--middle': 4, '--widest': 4 }],
    [12, { '--phone': 2, '--narrow': 3, '--tablet': 3, '--middle': 4, '--widest': 6 }],
  ])('leaves no gap in the last row of %i cards, at any width', (count, columns) => {
    expect(computeGamesLayout({ variant: 'cards' }, count).style).toEqual(columns)
    for (const columnCount of Object.values(columns)) expect(count % columnCount).toBe(0)
  })

  it('returns the default column counts if the number of games is unknown, and none for a rail', () => {
    expect(computeGamesLayout({ variant: 'tiles' }).style).toEqual({
      '--phone': 3,
      '--narrow': 4,
      '--tablet': 4,
      '--middle': 6,
      '--widest': 8,
    })
    expect(computeGamesLayout({ variant: 'rail' }).style).toEqual({})
  })
})

describe('chooseColumnCount', () => {
  it.each([
    [24, 8],
    [21, 7],
    [12, 6],
    [14, 7],
  ])('arranges %i games in rows of %i', (count, columns) => {
    expect(chooseColumnCount(count, [8, 7, 6])).toBe(columns)
  })

  it('returns the count with the fewest gaps in the last row, and the earlier one on a tie', () => {
    expect(chooseColumnCount(8, [6, 5, 4])).toBe(4)
    expect(chooseColumnCount(1, [6, 5, 4])).toBe(4)
    expect(chooseColumnCount(7, [2, 1])).toBe(1)
    expect(chooseColumnCount(6, [3, 2])).toBe(3)
  })
})

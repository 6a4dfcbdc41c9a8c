import { describe, expect, it } from 'vitest'
import { countMosaicGames } from './eager-view.tsx'

describe('countMosaicGames', () => {
  it.each([9, 12, 20, 21, 24, 40])('fills all rows of six, four or two columns if there are %i games', (games) => {
    const cells = countMosaicGames(games) + 3
    expect([cells % 6, cells % 4, cells % 2]).toEqual([0, 0, 0])
    expect(countMosaicGames(games)).toBeLessThanOrEqual(games)
  })

  it('shows up to five games if there are fewer than nine', () => {
    expect([0, 3, 5, 8].map(countMosaicGames)).toEqual([0, 3, 5, 5])
  })
})

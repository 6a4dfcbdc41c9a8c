import { describe, expect, it } from 'vitest'
import { countVisibleGames } from './games-panel.tsx'

describe('countVisibleGames', () => {
  it('R-PAGINATION-01 R-PAGINATION-02 shows 21 games first, then 18 more at a time, without gaps or duplicates', () => {
    expect([1, 2, 3].map((pages) => countVisibleGames(pages, 21, 18))).toEqual([21, 39, 57])
  })
})

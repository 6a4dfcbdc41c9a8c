import { describe, expect, it } from 'vitest'
import { countVisibleGames } from './games-panel.tsx'

describe('countVisibleGames', () => {
  it('returns 21 games first, then 18 more per page (R-PAGINATION-01, R-PAGINATION-02)', () => {
    expect([1, 2, 3].map((pages) => countVisibleGames(pages, 21, 18))).toEqual([21, 39, 57])
  })
})

import { describe, expect, it } from 'vitest'
import { countVisibleGames } from './games-panel.tsx'

describe('countVisibleGames', () => {
  it('returns 21 for the first page, and 18 more for each further page (R-PAGINATION-01, R-PAGINATION-02)', () => {
    expect([1, 2, 3].map((pages) => countVisibleGames(pages, 21, 18))).toEqual([21, 39, 57])
  })
})

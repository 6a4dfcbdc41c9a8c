import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { suggestGames } from './game-launcher.ts'

const game = (gameName: string, overrides: Partial<Game> = {}): Game => ({
  gameName,
  vassalage: 'V',
  gameType: 'RNG',
  showIcon: '',
  ...overrides,
})

describe('suggestGames', () => {
  it('returns hot games of the category first, without the closed one and others under maintenance', () => {
    const closed = game('closed', { maintenance: true })
    const games = [closed, game('a'), game('also closed', { maintenance: true }), game('b'), game('c'), game('hot', { isHot: true })]
    expect(suggestGames({ games }, closed).map((suggestion) => suggestion.gameName)).toEqual(['hot', 'a', 'b'])
  })

  it('returns nothing if no other game is open', () => {
    const closed = game('closed', { maintenance: true })
    expect(suggestGames({ games: [closed] }, closed)).toEqual([])
  })
})

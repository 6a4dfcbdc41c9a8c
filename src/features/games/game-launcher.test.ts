import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { suggestGames } from './game-launcher.ts'

const createGame = (gameName: string, overrides: Partial<Game> = {}): Game => ({
  gameName,
  vassalage: 'V',
  gameType: 'RNG',
  showIcon: '',
  ...overrides,
})

describe('suggestGames', () => {
  it('returns hot games of the category first, without the closed one and others under maintenance', () => {
    const closed = createGame('closed', { maintenance: true })
    const games = [
      closed,
      createGame('a'),
      createGame('also closed', { maintenance: true }),
      createGame('b'),
      createGame('c'),
      createGame('hot', { isHot: true }),
    ]
    expect(suggestGames({ games }, closed).map((suggestion) => suggestion.gameName)).toEqual(['hot', 'a', 'b'])
  })

  it('returns nothing if no other game is open', () => {
    const closed = createGame('closed', { maintenance: true })
    expect(suggestGames({ games: [closed] }, closed)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { suggestGames } from './game-launcher.ts'

const game = (gameName: string, more: Partial<Game> = {}): Game => ({ gameName, vassalage: 'V', gameType: 'RNG', showIcon: '', ...more })

describe('suggestGames', () => {
  it('names hot games of the same category first, never the one that is closed nor another that is', () => {
    const closed = game('closed', { maintenance: true })
    const games = [closed, game('a'), game('also closed', { maintenance: true }), game('b'), game('c'), game('hot', { isHot: true })]
    expect(suggestGames({ games }, closed).map((one) => one.gameName)).toEqual(['hot', 'a', 'b'])
  })

  it('has nothing to say where nothing else is open', () => {
    const closed = game('closed', { maintenance: true })
    expect(suggestGames({ games: [closed] }, closed)).toEqual([])
  })
})

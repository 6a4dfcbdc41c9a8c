import { describe, expect, it } from 'vitest'
import type { SiteCategory } from '../../engine/index.ts'
import type { Game } from '../../generated/api.ts'
import type { CategorizedGame } from '../../features/games/index.ts'
import { selectGames } from './select-games.ts'

const game = (gameName: string, overrides: Partial<Game> = {}): Game => ({
  gameName,
  vassalage: 'V',
  gameType: 'RNG',
  showIcon: '',
  ...overrides,
})
const category = (id: string, games: Game[]): SiteCategory => ({
  id,
  name: id,
  icon: 'play',
  route: id,
  rebatePercent: undefined,
  vendors: [],
  games,
})
const names = (selectedGames: readonly CategorizedGame[]): string[] => selectedGames.map((selectedGame) => selectedGame.game.gameName)

describe('selectGames', () => {
  const slots = category('RNG', [game('a'), game('b', { isHot: true }), game('c', { vassalage: 'W' })])
  const live = category('LIVE', [game('x', { isNew: true }), game('y')])

  it('alternates between categories', () => {
    expect(names(selectGames([slots, live], {}))).toEqual(['a', 'x', 'b', 'y', 'c'])
  })

  it('filters by category and by vendor', () => {
    expect(names(selectGames([slots, live], { category: 'LIVE' }))).toEqual(['x', 'y'])
    expect(names(selectGames([slots, live], { category: 'RNG', vendor: 'W' }))).toEqual(['c'])
    expect(selectGames([slots, live], { category: 'FISH' })).toEqual([])
  })

  it('puts hot games first and keeps the order of the others', () => {
    expect(names(selectGames([slots, live], { hotFirst: true }))).toEqual(['b', 'a', 'x', 'y', 'c'])
  })

  it('keeps only games marked hot or new by the platform', () => {
    expect(names(selectGames([slots, live], { only: 'hot' }))).toEqual(['b'])
    expect(names(selectGames([slots, live], { only: 'new' }))).toEqual(['x'])
  })

  it('returns a game of two categories once', () => {
    const sharedGame = game('z', { gameId: '7' })
    expect(names(selectGames([category('SPORTS', [sharedGame]), category('COCKFIGHT', [sharedGame])], {}))).toEqual(['z'])
  })
})

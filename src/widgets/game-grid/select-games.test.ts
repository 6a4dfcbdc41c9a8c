import { describe, expect, it } from 'vitest'
import type { SiteCategory } from '../../engine/index.ts'
import type { Game } from '../../generated/api.ts'
import type { CategorizedGame } from '../../features/games/index.ts'
import { selectGames } from './select-games.ts'

const createGame = (gameName: string, overrides: Partial<Game> = {}): Game => ({
  gameName,
  vassalage: 'V',
  gameType: 'RNG',
  showIcon: '',
  ...overrides,
})
const createCategory = (id: string, games: Game[]): SiteCategory => ({
  id,
  name: id,
  icon: 'play',
  route: id,
  rebatePercent: undefined,
  vendors: [],
  games,
})
const listNames = (selectedGames: readonly CategorizedGame[]): string[] => selectedGames.map((selectedGame) => selectedGame.game.gameName)

describe('selectGames', () => {
  const slots = createCategory('RNG', [createGame('a'), createGame('b', { isHot: true }), createGame('c', { vassalage: 'W' })])
  const live = createCategory('LIVE', [createGame('x', { isNew: true }), createGame('y')])

  it('alternates between categories', () => {
    expect(listNames(selectGames([slots, live], {}))).toEqual(['a', 'x', 'b', 'y', 'c'])
  })

  it('filters by category and by vendor', () => {
    expect(listNames(selectGames([slots, live], { category: 'LIVE' }))).toEqual(['x', 'y'])
    expect(listNames(selectGames([slots, live], { category: 'RNG', vendor: 'W' }))).toEqual(['c'])
    expect(selectGames([slots, live], { category: 'FISH' })).toEqual([])
  })

  it('puts hot games first and keeps the order of the others', () => {
    expect(listNames(selectGames([slots, live], { hotFirst: true }))).toEqual(['b', 'a', 'x', 'y', 'c'])
  })

  it('keeps only games marked hot or new by the platform', () => {
    expect(listNames(selectGames([slots, live], { only: 'hot' }))).toEqual(['b'])
    expect(listNames(selectGames([slots, live], { only: 'new' }))).toEqual(['x'])
  })

  it('returns a game of two categories once', () => {
    const sharedGame = createGame('z', { gameId: '7' })
    expect(listNames(selectGames([createCategory('SPORTS', [sharedGame]), createCategory('COCKFIGHT', [sharedGame])], {}))).toEqual(['z'])
  })
})

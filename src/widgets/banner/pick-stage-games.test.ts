import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { pickStageGames } from './pick-stage-games.ts'

const createGame = (gameName: string, overrides: Partial<Game> = {}): Game => ({
  gameName,
  vassalage: 'V',
  gameType: 'RNG',
  showIcon: '',
  ...overrides,
})
const listNames = (games: readonly Game[]): string[] => games.map((stageGame) => stageGame.gameName)

describe('pickStageGames', () => {
  it('puts a hot game in the middle and the others around it', () => {
    const games = [createGame('a'), createGame('b'), createGame('c'), createGame('d'), createGame('hot', { isHot: true })]
    expect(listNames(pickStageGames(games, 5))).toEqual(['c', 'a', 'hot', 'b', 'd'])
  })

  it('leaves out games that are not playable', () => {
    expect(listNames(pickStageGames([createGame('a', { maintenance: true }), createGame('b')], 5))).toEqual(['b'])
  })

  it('returns at most `count` games', () => {
    expect(pickStageGames([createGame('a'), createGame('b'), createGame('c'), createGame('d')], 3)).toHaveLength(3)
    expect(pickStageGames([], 3)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { pickStageGames } from './pick-stage-games.ts'

const game = (gameName: string, overrides: Partial<Game> = {}): Game => ({
  gameName,
  vassalage: 'V',
  gameType: 'RNG',
  showIcon: '',
  ...overrides,
})
const names = (games: readonly Game[]): string[] => games.map((stageGame) => stageGame.gameName)

describe('pickStageGames', () => {
  it('puts a hot game in the middle and the others around it', () => {
    const games = [game('a'), game('b'), game('c'), game('d'), game('hot', { isHot: true })]
    expect(names(pickStageGames(games, 5))).toEqual(['c', 'a', 'hot', 'b', 'd'])
  })

  it('leaves out games that are not playable', () => {
    expect(names(pickStageGames([game('a', { maintenance: true }), game('b')], 5))).toEqual(['b'])
  })

  it('returns at most `count` games', () => {
    expect(pickStageGames([game('a'), game('b'), game('c'), game('d')], 3)).toHaveLength(3)
    expect(pickStageGames([], 3)).toEqual([])
  })
})

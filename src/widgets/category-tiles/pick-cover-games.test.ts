import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { pickCoverGames } from './pick-cover-games.ts'

const createGame = (gameName: string, overrides: Partial<Game> = {}): Game => ({
  gameName,
  vassalage: 'V',
  gameType: 'RNG',
  showIcon: '',
  ...overrides,
})
const findCoverGame = (games: readonly Game[]): string | undefined => pickCoverGames([{ id: 'RNG', games }]).get('RNG')?.gameName

describe('pickCoverGames', () => {
  it('prefers a hot game that is playable', () => {
    expect(findCoverGame([createGame('a'), createGame('b', { isHot: true, maintenance: true }), createGame('c', { isHot: true })])).toBe(
      'c',
    )
  })

  it('falls back to a playable game, then to any game', () => {
    expect(findCoverGame([createGame('a', { maintenance: true }), createGame('b')])).toBe('b')
    expect(findCoverGame([createGame('a', { maintenance: true })])).toBe('a')
    expect(findCoverGame([])).toBeUndefined()
  })

  it('uses a game for several categories only if they have no other', () => {
    const [rooster, ball] = [createGame('rooster', { isHot: true }), createGame('ball')]
    const coverGames = pickCoverGames([
      { id: 'SPORTS', games: [rooster, ball, rooster] },
      { id: 'COCKFIGHT', games: [rooster] },
      { id: 'PVP', games: [rooster] },
    ])
    expect([...coverGames].map(([id, { gameName }]) => `${id} ${gameName}`).sort()).toEqual([
      'COCKFIGHT rooster',
      'PVP rooster',
      'SPORTS ball',
    ])
  })
})

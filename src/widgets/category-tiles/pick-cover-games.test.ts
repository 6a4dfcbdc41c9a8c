import { describe, expect, it } from 'vitest'
import type { Game } from '../../generated/api.ts'
import { pickCoverGames } from './pick-cover-games.ts'

const game = (gameName: string, more: Partial<Game> = {}): Game => ({ gameName, vassalage: 'V', gameType: 'RNG', showIcon: '', ...more })
const faceOf = (games: readonly Game[]): string | undefined => pickCoverGames([{ id: 'RNG', games }]).get('RNG')?.gameName

describe('pickCoverGames', () => {
  it('prefers a hot game that is open', () => {
    expect(faceOf([game('a'), game('b', { isHot: true, maintenance: true }), game('c', { isHot: true })])).toBe('c')
  })

  it('falls back to an open game, then to any game', () => {
    expect(faceOf([game('a', { maintenance: true }), game('b')])).toBe('b')
    expect(faceOf([game('a', { maintenance: true })])).toBe('a')
    expect(faceOf([])).toBeUndefined()
  })

  it('uses no game twice while the category has another', () => {
    const [rooster, ball] = [game('rooster', { isHot: true }), game('ball')]
    const faces = pickCoverGames([
      { id: 'SPORTS', games: [rooster, ball, rooster] },
      { id: 'COCKFIGHT', games: [rooster] },
      { id: 'PVP', games: [rooster] },
    ])
    expect([...faces].map(([id, { gameName }]) => `${id} ${gameName}`).sort()).toEqual(['COCKFIGHT rooster', 'PVP rooster', 'SPORTS ball'])
  })
})

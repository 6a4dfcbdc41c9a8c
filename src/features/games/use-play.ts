import type { Game } from '../../generated/api.ts'
import { useEngine, useLocale, useText, withModule } from '../../engine/index.ts'
import type { PlayCategory } from './play-game.ts'

/**
 * Returns the name of a game in the current language, or the platform's; with the minimum stake for a room, since its
 * game has several.
 */
export function useGameName(): (game: Pick<Game, 'gameName' | 'displayName' | 'roomId' | 'minBet'>) => string {
  const { tag } = useLocale()
  const text = useText()
  return ({ gameName, displayName, roomId, minBet }) => {
    const name = displayName?.[tag] ?? displayName?.[tag.split('-')[0] ?? ''] ?? gameName
    return roomId === undefined || minBet === undefined ? name : text('game_room', { game: name, stake: minBet })
  }
}

/**
 * Starts a game, or explains why not; never fails silently. `trial` plays for free. The code loads when the first game
 * is chosen.
 */
export function usePlay(): (game: Game, category: PlayCategory, trial?: boolean) => void {
  const engine = useEngine()
  return (game, category, trial) => {
    withModule(
      engine,
      'play',
      () => import('./play-game.ts'),
      ({ playGame }) => playGame(engine, game, category, trial),
    )
  }
}

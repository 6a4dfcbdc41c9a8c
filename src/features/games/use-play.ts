import type { Game } from '../../generated/api.ts'
import { useEngine, useLocale, useText, withModule } from '../../engine/index.ts'
import type { PlayCategory } from './play-game.ts'

/**
 * Returns a function that returns the name of a game in the current language, or else the platform's default name. The
 * name of a room contains its minimum stake, since a game can have several rooms.
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
 * Returns a function that starts a game, or explains why it cannot be started. `trial` starts the free trial. The code
 * loads when the first game is chosen.
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

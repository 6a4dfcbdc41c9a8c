import type { Game } from '../../generated/api.ts'
import { useEngine, useShown, useText, withModule } from '../../engine/index.ts'
import type { PlayCategory } from './play-game.ts'

/**
 * The name of a game in the language that is shown, or as the platform calls it; of a room with its least stake, since
 * its game has several.
 */
export function useGameName(): (game: Pick<Game, 'gameName' | 'displayName' | 'roomId' | 'minBet'>) => string {
  const { tag } = useShown()
  const text = useText()
  return ({ gameName, displayName, roomId, minBet }) => {
    const name = displayName?.[tag] ?? displayName?.[tag.split('-')[0] ?? ''] ?? gameName
    return roomId === undefined || minBet === undefined ? name : text('game_room', { game: name, stake: minBet })
  }
}

/**
 * Starts a game, or says why it does not start: it never does nothing. `trial` plays it for free. What does it comes
 * with the first game that is chosen.
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

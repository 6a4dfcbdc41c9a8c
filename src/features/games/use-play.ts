import type { Game } from '../../generated/api.ts'
import { useEngine, useShown, withModule } from '../../engine/index.ts'
import type { PlayCategory } from './play-game.ts'

/** The name of a game in the language that is shown, or as the platform calls it. */
export function useGameName(): (game: Pick<Game, 'gameName' | 'displayName'>) => string {
  const { tag } = useShown()
  return ({ gameName, displayName }) => displayName?.[tag] ?? displayName?.[tag.split('-')[0] ?? ''] ?? gameName
}

/**
 * Starts a game, or says why it does not start: it never does nothing. `trial` plays it for free. What does it comes with the first game that is
 * chosen.
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

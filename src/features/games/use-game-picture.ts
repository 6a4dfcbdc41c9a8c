import type { Game } from '../../generated/api.ts'
import { useShown } from '../../engine/index.ts'

/** The address of a game's picture: `s` for tiles, `l` for large ones and dense screens. */
export function useGamePicture(): (game: Pick<Game, 'showIcon'>, size: 's' | 'l') => string {
  const origin = useShown().imageOrigin
  return (game, size) => {
    const path = game.showIcon.replace('{size}', size)
    return path.startsWith('/') ? origin + path : path
  }
}

import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'
import { gameIdOf } from './game-key.ts'

/**
 * What to play instead of a game under maintenance: up to three games of its category that are open, hot ones first.
 */
export function suggestGames(category: Pick<SiteCategory, 'games'>, closed: Pick<Game, 'gameId' | 'roomId'>): readonly Game[] {
  const id = gameIdOf(closed)
  const open = category.games.filter((game) => game !== closed && (id === undefined || gameIdOf(game) !== id) && game.maintenance !== true)
  return [...open].sort((a, b) => Number(b.isHot ?? false) - Number(a.isHot ?? false)).slice(0, 3)
}

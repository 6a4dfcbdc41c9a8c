import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/contract/site.ts'

/** What to play instead of a game under maintenance: up to three games of its category that are open, hot ones first. */
export function suggestGames(category: Pick<SiteCategory, 'games'>, closed: Pick<Game, 'gameId'>): readonly Game[] {
  const open = category.games.filter(
    (game) => game !== closed && (closed.gameId === undefined || game.gameId !== closed.gameId) && game.maintenance !== true,
  )
  return [...open].sort((a, b) => Number(b.isHot ?? false) - Number(a.isHot ?? false)).slice(0, 3)
}

import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../contract/site.ts'
import { categoryPath } from '../resolve/action-path.ts'
import { suggestGames } from '../resolve/suggest-games.ts'
import { useEngine } from './engine.ts'
import { useShown } from './shown.tsx'

/** The name of a game in the language that is shown, or as the platform calls it. */
export function useGameName(): (game: Pick<Game, 'gameName' | 'displayName'>) => string {
  const { tag } = useShown()
  return ({ gameName, displayName }) => displayName?.[tag] ?? displayName?.[tag.split('-')[0] ?? ''] ?? gameName
}

/**
 * Starts a game: after a login where there is none, on the page of its category with its vendor. A game under maintenance
 * says so and names others. It never does nothing: where the visitor is on that page already, it says that the game
 * cannot be opened yet.
 */
export function usePlay(): (game: Game, category: SiteCategory) => void {
  const engine = useEngine()
  const nameOf = useGameName()
  return (game, category) => {
    const name = nameOf(game)
    const { pathname, search } = engine.location.get()
    const there = categoryPath(engine.site.get(), category.id, game.vassalage) === pathname + search
    if (game.maintenance) {
      const others = suggestGames(category, game).map(nameOf).join(', ')
      return void engine.warn({
        title: 'games_maintenance',
        text: others === '' ? 'games_maintenance_text' : 'games_maintenance_others',
        values: { name, others },
        confirm: 'in_increase_submit',
      })
    }
    if (there && engine.site.get().visitor.kind !== 'visitor')
      return void engine.warn({ title: 'games_not_open', text: 'games_not_open_text', values: { name }, confirm: 'in_increase_submit' })
    engine.act({ startVendorGame: { vendor: game.vassalage, otherwise: category.route } })
  }
}

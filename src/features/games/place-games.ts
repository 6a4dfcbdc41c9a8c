import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'
import { findCategory } from './find-category.ts'
import { gameKey } from './game-key.ts'

/** A game where it stands. */
export interface Placed {
  readonly key: string
  readonly game: Game
  readonly category: SiteCategory
}

/** Games, each in the category that it is found in; one of no category that is shown is left out. */
export const placeGames = (categories: readonly SiteCategory[], games: readonly Game[]): readonly Placed[] =>
  games.flatMap((game) => {
    const category = findCategory(categories, game)
    return category ? [{ key: gameKey(game), game, category }] : []
  })

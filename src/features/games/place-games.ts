import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'

/**
 * The id that a game is opened and launched by: a room's own where it is the room of a game, else the game's. The
 * platform may name neither.
 */
export const gameIdOf = ({ roomId, gameId }: Pick<Game, 'roomId' | 'gameId'>): string | undefined => roomId ?? gameId

/** What tells two games apart. */
export const gameKey = (game: Pick<Game, 'vassalage' | 'roomId' | 'gameId' | 'nodeId' | 'gameName'>): string =>
  `${game.vassalage}/${gameIdOf(game) ?? game.nodeId ?? game.gameName}`

/**
 * The category that a game of a list belongs to on this site: its own where that has its vendor, else one that the
 * brand moved its vendor to.
 */
export function findCategory(
  categories: readonly SiteCategory[],
  { gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>,
): SiteCategory | undefined {
  const having = categories.filter(({ vendors }) => vendors.some(({ code }) => code === vassalage))
  return having.find(({ id }) => id === gameType) ?? having[0]
}

/** A game where it stands. */
export interface PlacedGame {
  readonly key: string
  readonly game: Game
  readonly category: SiteCategory
}

/** Games, each in the category that it is found in; one of no category that is shown is left out. */
export const placeGames = (categories: readonly SiteCategory[], games: readonly Game[]): readonly PlacedGame[] =>
  games.flatMap((game) => {
    const category = findCategory(categories, game)
    return category ? [{ key: gameKey(game), game, category }] : []
  })

type Vendor = SiteCategory['vendors'][number]

/** The number of games of a vendor in a category: the platform's count, or that of the games loaded so far. */
export const countVendorGames = ({ games }: Pick<SiteCategory, 'games'>, { code, games: count }: Vendor): number =>
  count ?? games.filter(({ vassalage }) => vassalage === code).length

/** The number of games in a category. `games` of a category holds only the first of them. */
export const countGames = (category: Pick<SiteCategory, 'games' | 'vendors'>): number =>
  category.vendors.reduce((sum, vendor) => sum + countVendorGames(category, vendor), 0)

import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'

/**
 * Returns the id that a game is opened and launched with: the room's if it has one, else the game's. The platform can
 * omit both.
 */
export const findGameId = ({ roomId, gameId }: Pick<Game, 'roomId' | 'gameId'>): string | undefined => roomId ?? gameId

/** Returns a key that identifies a game. */
export const getGameKey = (game: Pick<Game, 'vassalage' | 'roomId' | 'gameId' | 'nodeId' | 'gameName'>): string =>
  `${game.vassalage}/${findGameId(game) ?? game.nodeId ?? game.gameName}`

/**
 * Returns the category that contains a game on this site: the game's own category if it has the game's vendor, else the
 * category to which the brand has moved the vendor; `undefined` if no category has the vendor.
 */
export function findCategory(
  categories: readonly SiteCategory[],
  { gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>,
): SiteCategory | undefined {
  const candidates = categories.filter(({ vendors }) => vendors.some(({ code }) => code === vassalage))
  return candidates.find(({ id }) => id === gameType) ?? candidates[0]
}

/** A game with its category. */
export interface CategorizedGame {
  readonly key: string
  readonly game: Game
  readonly category: SiteCategory
}

/** Returns the games with their categories; drops games without a visible category. */
export const assignCategories = (categories: readonly SiteCategory[], games: readonly Game[]): readonly CategorizedGame[] =>
  games.flatMap((game) => {
    const category = findCategory(categories, game)
    return category ? [{ key: getGameKey(game), game, category }] : []
  })

type Vendor = SiteCategory['vendors'][number]

/** Returns the number of games of a vendor in a category: the platform's count, or that of the games loaded. */
export const countVendorGames = ({ games }: Pick<SiteCategory, 'games'>, { code, games: count }: Vendor): number =>
  count ?? games.filter(({ vassalage }) => vassalage === code).length

/** Returns the total number of games in a category; its `games` may contain only the first ones. */
export const countGames = (category: Pick<SiteCategory, 'games' | 'vendors'>): number =>
  category.vendors.reduce((sum, vendor) => sum + countVendorGames(category, vendor), 0)

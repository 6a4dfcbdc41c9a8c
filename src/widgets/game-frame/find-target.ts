import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'
import { findGameId } from '../../features/games/index.ts'

/** The game that a page launches. */
export interface GameTarget {
  readonly gameId: string
  readonly vassalage: string
  readonly nodeId?: string
  readonly accountTypeName?: string
  /** The game's data, if the game is among those already loaded. */
  readonly game: Game | undefined
  readonly category: SiteCategory | undefined
}

/**
 * Returns the target for a game id and a vendor code, even if the game is not loaded; `undefined` if the id or the code
 * is missing.
 */
export function findGameTarget(
  categories: readonly SiteCategory[],
  gameId: string | undefined,
  vendor: string | undefined,
): GameTarget | undefined {
  if (gameId === undefined || vendor === undefined) return undefined
  const category = categories.find(({ vendors }) => vendors.some(({ code }) => code === vendor))
  const game = categories
    .flatMap(({ games }) => games)
    .find((candidate) => findGameId(candidate) === gameId && candidate.vassalage === vendor)
  return { gameId, vassalage: vendor, game, category, ...getLaunchParameters(game) }
}

/**
 * Returns the lottery of a category whose code or game id is `code`. Without a code, returns the first lottery that is
 * not under maintenance, through which the vendor's lobby is launched. Returns `undefined` if there is no such lottery.
 */
export function findLotteryTarget(category: SiteCategory | undefined, code: string | undefined): GameTarget | undefined {
  const game = category?.games.find((candidate) =>
    code === undefined ? candidate.maintenance !== true : candidate.code === code || candidate.gameId === code,
  )
  return game && toGameTarget(game, category)
}

export function toGameTarget(game: Game, category: SiteCategory | undefined): GameTarget | undefined {
  const gameId = findGameId(game)
  return gameId === undefined ? undefined : { gameId, vassalage: game.vassalage, game, category, ...getLaunchParameters(game) }
}

const getLaunchParameters = (game: Game | undefined): Pick<GameTarget, 'nodeId' | 'accountTypeName'> => ({
  ...(game?.nodeId !== undefined && { nodeId: game.nodeId }),
  ...(game?.accountTypeName !== undefined && { accountTypeName: game.accountTypeName }),
})

import type { Game } from '../../generated/api.ts'
import type { SiteCategory } from '../../engine/index.ts'
import { gameIdOf } from '../../features/games/index.ts'

/** The game that a page is for. */
export interface Target {
  readonly gameId: string
  readonly vassalage: string
  readonly nodeId?: string
  readonly accountTypeName?: string
  /** All of it, where it is one of the games that the site knows already. */
  readonly game: Game | undefined
  readonly category: SiteCategory | undefined
}

/** The game that an address names by its id and its vendor's code. */
export function findGame(categories: readonly SiteCategory[], gameId: string | undefined, vendor: string | undefined): Target | undefined {
  if (gameId === undefined || vendor === undefined) return undefined
  const category = categories.find(({ vendors }) => vendors.some(({ code }) => code === vendor))
  const game = categories.flatMap(({ games }) => games).find((one) => gameIdOf(one) === gameId && one.vassalage === vendor)
  return { gameId, vassalage: vendor, game, category, ...partsOf(game) }
}

/**
 * The lottery with a code, of a category; the first that is open where no code is given, whose vendor then shows its
 * lobby.
 */
export function findLottery(category: SiteCategory | undefined, code: string | undefined): Target | undefined {
  const game = category?.games.find((one) => (code === undefined ? one.maintenance !== true : one.code === code || one.gameId === code))
  return game && toTarget(game, category)
}

export function toTarget(game: Game, category: SiteCategory | undefined): Target | undefined {
  const gameId = gameIdOf(game)
  return gameId === undefined ? undefined : { gameId, vassalage: game.vassalage, game, category, ...partsOf(game) }
}

const partsOf = (game: Game | undefined): Pick<Target, 'nodeId' | 'accountTypeName'> => ({
  ...(game?.nodeId !== undefined && { nodeId: game.nodeId }),
  ...(game?.accountTypeName !== undefined && { accountTypeName: game.accountTypeName }),
})

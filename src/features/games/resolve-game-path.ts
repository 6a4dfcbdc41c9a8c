import type { Game } from '../../generated/api.ts'
import type { Site, SiteConfig } from '../../engine/index.ts'
import { findGameId } from './game-categories.ts'

/**
 * Returns the path that a game starts at. A lottery starts on the page of its account type, with its code and default
 * play type if it has both. A game of a category that opens as a page starts on that page. All other games start in the
 * game frame. `undefined` if the site has no such route, or for a game without an id that would start in the frame.
 */
export function resolveGamePath(
  config: Pick<SiteConfig, 'games' | 'routes'>,
  { routes }: Pick<Site, 'routes'>,
  game: Game,
  categoryId: string,
  isTrial: boolean,
): string | undefined {
  const { categories, lotteryRoutes } = config.games
  const categoryConfig = Object.hasOwn(categories, categoryId) ? categories[categoryId] : undefined
  const lotteryRoute = game.accountTypeName === undefined ? undefined : lotteryRoutes[game.accountTypeName]
  const route = routes[lotteryRoute ?? (categoryConfig?.opens === 'route' ? categoryConfig.route : config.routes.game)]
  const id = findGameId(game)
  if (route === undefined) return undefined
  if (route.id === config.routes.game)
    return id === undefined ? undefined : addQuery(route.path, { game: id, vendor: game.vassalage, ...(isTrial && { mode: 'trial' }) })
  const { code, defaultPlayType } = game
  const hasLotteryParams = route.query?.includes('gameCode') === true && code !== undefined && defaultPlayType !== undefined
  return hasLotteryParams ? addQuery(route.path, { gameCode: code, playType: defaultPlayType }) : route.path
}

function addQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `${path}?${new URLSearchParams(entries).toString()}`
}

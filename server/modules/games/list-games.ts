import type { GameListQuery, GamePage } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { isOfType, type Offer, type OfferedGame } from './offer.ts'
import { searchByName } from './search-games.ts'
import { toGameDto } from './game-dto.ts'

/** Filters of the game list, without paging, ids and language. */
export type GameFilter = Pick<GameListQuery, 'gameName' | 'gameType' | 'vassalage' | 'minBet' | 'minLineNum' | 'platform'>

/** Platform of every game in the catalogue. */
const gamePlatform = 'html5-desktop'

/** Default page size. */
export const defaultPageSize = 20

/** Returns one page of the brand's games in the format of the game list. `pictureVersion` changes with the pictures. */
export function getGamePage(
  offer: Offer,
  config: MerchantConfig,
  pictureVersion: string,
  query: Omit<GameListQuery, 'merchant'>,
): GamePage {
  const { pageNo = 1, pageSize = defaultPageSize, language, ids, ...filter } = query
  const matching = listGames(offer, filter, config)
  const { games, ...page } = paginate(ids === undefined ? matching : selectByIds(matching, ids.split(',')), pageNo, pageSize)
  return { games: games.map((game) => toGameDto(game, pictureVersion, language)), ...page }
}

/** Returns the games with these ids, in the order of the ids. */
export function selectByIds(games: readonly OfferedGame[], ids: readonly string[]): OfferedGame[] {
  const gameById = new Map(games.map((game) => [game.id, game]))
  return ids.flatMap((id) => gameById.get(id) ?? [])
}

/**
 * Returns the matching games: by relevance if a name is given, otherwise hot games first, alternating between vendors.
 */
export function listGames({ games, vendors }: Offer, filter: GameFilter, config: MerchantConfig): readonly OfferedGame[] {
  const { gameName, gameType, vassalage, minBet, minLineNum, platform } = filter
  if (platform !== undefined && !platform.split(',').includes(gamePlatform)) return []
  const matching = games.filter(
    (game) =>
      (gameType === undefined || isOfType(game, gameType, config)) &&
      (vassalage === undefined || game.vendor === vassalage) &&
      (minBet === undefined || (game.minBet ?? 0) >= minBet) &&
      (minLineNum === undefined || (game.lines ?? 0) >= minLineNum),
  )
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
  return gameName === undefined || gameName.trim() === '' ? rankGames(matching) : searchByName(matching, gameName, vendorNames)
}

/** Sorts hot games first and alternates the vendors within both groups. */
export function rankGames(games: readonly OfferedGame[]): OfferedGame[] {
  return [...interleave(games.filter(({ hot }) => hot === true)), ...interleave(games.filter(({ hot }) => hot !== true))]
}

function interleave(games: readonly OfferedGame[]): OfferedGame[] {
  const lists = [...new Set(games.map(({ vendor }) => vendor))].map((code) => games.filter(({ vendor }) => vendor === code))
  const longestLength = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longestLength }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

/** Returns one page of a list; it is empty after the last page. */
export function paginate<T>(
  items: readonly T[],
  pageNum: number,
  pageSize: number,
): { games: T[]; pageNum: number; totalPages: number; total: number } {
  const games = items.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  return { games, pageNum, totalPages: Math.ceil(items.length / pageSize), total: items.length }
}

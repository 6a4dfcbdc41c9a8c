import type { GameListQuery, GamePage } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { isOfType, type Offer, type OfferedGame } from './offer.ts'
import { findByName } from './search-games.ts'
import { toGame } from './to-game.ts'

/** What a list of games asks for, besides its page. */
export type GameChoice = Pick<GameListQuery, 'gameName' | 'gameType' | 'vassalage' | 'minBet' | 'minLineNum' | 'platform'>

/** What every game of the catalogue runs on. */
const runsOn = 'html5-desktop'

/** So many come where nobody says how many. */
export const usualCount = 20

/** One page of the brand's games, as the platform's list of games tells it. `version` changes with the pictures. */
export function gamePage(offer: Offer, config: MerchantConfig, version: string, query: Omit<GameListQuery, 'merchant'>): GamePage {
  const { pageNo = 1, pageSize = usualCount, language, ids, ...choice } = query
  const fit = listGames(offer, choice, config)
  const { games, ...page } = pageOf(ids === undefined ? fit : byId(fit, ids.split(',')), pageNo, pageSize)
  return { games: games.map((one) => toGame(one, version, language)), ...page }
}

/** Those of the games that have these ids, in the order of the ids. */
export function byId(games: readonly OfferedGame[], ids: readonly string[]): OfferedGame[] {
  const known = new Map(games.map((one) => [one.id, one]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

/**
 * The games that fit: by how well the name fits where one is asked for, else hot ones first and the vendors in turn.
 */
export function listGames({ games, vendors }: Offer, choice: GameChoice, config: MerchantConfig): readonly OfferedGame[] {
  const { gameName, gameType, vassalage, minBet, minLineNum, platform } = choice
  if (platform !== undefined && !platform.split(',').includes(runsOn)) return []
  const fit = games.filter(
    (game) =>
      (gameType === undefined || isOfType(game, gameType, config)) &&
      (vassalage === undefined || game.vendor === vassalage) &&
      (minBet === undefined || (game.minBet ?? 0) >= minBet) &&
      (minLineNum === undefined || (game.lines ?? 0) >= minLineNum),
  )
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
  return gameName === undefined || gameName.trim() === '' ? rankGames(fit) : findByName(fit, gameName, vendorNames)
}

/** Hot games first; among these, and among the others, one of each vendor in turn. */
export function rankGames(games: readonly OfferedGame[]): OfferedGame[] {
  return [...interleave(games.filter(({ hot }) => hot === true)), ...interleave(games.filter(({ hot }) => hot !== true))]
}

function interleave(games: readonly OfferedGame[]): OfferedGame[] {
  const lists = [...new Set(games.map(({ vendor }) => vendor))].map((code) => games.filter(({ vendor }) => vendor === code))
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** One page of a list. A page behind the last is empty. */
export function pageOf<T>(
  all: readonly T[],
  pageNum: number,
  pageSize: number,
): { games: T[]; pageNum: number; totalPages: number; total: number } {
  const games = all.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  return { games, pageNum, totalPages: Math.ceil(all.length / pageSize), total: all.length }
}

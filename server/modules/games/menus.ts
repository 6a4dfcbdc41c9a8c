import type { Game, GameMenu } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { rankGames } from './list-games.ts'
import type { Offer, OfferedGame } from './offer.ts'
import { toGameDto } from './game-dto.ts'

/** Maximum number of cards reserved for games that the brand shows separately from their category. */
const reservedCards = 8

/**
 * Returns the categories with at least one vendor that the site offers. Each has its vendors in the site's order, with
 * their number of games, and as many cards as the first page of the header's menu shows. The game list provides the
 * rest. `pictureVersion` changes with the games' pictures.
 */
export function listGameMenus({ vendors, games }: Offer, config: MerchantConfig, pictureVersion: string): GameMenu[] {
  return [...new Set(vendors.flatMap(({ categories }) => categories))].map((category) => {
    const categoryGames = games.filter((game) => game.category === category)
    const offeredVendors = vendors.filter(({ categories }) => categories.includes(category))
    return {
      title: getMenuTitle(category, config),
      gameCategory: category,
      vendors: offeredVendors.map(({ code, name }) => ({
        vassalage: code,
        name,
        games: categoryGames.filter(({ vendor }) => vendor === code).length,
      })),
      cards: listFirstGames(categoryGames, config).map((game) => toCard(game, pictureVersion)),
    }
  })
}

/**
 * Returns the first games of a menu: up to `reservedCards` games that the brand shows separately (e-sports, a vendor
 * with its own category), then other games up to the size of the first page.
 */
function listFirstGames(games: readonly OfferedGame[], config: MerchantConfig): OfferedGame[] {
  const separatelyListedVendors = new Set(Object.values(config.games.categories).map(({ when }) => when?.vendor?.code))
  const isSeparate = (game: OfferedGame): boolean => game.shownIn !== game.category || separatelyListedVendors.has(game.vendor)
  const separateGames = rankGames(games.filter(isSeparate)).slice(0, reservedCards)
  return [
    ...separateGames,
    ...rankGames(games.filter((game) => !isSeparate(game))).slice(0, config.settings.pageSizes.headerGamesFirst - separateGames.length),
  ]
}

const cardByGame = new WeakMap<OfferedGame, { readonly version: string; readonly card: Game }>()

/**
 * Converts a game for a card of a menu. Nearly every visitor loads the cards, so properties that only the game list
 * needs are left out. Memoized per game and version of the pictures.
 */
function toCard(game: OfferedGame, pictureVersion: string): Game {
  const cached = cardByGame.get(game)
  if (cached?.version === pictureVersion) return cached.card
  const { minBet: _minBet, lineNum: _lineNum, ...card } = toGameDto(game, pictureVersion)
  cardByGame.set(game, { version: pictureVersion, card })
  return card
}

/**
 * Returns the English name of a category as the menu's title; its code if it has no name. The engine shows the name in
 * the visitor's language.
 */
function getMenuTitle(category: string, { games, messages }: MerchantConfig): string {
  const key = games.categories[category]?.name
  return (key !== undefined && messages['EN']?.[key]) || category
}

import type { Game, GameMenu } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { rankGames } from './list-games.ts'
import type { Offer, OfferedGame } from './offer.ts'
import { toGame } from './to-game.ts'

/** How many cards at least a vendor has that the brand shows in a category of its own. */
const cardsApart = 8

/**
 * The categories that have at least one vendor which the site offers, vendors in the site's order, each with its number
 * of games; as cards, as many of the first games as the first page of the header's menu shows. The rest comes by the
 * list of games. `version` changes with the games' pictures.
 */
export function menusOf({ vendors, games }: Offer, config: MerchantConfig, version: string): GameMenu[] {
  return [...new Set(vendors.flatMap(({ categories }) => categories))].map((category) => {
    const own = games.filter((game) => game.category === category)
    const offered = vendors.filter(({ categories }) => categories.includes(category))
    return {
      title: titleOf(category, config),
      gameCategory: category,
      vendors: offered.map(({ code, name }) => ({ vassalage: code, name, games: own.filter(({ vendor }) => vendor === code).length })),
      cards: firstCards(own, config).map((game) => toCard(game, version)),
    }
  })
}

/**
 * The first games of a menu: some of those that the brand shows apart (e-sports, a vendor with a category of its own),
 * then the others.
 */
function firstCards(games: readonly OfferedGame[], config: MerchantConfig): OfferedGame[] {
  const borrowing = new Set(Object.values(config.games.categories).map(({ when }) => when?.vendor?.code))
  const isApart = (game: OfferedGame): boolean => game.shownIn !== game.category || borrowing.has(game.vendor)
  const apart = rankGames(games.filter(isApart)).slice(0, cardsApart)
  return [
    ...apart,
    ...rankGames(games.filter((game) => !isApart(game))).slice(0, config.settings.pageSizes.headerGamesFirst - apart.length),
  ]
}

const cards = new WeakMap<OfferedGame, { readonly version: string; readonly card: Game }>()

/**
 * What nearly every visitor loads is lean: what stands in the list of games alone is left out. Written once for all
 * brands that show the same pictures.
 */
function toCard(game: OfferedGame, version: string): Game {
  const known = cards.get(game)
  if (known?.version === version) return known.card
  const { minBet: _stake, lineNum: _lines, ...card } = toGame(game, version)
  cards.set(game, { version, card })
  return card
}

/** A menu's title in English; the engine shows the brand's own text. */
function titleOf(category: string, { games, messages }: MerchantConfig): string {
  const key = games.categories[category]?.name
  return (key !== undefined && messages['EN']?.[key]) || category
}

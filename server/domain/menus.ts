import type { Game, Lane } from '../../src/generated/api.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { SiteRecord } from '../store/site.ts'

/** The vendors and games that the platform can offer. */
export interface Catalogue {
  readonly vendors: Readonly<Record<string, { readonly name: string; readonly categories: readonly string[] }>>
  readonly games: Readonly<Record<string, CatalogueGame>>
}

interface CatalogueGame {
  readonly vendor: string
  readonly category: string
  readonly name: string
  /** What its picture shows. */
  readonly motif?: string
  /** By language tag. */
  readonly names: Readonly<Record<string, string>>
  readonly code?: string
  readonly hot?: boolean
  readonly new?: boolean
  readonly maintenance?: boolean
  /** 0 means that a free trial is offered. */
  readonly supportPlay?: number
}

/**
 * The categories that have at least one vendor which the site offers, vendors in the site's order, with their games. `version` changes with the
 * games' pictures.
 */
export function menusOf(catalogue: Catalogue, site: SiteRecord, config: MerchantConfig, version: string): Lane[] {
  const vendors = site.vendors.flatMap(({ vendor, enabled }) => {
    const known = catalogue.vendors[vendor]
    return enabled && known ? [{ code: vendor, ...known }] : []
  })
  const games = Object.entries(catalogue.games)
  return [...new Set(vendors.flatMap(({ categories }) => categories))].map((category) => {
    const offered = vendors.filter(({ categories }) => categories.includes(category))
    return {
      title: titleOf(category, config),
      gameCategory: category,
      vendors: offered.map(({ code, name }) => ({ vassalage: code, name })),
      cards: offered.flatMap(({ code }) =>
        games.filter(([, game]) => game.vendor === code && game.category === category).map(([id, game]) => toGame(id, game, version)),
      ),
    }
  })
}

/** A lane's title in English; the engine shows the brand's own text. */
function titleOf(category: string, { games, messages }: MerchantConfig): string {
  const key = games.categories[category]?.name
  return (key !== undefined && messages['EN']?.[key]) || category
}

const toGame = (id: string, game: CatalogueGame, version: string): Game => ({
  gameId: id,
  vassalage: game.vendor,
  gameName: game.name,
  showIcon: `/_livery/art/${id}-{size}.webp?v=${version}`,
  displayName: game.names,
  gameType: game.category,
  isHot: game.hot === true,
  isNew: game.new === true,
  maintenance: game.maintenance === true,
  supportPlay: game.supportPlay ?? 1,
  ...(game.code === undefined ? {} : { code: game.code }),
})

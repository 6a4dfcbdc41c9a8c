import type { MerchantConfig } from '../../src/generated/config.ts'
import type { SiteRecord } from '../store/site.ts'
import type { Catalogue, CatalogueGame } from './catalogue.ts'

/** A game that a brand offers, in the category where the brand shows it. */
export interface OfferedGame extends CatalogueGame {
  readonly id: string
  /** The brand's own category: e-sports stand apart from other sports. */
  readonly shownIn: string
}

export interface OfferedVendor {
  readonly code: string
  readonly name: string
  readonly categories: readonly string[]
}

/** What a brand offers of the catalogue. */
export interface Offer {
  /** In the order of the site. */
  readonly vendors: readonly OfferedVendor[]
  /** In the order of the catalogue. */
  readonly games: readonly OfferedGame[]
}

const sports = 'SPORTS'
const esports = 'ESPORTS'

/** The vendors that the site has on, and their games. */
export function offerOf(catalogue: Catalogue, site: Pick<SiteRecord, 'vendors'>, { games: { esportsVendors } }: MerchantConfig): Offer {
  const vendors = site.vendors.flatMap(({ vendor, enabled }) => {
    const known = catalogue.vendors[vendor]
    return enabled && known ? [{ code: vendor, ...known }] : []
  })
  const codes = new Set(vendors.map(({ code }) => code))
  const games = Object.entries(catalogue.games).flatMap(([id, game]) =>
    codes.has(game.vendor)
      ? [{ id, ...game, shownIn: game.category === sports && esportsVendors.includes(game.vendor) ? esports : game.category }]
      : [],
  )
  return { vendors, games }
}

/**
 * Whether a game is of a type: of the brand's category, of the kind of table or draw with this code, or of a category that borrows a vendor
 * from another one (cockfighting: DS88 of SPORTS).
 */
export function isOfType(game: OfferedGame, type: string, { games: { categories } }: MerchantConfig): boolean {
  if (game.shownIn === type) return true
  const lent = categories[type]?.when?.vendor
  if (lent) return game.vendor === lent.code && (lent.in === undefined || game.shownIn === lent.in)
  return !Object.hasOwn(categories, type) && game.code === type
}

import type { MerchantConfig } from '../../../src/generated/config.ts'
import { getBrandCatalogue, type CatalogueSite } from './brand-catalogue.ts'
import type { Catalogue, CatalogueGame, CatalogueVendor } from './catalogue.ts'

/** A game that a brand offers, in the category where the brand shows it. */
export interface OfferedGame extends CatalogueGame {
  readonly id: string
  /** Category in which the brand shows the game: `ESPORTS` for sports games of the brand's e-sports vendors. */
  readonly shownIn: string
}

interface OfferedVendor extends Pick<CatalogueVendor, 'name' | 'categories' | 'launchUrl' | 'apiUrl'> {
  readonly code: string
}

/** The part of the catalogue that a brand offers. */
export interface Offer {
  /** In the order of the site. */
  readonly vendors: readonly OfferedVendor[]
  /** In the order of the catalogue. */
  readonly games: readonly OfferedGame[]
}

const sports = 'SPORTS'
const esports = 'ESPORTS'

/** Returns the site's enabled and connected vendors that the brand shows in at least one category, and their games. */
export function createOffer(platformCatalogue: Catalogue, site: CatalogueSite, { games: gamesConfig }: MerchantConfig): Offer {
  const catalogue = getBrandCatalogue(platformCatalogue, site)
  const isEsportsVendor = (vendor: string): boolean => gamesConfig.esportsVendors.includes(vendor)
  const vendors = site.vendors.flatMap(({ vendor, enabled }) => {
    const enabledVendor = enabled ? catalogue.vendors[vendor] : undefined
    const connectedVendor = enabledVendor?.launchUrl() === undefined ? undefined : enabledVendor
    const categories =
      connectedVendor?.categories.filter((category) =>
        isShown(vendor, category === sports && isEsportsVendor(vendor) ? esports : category, gamesConfig),
      ) ?? []
    return connectedVendor && categories.length > 0
      ? [{ code: vendor, name: connectedVendor.name, launchUrl: connectedVendor.launchUrl, apiUrl: connectedVendor.apiUrl, categories }]
      : []
  })
  const categoriesByVendor = new Map(vendors.map(({ code, categories }) => [code, categories]))
  const games = getPlacements(catalogue)
    .filter(({ standard }) => categoriesByVendor.get(standard.vendor)?.includes(standard.category) === true)
    .map(({ standard, asEsports }) => (asEsports && isEsportsVendor(standard.vendor) ? asEsports : standard))
  return { vendors, games }
}

/**
 * Whether a brand shows a vendor in a category. If other categories of the brand claim the vendor, it is shown if one
 * of them is enabled.
 */
function isShown(vendor: string, category: string, { categories }: MerchantConfig['games']): boolean {
  const claimingCategories = Object.values(categories).filter(
    ({ when }) => when?.vendor?.code === vendor && (when.vendor.in ?? category) === category,
  )
  return claimingCategories.length > 0 ? claimingCategories.some(({ enabled }) => enabled) : categories[category]?.enabled === true
}

/** A game in its own category, and in e-sports for brands that list its vendor there. */
interface GamePlacements {
  readonly standard: OfferedGame
  readonly asEsports: OfferedGame | undefined
}

const placementsByCatalogue = new WeakMap<Catalogue, readonly GamePlacements[]>()

/** Returns the placements of the games that vendors still list. Memoized per catalogue, because brands share it. */
function getPlacements(catalogue: Catalogue): readonly GamePlacements[] {
  const cached = placementsByCatalogue.get(catalogue)
  if (cached) return cached
  const listedGames = Object.entries(catalogue.games).filter(([, { former }]) => former !== true)
  const result = listedGames.map(([id, game]) => ({
    standard: { id, ...game, shownIn: game.category },
    asEsports: game.category === sports ? { id, ...game, shownIn: esports } : undefined,
  }))
  placementsByCatalogue.set(catalogue, result)
  return result
}

/**
 * Whether a game matches a type: a category of the brand, a category that claims a vendor of another category
 * (cockfighting claims DS88 of SPORTS), or a game code (the kind of a table or lottery, or a region).
 */
export function isOfType(game: OfferedGame, type: string, { games: { categories } }: MerchantConfig): boolean {
  if (game.shownIn === type) return true
  const claimedVendor = categories[type]?.when?.vendor
  if (claimedVendor) return game.vendor === claimedVendor.code && (claimedVendor.in === undefined || game.shownIn === claimedVendor.in)
  return !Object.hasOwn(categories, type) && game.code === type
}

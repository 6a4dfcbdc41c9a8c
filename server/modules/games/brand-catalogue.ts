import type { SiteRecord, VendorGameRecord } from '../../database/records.ts'
import type { Catalogue, CatalogueGame, CatalogueVendor, VendorPolicy } from './catalogue.ts'

type VendorRow = SiteRecord['vendors'][number]

/** The parts of a site's record that its catalogue depends on. */
export type CatalogueSite = Pick<SiteRecord, 'vendors' | 'vendor_games'>

/** Policy of a vendor for which none is set. The values are the defaults of `schemas/vendors.json`. */
const defaultPolicy: VendorPolicy = {
  unknownRollback: 'error',
  earlyRollback: 'reject-bet',
  transactionIdScope: 'vendor',
  settlementCall: 'win',
  openBetCheckMinutes: 5,
}

const noGames: readonly VendorGameRecord[] = []
const catalogueBySite = new WeakMap<CatalogueSite, { readonly base: Catalogue; readonly catalogue: Catalogue }>()
/** Last catalogue by list of games. A list stays the same object while the vendors' lists are unchanged. */
const catalogueByGames = new WeakMap<
  readonly VendorGameRecord[],
  { readonly base: Catalogue; readonly rows: string; readonly catalogue: Catalogue }
>()

/**
 * Returns the vendors and games that a brand can offer: the platform's catalogue, in which the brand's own connections
 * replace addresses, names, categories, policies and lists of games. A brand without connections of its own shares the
 * platform's catalogue. Memoized.
 */
export function getBrandCatalogue(base: Catalogue, site: CatalogueSite): Catalogue {
  const cached = catalogueBySite.get(site)
  if (cached?.base === base) return cached.catalogue
  const catalogue = getMergedCatalogue(base, site)
  catalogueBySite.set(site, { base, catalogue })
  return catalogue
}

function getMergedCatalogue(base: Catalogue, { vendors, vendor_games: games = noGames }: CatalogueSite): Catalogue {
  const overridingVendors = vendors.filter(hasOverrides)
  if (overridingVendors.length === 0) return base
  const rows = JSON.stringify(overridingVendors)
  const cached = catalogueByGames.get(games)
  if (cached?.base === base && cached.rows === rows) return cached.catalogue
  const catalogue = mergeCatalogue(base, overridingVendors, games)
  if (games !== noGames) catalogueByGames.set(games, { base, rows, catalogue })
  return catalogue
}

/** Whether a brand's connection overrides anything of the platform's catalogue. */
const hasOverrides = ({ name, categories, launch_url: launch, api_url: api, policy, games_version: version }: VendorRow): boolean =>
  name !== null || categories !== null || launch !== null || api !== null || policy !== null || version > 0

function mergeCatalogue(base: Catalogue, overridingVendors: readonly VendorRow[], games: readonly VendorGameRecord[]): Catalogue {
  const vendorsWithLists = new Set(overridingVendors.filter(({ games_version: version }) => version > 0).map(({ vendor }) => vendor))
  const platformGames = Object.entries(base.games).filter(([, { vendor }]) => !vendorsWithLists.has(vendor))
  const vendorGames = games.flatMap(({ id, vendor, game, listed: isListed, picture }): [string, CatalogueGame][] =>
    vendorsWithLists.has(vendor)
      ? [[id, { ...game, vendor, ...(picture !== null && { picture }), ...(!isListed && { former: true }) }]]
      : [],
  )
  return {
    vendors: {
      ...base.vendors,
      ...Object.fromEntries(overridingVendors.map((row) => [row.vendor, mergeVendor(base.vendors[row.vendor], row)])),
    },
    games: { ...Object.fromEntries(vendorGames), ...Object.fromEntries(platformGames) },
  }
}

function mergeVendor(platformVendor: CatalogueVendor | undefined, row: VendorRow): CatalogueVendor {
  const { launch_url: launch, api_url: api } = row
  return {
    name: row.name ?? platformVendor?.name ?? row.vendor,
    categories: row.categories ?? platformVendor?.categories ?? [],
    policy: { ...(platformVendor?.policy ?? defaultPolicy), ...row.policy },
    launchUrl: launch === null ? (platformVendor?.launchUrl ?? noUrl) : () => launch,
    apiUrl: api !== null ? () => api : launch !== null ? () => launch : (platformVendor?.apiUrl ?? noUrl),
  }
}

const noUrl = (): undefined => undefined

/** Returns the origins at which browsers open the games of a brand's enabled vendors, each once. */
export function listLaunchOrigins(base: Catalogue, site: CatalogueSite): readonly string[] {
  const { vendors } = getBrandCatalogue(base, site)
  const urls = site.vendors.flatMap(({ vendor, enabled }) => (enabled ? (vendors[vendor]?.launchUrl() ?? []) : []))
  return [...new Set(urls.map((url) => new URL(url).origin))]
}

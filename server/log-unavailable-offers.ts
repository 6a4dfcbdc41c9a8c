import { SettingsError } from './settings-error.ts'
import type { Merchants } from './modules/brands/index.ts'
import { type Catalogue, listLaunchOrigins } from './modules/games/index.ts'
import type { Sites } from './modules/site/index.ts'

interface OfferDeps {
  readonly merchants: Pick<Merchants, 'all'>
  readonly sites: Pick<Sites, 'read'>
  readonly catalogue: Catalogue
  readonly hasGateway: boolean
  readonly log: (line: string) => void
}

/**
 * Logs the brands, games and deposit channels that are not available in production because a setting or a
 * connection is missing.
 * @throws SettingsError if no brand has a domain, so that none can be reached
 */
export async function logUnavailableOffers({ merchants, sites, catalogue, hasGateway, log }: OfferDeps): Promise<void> {
  const brands = merchants.all().filter(({ id }) => id !== 'base')
  const unreachable = brands.filter(({ config }) => config.merchant.domains.length === 0)
  if (unreachable.length === brands.length)
    throw new SettingsError(
      'No brand of MERCHANTS_DIR or MERCHANTS_URL has a domain: list the domains of each brand in "domains" of its merchant.json.',
    )
  for (const { id } of unreachable) log(`${id}: this brand is unreachable, because "domains" of its merchant.json is empty.`)
  for (const brand of brands) {
    const site = await sites.read(brand).catch(() => undefined)
    if (site && listLaunchOrigins(catalogue, site).length === 0)
      log(
        `${brand.id}: no games are available, because no enabled vendor is connected. Connect one with livery platform vendors ${brand.id} <vendor> add.`,
      )
  }
  if (!hasGateway)
    log(
      "GATEWAY_URL is not set: deposit channels that use the server's gateway are not available. Bank transfers and channels with a gateway of the brand are.",
    )
}

import type { SiteRecord, VendorGameRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { listVendorGames } from './store/vendor-games.ts'

/** Caches the current and former games of each brand's vendors. They are read again only after a change. */
export class VendorGamesCache {
  readonly #cache = new Map<string, { readonly versions: string; readonly games: Promise<readonly VendorGameRecord[]> }>()

  /** Returns a site's record with its vendors' games: the same array as long as they are unchanged. */
  async addGames(tenant: Tenant, site: SiteRecord): Promise<SiteRecord> {
    const versions = site.vendors
      .filter(({ games_version: version }) => version > 0)
      .map(({ vendor, games_version: version }) => `${vendor} ${String(version)}`)
      .join(',')
    const cached = this.#cache.get(tenant.code)
    if (cached?.versions === versions) return { ...site, vendor_games: await cached.games }
    const entry = { versions, games: versions === '' ? Promise.resolve([]) : listVendorGames(tenant) }
    this.#cache.set(tenant.code, entry)
    entry.games.catch(() => this.#cache.get(tenant.code) === entry && this.#cache.delete(tenant.code))
    return { ...site, vendor_games: await entry.games }
  }
}

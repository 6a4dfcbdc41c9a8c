import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SharedDatabase } from '../../database/database.ts'
import type { SiteRecord } from '../../database/records.ts'
import { allMerchants } from '../../database/row-security.ts'
import { listSiteRevisions, createSiteStore } from './store/site.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import type { MerchantQuery } from '../api-context/index.ts'
import { type Seed, provisionBrand } from './seed-site.ts'
import { withSeedError } from './seed-error.ts'
import { type ApplyContent, ContentUpdater } from './content-updater.ts'
import { SiteCache } from './site-cache.ts'
import { VendorGamesCache } from './vendor-games-cache.ts'

/** Provisions brands, which creates them in the database with their seed, and reads and caches their current state. */
export interface Sites {
  /**
   * Returns the state of a brand, at most a second old. A brand that is not in the database is provisioned first.
   * @throws SeedError as `provision`
   */
  read(brand: Brand): Promise<SiteRecord>
  /**
   * Provisions a brand, unless it is in the database already, and returns its state, read without the cache.
   * @throws SeedError if a value of the brand's seed cannot be stored
   */
  provision(brand: Brand): Promise<SiteRecord>
  /** Returns the tenant of a brand, whose queries see only its rows. */
  tenant(brand: Brand): Tenant
  /** The tenant of rows that belong to no brand. */
  readonly platform: Tenant
  /** Returns the codes of the merchants that a query selects. */
  listMerchants(query: MerchantQuery): Promise<ReadonlySet<string>>
  /** Invalidates this server's cached state of a brand after a change, and notifies the other servers. */
  invalidate(code: string): void
  /** Applies a new version of a brand's files. */
  refresh(brand: Brand): Promise<void>
  /** Invalidates the brands that any server has changed since the last call. */
  invalidateChanged(): Promise<void>
  /** Calls `listener` with the code of each brand that is invalidated. */
  onInvalidate(listener: (code: string) => void): void
}

interface SitesOptions {
  readonly database: SharedDatabase
  /** Seeds of the modules, in order, which run in the transaction that inserts a brand. */
  readonly seeds: readonly Seed[]
  /**
   * Inserts the rows that a brand lacks because an earlier version of Livery created it. Called when this server first
   * loads an existing brand.
   */
  readonly seedMissing: Seed
  /** Returns the configuration whose seed a new brand gets. Default: the whole configuration. */
  readonly seedConfig?: (config: MerchantConfig) => MerchantConfig
  readonly applyContent: ApplyContent
  /** Sets the time zone of a brand and recalculates its daily totals. */
  readonly changeTimeZone: (tenant: Tenant, timeZone: string) => Promise<void>
  readonly log: (line: string) => void
  /** Called after this server may have changed a brand, so that other servers can be notified. */
  readonly onChange?: () => void
}

/** Creates the access to the brands' state. Cached data is stored by brand code, so that brands are isolated. */
export function createSites(options: SitesOptions): Sites {
  const { database, seeds, seedMissing, seedConfig = (config) => config, changeTimeZone, onChange = () => undefined } = options
  const cache = new SiteCache()
  const vendorGames = new VendorGamesCache()
  const listeners: ((code: string) => void)[] = []
  /** The last known revision of each brand. */
  const revisions = new Map<string, bigint>()
  const tenants = new Map<string, Tenant>()
  /**
   * The time zone that this server has applied to each brand. It is applied once, so that two servers with different
   * files do not undo each other's recalculation.
   */
  const appliedTimeZones = new Map<string, string>()
  /** Codes of the brands whose missing rows this server has inserted. */
  const completedBrands = new Set<string>()
  const tenant = ({ config: { merchant } }: Brand): Tenant => {
    const brandTenant = tenants.get(merchant.code) ?? { code: merchant.code, db: database.forBrand(merchant.code) }
    tenants.set(merchant.code, brandTenant)
    return brandTenant
  }
  const contentUpdater = new ContentUpdater({ apply: options.applyContent, tenant, log: options.log })

  async function load(brand: Brand): Promise<SiteRecord> {
    const storedSite = await createSiteStore(tenant(brand)).read()
    if (storedSite) await updateTimeZone(brand, storedSite)
    if (storedSite) await seedMissingOnce(brand)
    if (!storedSite) await withSeedError('platform', () => provisionBrand(tenant(brand), seedConfig(brand.config), seeds))
    if (!(await contentUpdater.applyNewest(brand, storedSite !== undefined)) && storedSite)
      return vendorGames.addGames(tenant(brand), storedSite)
    const site = await createSiteStore(tenant(brand)).read()
    if (site) return vendorGames.addGames(tenant(brand), site)
    throw new Error(`The brand ${brand.id} has no site record after it was provisioned.`)
  }

  async function seedMissingOnce(brand: Brand): Promise<void> {
    const { code } = brand.config.merchant
    if (completedBrands.has(code)) return
    await withSeedError('platform', () => seedMissing(tenant(brand), brand.config))
    completedBrands.add(code)
  }

  async function updateTimeZone(brand: Brand, { time_zone: storedZone }: SiteRecord): Promise<void> {
    const { code, timeZone } = brand.config.merchant
    if (appliedTimeZones.get(code) === timeZone) return
    if (storedZone !== timeZone) await changeTimeZone(tenant(brand), timeZone)
    appliedTimeZones.set(code, timeZone)
  }

  const invalidate = (code: string): void => {
    cache.invalidate(code)
    for (const listener of listeners) listener(code)
  }

  return {
    tenant,
    platform: { code: allMerchants, db: database },
    listMerchants: async (query) => new Set((await query(database)).map(({ merchant }) => merchant)),
    read: (brand) => cache.read(brand.config.merchant.code, () => load(brand)),
    provision: load,
    invalidate: (code) => {
      invalidate(code)
      onChange()
    },
    refresh: async (brand) => {
      contentUpdater.record(brand)
      invalidate(brand.config.merchant.code)
      await cache.read(brand.config.merchant.code, () => load(brand))
      onChange()
    },
    invalidateChanged: async () => {
      for (const [code, revision] of await listSiteRevisions(database)) {
        // A concurrent call may have notified the listeners already.
        if (revision <= (revisions.get(code) ?? -1n)) continue
        revisions.set(code, revision)
        invalidate(code)
      }
    },
    onInvalidate: (listener) => void listeners.push(listener),
  }
}

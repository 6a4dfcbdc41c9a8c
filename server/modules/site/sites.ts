import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SharedDatabase } from '../../database/database.ts'
import type { SiteRecord } from '../../database/records.ts'
import { listSiteRevisions, siteOf } from './store/site.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import type { MerchantQuery } from '../calls/index.ts'
import { type Seed, startSite } from './seed-site.ts'
import { inPart } from './seed-error.ts'
import { type ApplyContent, FollowedContent } from './follow-content.ts'
import { SiteCache } from './site-cache.ts'

/** What is true of each brand now. */
export interface Sites {
  /** What is true of a brand, at most a second old. A brand that was never seen is started with its seed first. */
  read(brand: Brand): Promise<SiteRecord>
  /**
   * Starts a brand with its seed where the database does not know it.
   * @throws SeedError where it cannot be kept
   */
  start(brand: Brand): Promise<SiteRecord>
  /** The brand's part of the database. */
  tenant(brand: Brand): Tenant
  /** The codes of all merchants of whom a question is true. */
  merchantsOf(question: MerchantQuery): Promise<ReadonlySet<string>>
  /** What was changed counts from now on. */
  forget(code: string): void
  /** Applies what another version of a brand's files says of what is true of it. */
  refresh(brand: Brand): Promise<void>
  /** Forgets what was changed since the last time, by whichever server. */
  follow(): Promise<void>
  /** Calls `listener` with the code of each brand in which something was changed. */
  onForget(listener: (code: string) => void): void
}

interface SitesOptions {
  readonly database: SharedDatabase
  /** What the modules write for a brand that is started, in their order, in the transaction that makes it known. */
  readonly seeds: readonly Seed[]
  /**
   * What a brand that was started by an earlier version is given once a server of this one sees it, where it has
   * nothing of the kind.
   */
  readonly seedMissing: Seed
  /** What of a brand's configuration it is started with; all of it where it is not given. */
  readonly seedConfig?: (config: MerchantConfig) => MerchantConfig
  readonly applyContent: ApplyContent
  /** Counts all days of a brand anew, by the clocks of another zone. */
  readonly moveDays: (tenant: Tenant, timeZone: string) => Promise<void>
  readonly log: (line: string) => void
}

/** Every entry is kept under its brand's code: no brand ever sees another's. */
export function openSites(options: SitesOptions): Sites {
  const { database, seeds, seedMissing, seedConfig = (config) => config, moveDays } = options
  const cache = new SiteCache()
  const listeners: ((code: string) => void)[] = []
  /** The last one of each brand that was heard of. */
  const revisions = new Map<string, bigint>()
  const tenants = new Map<string, Tenant>()
  /** As this server's files say it: of two that differ, neither counts anew what the other has. */
  const zones = new Map<string, string>()
  const completed = new Set<string>()
  const tenant = ({ config: { merchant } }: Brand): Tenant => {
    const known = tenants.get(merchant.code) ?? { code: merchant.code, db: database.of(merchant.code) }
    tenants.set(merchant.code, known)
    return known
  }
  const content = new FollowedContent({ apply: options.applyContent, tenant, log: options.log })

  async function load(brand: Brand): Promise<SiteRecord> {
    const known = await siteOf(tenant(brand)).read()
    if (known) await followZone(brand, known)
    if (known) await complete(brand)
    if (!known) await inPart('platform', () => startSite(tenant(brand), seedConfig(brand.config), seeds))
    if (!(await content.follow(brand, known !== undefined)) && known) return known
    const site = await siteOf(tenant(brand)).read()
    if (!site) throw new Error(`The brand ${brand.id} could not be started.`)
    return site
  }

  async function complete(brand: Brand): Promise<void> {
    const { code } = brand.config.merchant
    if (completed.has(code)) return
    await inPart('platform', () => seedMissing(tenant(brand), brand.config))
    completed.add(code)
  }

  async function followZone(brand: Brand, { time_zone: before }: SiteRecord): Promise<void> {
    const { code, timeZone } = brand.config.merchant
    if (zones.get(code) === timeZone) return
    if (before !== timeZone) await moveDays(tenant(brand), timeZone)
    zones.set(code, timeZone)
  }

  const forget = (code: string): void => {
    cache.forget(code)
    for (const listener of listeners) listener(code)
  }

  return {
    tenant,
    merchantsOf: async (question) => new Set((await question(database)).map(({ merchant }) => merchant)),
    read: (brand) => cache.read(brand.config.merchant.code, () => load(brand)),
    start: load,
    forget,
    refresh: async (brand) => {
      content.note(brand)
      forget(brand.config.merchant.code)
      await cache.read(brand.config.merchant.code, () => load(brand))
    },
    follow: async () => {
      for (const [code, revision] of await listSiteRevisions(database)) {
        // Of two that ask at once, the one that is answered first has told of it.
        if (revision <= (revisions.get(code) ?? -1n)) continue
        revisions.set(code, revision)
        forget(code)
      }
    },
    onForget: (listener) => void listeners.push(listener),
  }
}

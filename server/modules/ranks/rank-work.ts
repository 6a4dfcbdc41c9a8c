import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand, Brands } from '../brands/index.ts'
import { describeFault } from '../calls/index.ts'
import { raiseRanks } from './raise-rank.ts'

interface RankParts {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
  readonly log: (line: string) => void
}

/** Raises the players of every brand. One brand that fails keeps no other from it. */
export const makeRankWork =
  ({ brands, sites, log }: RankParts) =>
  async (): Promise<void> => {
    for (const brand of brands.all()) {
      try {
        await raiseRanks({ tenant: sites.tenant(brand), site: await sites.read(brand), config: brand.config })
      } catch (error) {
        log(`Ranks of ${brand.id} could not be raised: ${describeFault(error)}`)
      }
    }
  }

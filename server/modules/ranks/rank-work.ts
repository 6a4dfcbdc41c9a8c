import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand, Brands } from '../brands/index.ts'
import { forEachBrand } from '../calls/index.ts'
import { giveRankCashback } from './give-cashback.ts'
import { raiseRanks } from './raise-rank.ts'

interface RankParts {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
  readonly log: (line: string) => void
}

/** Raises the players of every brand, and gives them the cashback of their ranks for the weeks that are over. */
export const makeRankWork = (parts: RankParts) => (): Promise<void> =>
  forEachBrand(
    parts,
    (id) => `Players of ${id} could not be raised, or not be given the cashback of their ranks`,
    async (brand) => {
      const place = { tenant: parts.sites.tenant(brand), site: await parts.sites.read(brand), config: brand.config }
      await raiseRanks(place)
      await giveRankCashback(place)
    },
  )

import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../calls/index.ts'
import { giveRankCashback } from './give-cashback.ts'
import { raiseRanks } from './raise-rank.ts'
import { merchantsToRank } from './store/ranks.ts'

type RankDeps = DueBrandJobDeps<Brand> & {
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
}

/** Raises the players of every brand, and gives them the cashback of their ranks for the weeks that are over. */
export const makeRankWork = (deps: RankDeps) => (): Promise<void> =>
  forEachDueBrand(
    deps,
    merchantsToRank,
    (id) => `Players of ${id} could not be raised, or not be given the cashback of their ranks`,
    async (brand) => {
      const context = { tenant: deps.sites.tenant(brand), site: await deps.sites.read(brand), config: brand.config }
      await raiseRanks(context)
      await giveRankCashback(context)
    },
  )

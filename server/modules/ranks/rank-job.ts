import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../api-context/index.ts'
import { grantRankCashback } from './grant-cashback.ts'
import { promotePlayers } from './promote-players.ts'
import { listMerchantsDueForRankJob } from './store/ranks.ts'

type RankJobDeps = DueBrandJobDeps<Brand> & {
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
}

/** Creates the job that promotes the players of every brand and grants the cashback of completed weeks. */
export const createRankJob = (deps: RankJobDeps) => (): Promise<void> =>
  forEachDueBrand(
    deps,
    listMerchantsDueForRankJob,
    (id) => `Promoting players of ${id} or giving their rank cashback failed`,
    async (brand) => {
      const context = { tenant: deps.sites.tenant(brand), site: await deps.sites.read(brand), config: brand.config }
      await promotePlayers(context)
      await grantRankCashback(context)
    },
  )

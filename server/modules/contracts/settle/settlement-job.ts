import { rateExponent } from '../../../../src/engine/rules/contract-terms.ts'
import type { SiteRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Brand } from '../../brands/index.ts'
import { type DueBrandJobDeps, forEachDueBrand } from '../../api-context/index.ts'
import { listMerchantsWithFlag } from '../../site/index.ts'
import { contractsFlag } from '../contract-access.ts'
import { settleContracts } from './settle-contracts.ts'

type SettlementDeps = DueBrandJobDeps<Brand> & {
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
}

/** Creates the job that settles the contracts of every brand that has contracts enabled. */
export const createSettlementJob = (deps: SettlementDeps) => (): Promise<void> =>
  forEachDueBrand(
    deps,
    listMerchantsWithFlag(contractsFlag),
    (id) => `Contracts of ${id} could not be settled`,
    async (brand) => {
      const { merchant, settings } = brand.config
      await settleContracts({
        tenant: deps.sites.tenant(brand),
        site: await deps.sites.read(brand),
        periodSettings: { timeZone: merchant.timeZone, realtimeMinutes: settings.salary.realtimeMinutes },
        hourlyRate: Math.round(settings.salary.hourlyPercent * 10 ** rateExponent),
      })
    },
  )

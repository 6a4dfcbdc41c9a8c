import { rateExponent } from '../../../../src/engine/rules/contract-terms.ts'
import type { SiteRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Brand, Brands } from '../../brands/index.ts'
import { forEachBrand } from '../../calls/index.ts'
import { hasContracts } from '../contract-access.ts'
import { settleContracts } from './settle-contracts.ts'

interface SettlementParts {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
  readonly log: (line: string) => void
}

/** Settles the contracts of every brand that has them on. */
export const makeSettlementWork = (parts: SettlementParts) => (): Promise<void> =>
  forEachBrand(
    parts,
    (id) => `Contracts of ${id} could not be settled`,
    async (brand) => {
      const site = await parts.sites.read(brand)
      if (!hasContracts(site)) return
      const { merchant, settings } = brand.config
      await settleContracts({
        tenant: parts.sites.tenant(brand),
        site,
        clock: { timeZone: merchant.timeZone, realtimeMinutes: settings.salary.realtimeMinutes },
        hourlyRate: Math.round(settings.salary.hourlyPercent * 10 ** rateExponent),
      })
    },
  )

import { rateExponent } from '../../../../src/engine/rules/contract-terms.ts'
import type { SiteRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Brand, Brands } from '../../brands/index.ts'
import { describeFault } from '../../calls/index.ts'
import { hasContracts } from '../contract-access.ts'
import { settleContracts } from './settle-contracts.ts'

interface SettlementParts {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant; read(brand: Brand): Promise<SiteRecord> }
  readonly log: (line: string) => void
}

/** Settles the contracts of every brand that has them on. One brand that fails keeps no other from it. */
export const makeSettlementWork =
  ({ brands, sites, log }: SettlementParts) =>
  async (): Promise<void> => {
    for (const brand of brands.all()) {
      try {
        const site = await sites.read(brand)
        const { merchant, settings } = brand.config
        if (!hasContracts(site)) continue
        await settleContracts({
          tenant: sites.tenant(brand),
          site,
          clock: { timeZone: merchant.timeZone, realtimeMinutes: settings.salary.realtimeMinutes },
          hourlyRate: Math.round(settings.salary.hourlyPercent * 10 ** rateExponent),
        })
      } catch (error) {
        log(`Contracts of ${brand.id} could not be settled: ${describeFault(error)}`)
      }
    }
  }

import type { SiteRecord } from '../database/records.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Brand, Brands } from '../modules/brands/index.ts'
import type { Secrets } from '../modules/secrets/index.ts'
import type { VerificationParts } from '../modules/verification/index.ts'
import type { CountryLookup } from './country.ts'

/** What answering calls takes, besides their handlers. */
export interface ApiPlatform extends VerificationParts {
  readonly brands: Brands
  readonly sites: {
    read(brand: Brand): Promise<SiteRecord>
    tenant(brand: Brand): Tenant
  }
  readonly secrets: Secrets
  readonly lookUpCountry: CountryLookup
  /** Where browsers reach the vendor of games; `undefined` where there is none. */
  readonly vendorOrigin: () => string | undefined
  readonly log: (line: string) => void
}

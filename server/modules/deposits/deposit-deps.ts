import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Secrets } from '../secrets/index.ts'
import type { UploadDeps } from '../uploads/index.ts'
import type { GatewayDeps } from '../gateways/index.ts'
import type { Log } from '../../telemetry/log.ts'

/** Dependencies of deposits. */
export interface DepositDeps extends UploadDeps, GatewayDeps {
  readonly brands: Brands
  readonly sites: { read(brand: Brand): Promise<SiteRecord>; tenant(brand: Brand): Tenant }
  readonly secrets: Secrets
  readonly log: Log
}

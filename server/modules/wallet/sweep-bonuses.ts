import type { Tenant } from '../../database/tenant.ts'
import { type BrandJobDeps, forEachBrand } from '../calls/index.ts'
import { expireBonuses } from './bonuses.ts'

interface SweepDeps<B extends { readonly id: string }> extends BrandJobDeps<B> {
  readonly sites: { tenant(brand: B): Tenant }
}

/** Takes back, of every brand, the bonuses whose time is over. */
export const sweepBonuses = <B extends { readonly id: string }>(deps: SweepDeps<B>): Promise<void> =>
  forEachBrand(
    deps,
    (id) => `Bonuses of ${id} whose time is over could not be taken back`,
    (brand) => expireBonuses(deps.sites.tenant(brand)),
  )

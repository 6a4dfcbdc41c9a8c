import type { Tenant } from '../../database/tenant.ts'
import { type BrandJobDeps, forEachBrand } from '../api-context/index.ts'
import { expireBonuses } from './bonuses.ts'

interface ExpiryDeps<B extends { readonly id: string }> extends BrandJobDeps<B> {
  readonly sites: { tenant(brand: B): Tenant }
}

/** Closes the expired bonuses of every brand. */
export const expireAllBonuses = <B extends { readonly id: string }>(deps: ExpiryDeps<B>): Promise<void> =>
  forEachBrand(
    deps,
    (id) => `Closing expired bonuses of ${id} failed`,
    (brand) => expireBonuses(deps.sites.tenant(brand)),
  )

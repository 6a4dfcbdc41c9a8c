import type { Tenant } from '../../database/tenant.ts'
import { describeFault } from '../calls/index.ts'
import { expireBonuses } from './bonuses.ts'

interface SweepParts<B extends { readonly id: string }> {
  readonly brands: { all(): readonly B[] }
  readonly sites: { tenant(brand: B): Tenant }
  readonly log: (line: string) => void
}

/** Takes back, of every brand, the bonuses whose time is over. One brand that fails keeps no other from it. */
export async function sweepBonuses<B extends { readonly id: string }>({ brands, sites, log }: SweepParts<B>): Promise<void> {
  for (const brand of brands.all())
    await expireBonuses(sites.tenant(brand)).catch((error: unknown) =>
      log(`Bonuses of ${brand.id} whose time is over could not be taken back: ${describeFault(error)}`),
    )
}

import { inTransaction, type Tenant } from '../database/tenant.ts'
import { type CommandContext, toControlError } from '../modules/commands/index.ts'
import type { Brand } from '../modules/brands/index.ts'

/**
 * Runs commands for a brand in one transaction: all that they write is kept, or nothing. `run` gets the transaction,
 * and the place whose tenant it is. Errors of the database become a ControlError.
 */
export async function runAtomically<P extends CommandContext, T>(
  place: P,
  brand: Brand,
  run: (place: P, trx: Tenant) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(place.sites.tenant(brand), (trx) => run({ ...place, sites: { ...place.sites, tenant: () => trx } }, trx))
  } catch (error) {
    throw toControlError(error)
  } finally {
    place.sites.forget(brand.config.merchant.code)
  }
}

import { inTransaction, type Tenant } from '../database/tenant.ts'
import { type CommandContext, toControlError } from '../modules/commands/index.ts'
import type { Brand } from '../modules/brands/index.ts'

/**
 * Runs commands for a brand in one transaction. `run` receives a context whose tenant is the transaction. Database
 * errors are thrown as ControlError.
 */
export async function runAtomically<P extends CommandContext, T>(
  context: P,
  brand: Brand,
  run: (context: P, trx: Tenant) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(context.sites.tenant(brand), (trx) =>
      run({ ...context, sites: { ...context.sites, tenant: () => trx } }, trx),
    )
  } catch (error) {
    throw toControlError(error)
  } finally {
    context.sites.invalidate(brand.config.merchant.code)
  }
}

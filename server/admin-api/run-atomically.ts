import { withTransaction, type Tenant } from '../database/tenant.ts'
import { type CommandContext, toAdminApiError } from '../modules/commands/index.ts'
import type { Brand } from '../modules/brands/index.ts'

/**
 * Runs commands for a brand in one transaction, and invalidates the cached settings of the brand at its end. `run`
 * receives a context whose tenant is the transaction.
 * @throws AdminApiError for an ApiError other than `unavailable` and for the violation of a known constraint; rethrows
 * other errors
 */
export async function runAtomically<P extends CommandContext, T>(
  context: P,
  brand: Brand,
  run: (context: P, trx: Tenant) => Promise<T>,
): Promise<T> {
  try {
    return await withTransaction(context.sites.tenant(brand), (trx) =>
      run({ ...context, sites: { ...context.sites, tenant: () => trx } }, trx),
    )
  } catch (error) {
    throw toAdminApiError(error)
  } finally {
    context.sites.invalidate(brand.config.merchant.code)
  }
}

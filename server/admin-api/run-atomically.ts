import { withTransaction, type Tenant } from '../database/tenant.ts'
import { type CommandContext, toAdminApiError } from '../modules/commands/index.ts'
import type { Brand } from '../modules/brands/index.ts'
import { createSiteStore } from '../modules/site/index.ts'

/**
 * Runs commands for a brand in one transaction, and then invalidates the cached settings of the brand. `run`
 * receives a context whose tenant is the transaction, and which reads the brand's state in it.
 * @throws AdminApiError for an ApiError other than `unavailable` and for the violation of a known constraint; rethrows
 * other errors
 */
export async function runAtomically<P extends CommandContext, T>(
  context: P,
  brand: Brand,
  run: (context: P, trx: Tenant) => Promise<T>,
): Promise<T> {
  try {
    // The site is read before the transaction, because reading it may seed the brand's data or apply new content in
    // other transactions.
    const cachedSite = await context.sites.read(brand)
    return await withTransaction(context.sites.tenant(brand), (trx) => {
      const read = async () => ({ ...cachedSite, ...(await createSiteStore(trx).read()) })
      return run({ ...context, sites: { ...context.sites, read, tenant: () => trx } }, trx)
    })
  } catch (error) {
    throw toAdminApiError(error)
  } finally {
    context.sites.invalidate(brand.config.merchant.code)
  }
}

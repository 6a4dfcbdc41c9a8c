import type { Message, Messenger } from '../../integrations/messengers/messenger.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Job } from '../jobs/index.ts'
import type { Tenant } from '../../database/tenant.ts'

export interface DeliveryDeps {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant }
  readonly messenger: Messenger
}

/** Creates the job handler that delivers messages. A job without a message does nothing. */
export const createMessageJob =
  (deps: DeliveryDeps) =>
  async ({ id, merchant, payload }: Job): Promise<void> => {
    const { message } = payload as { readonly message?: Message }
    if (!message) return
    const brand = getJobBrand(deps.brands, merchant)
    await deps.messenger.send({ tenant: deps.sites.tenant(brand), name: brand.config.merchant.name, id }, message)
  }

/**
 * Returns the brand of a job.
 * @throws Error if the brand is not served, so that the job is retried
 */
export function getJobBrand(brands: Brands, merchant: string | undefined): Brand {
  const brand = brands.all().find(({ config }) => config.merchant.code === merchant)
  if (!brand) throw new Error(`The job belongs to the merchant "${merchant ?? ''}", which no served brand has.`)
  return brand
}

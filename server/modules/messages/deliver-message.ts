import type { Message, Messenger } from '../../integrations/messengers/messenger.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Job } from '../jobs/index.ts'
import type { Tenant } from '../../database/tenant.ts'

export interface DeliveryParts {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant }
  readonly messenger: Messenger
}

/** Hands over the messages that were left. */
export const makeMessageWork =
  (parts: DeliveryParts) =>
  async ({ id, merchant, payload }: Job): Promise<void> => {
    const { message } = payload as { readonly message?: Message }
    if (!message) return
    const brand = brandOfJob(parts.brands, merchant)
    await parts.messenger.send({ tenant: parts.sites.tenant(brand), name: brand.config.merchant.name, id }, message)
  }

/** The brand that a job belongs to. A brand whose files are gone may come back: the job waits for it. */
export function brandOfJob(brands: Brands, merchant: string | undefined): Brand {
  const brand = brands.all().find(({ config }) => config.merchant.code === merchant)
  if (!brand) throw new Error('The brand of the job is not served.')
  return brand
}

import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { affiliatesOf } from '../../server/modules/registration/index.ts'

/** Writes the affiliate codes of a brand's agents. */
export async function seedAffiliates(inside: Tenant, { platform }: MerchantConfig): Promise<void> {
  for (const [code, { agent }] of Object.entries(platform.affiliateCodes)) await affiliatesOf(inside).set(code, agent)
}

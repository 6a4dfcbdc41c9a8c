import type { MerchantConfig } from '../../../src/generated/config.ts'

/**
 * The configuration that a brand is started with in production: no demo accounts, and so no history and no codes of
 * demo agents; no invented winners; and no bonus for registering, which nobody has decided to pay.
 */
export const withoutDemo = (config: MerchantConfig): MerchantConfig => ({
  ...config,
  platform: { ...config.platform, accounts: {}, affiliateCodes: {}, wins: {}, registrationBonus: '0' },
})

import type { MerchantConfig } from '../../../generated/config.ts'

/**
 * Returns the configuration with a language's separators in its currency, so that amounts and percentages are formatted
 * and parsed as in the language. A language without separators keeps those of the brand.
 */
export function applyNumberFormat<Config extends Pick<MerchantConfig, 'merchant' | 'languages'>>(config: Config, language: string): Config {
  const numbers = config.languages.catalogue[language]?.numbers
  if (numbers === undefined) return config
  return { ...config, merchant: { ...config.merchant, currency: { ...config.merchant.currency, ...numbers } } }
}

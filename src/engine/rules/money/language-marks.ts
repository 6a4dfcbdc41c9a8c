import type { MerchantConfig } from '../../../generated/config.ts'

/**
 * Returns the configuration with the separators of a language in its currency, so that amounts and percentages are
 * written, and typed, the way the language does. A language without separators of its own keeps those of the brand.
 */
export function withLanguageMarks<Config extends Pick<MerchantConfig, 'merchant' | 'languages'>>(config: Config, language: string): Config {
  const numbers = config.languages.catalogue[language]?.numbers
  if (numbers === undefined) return config
  return { ...config, merchant: { ...config.merchant, currency: { ...config.merchant.currency, ...numbers } } }
}

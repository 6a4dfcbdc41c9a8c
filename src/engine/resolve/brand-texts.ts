import type { MerchantConfig } from '../../generated/config.ts'
import { formatText } from '../rules/format-text.ts'
import type { Text } from '../rules/text.ts'

/** Returns all texts of a brand in a language. */
export const getTexts = ({ messages }: Pick<MerchantConfig, 'messages'>, language: string): Readonly<Record<string, string | undefined>> =>
  messages[language] ?? {}

/** Creates the function that returns the texts of a brand in a language. */
export const createTextFunction =
  (config: Pick<MerchantConfig, 'messages' | 'merchant' | 'languages'>, language: string): Text =>
  (key, ...[values]) =>
    formatText(getTexts(config, language), config.languages.catalogue[language]?.tag ?? language, key, {
      brand: config.merchant.name,
      ...values,
    })

import type { MerchantConfig } from '../../generated/config.ts'
import { formatText } from '../rules/format-text.ts'
import type { Text } from '../rules/text.ts'

/** Returns all compiled texts of a brand's language. */
export const getTexts = ({ messages }: Pick<MerchantConfig, 'messages'>, language: string): Readonly<Record<string, string | undefined>> =>
  messages[language] ?? {}

/** Creates the text function of a brand's language. */
export const createTextFunction =
  (config: Pick<MerchantConfig, 'messages' | 'merchant' | 'languages'>, language: string): Text =>
  (key, ...[values]) =>
    formatText(getTexts(config, language), config.languages.catalogue[language]?.tag ?? language, key, {
      brand: config.merchant.name,
      ...values,
    })

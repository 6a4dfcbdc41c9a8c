import type { MerchantConfig } from '../../generated/config.ts'
import { readText } from '../rules/read-text.ts'
import type { Text } from '../rules/text.ts'

/** The texts of a language of a brand, complete as they were compiled. */
export const textsOf = ({ messages }: Pick<MerchantConfig, 'messages'>, language: string): Readonly<Record<string, string | undefined>> =>
  messages[language] ?? {}

/** Tells the texts of a language as the brand's site shows them. */
export const textIn =
  (config: Pick<MerchantConfig, 'messages' | 'merchant' | 'languages'>, language: string): Text =>
  (key, ...[values]) =>
    readText(textsOf(config, language), config.languages.catalogue[language]?.tag ?? language, key, {
      brand: config.merchant.name,
      ...values,
    })

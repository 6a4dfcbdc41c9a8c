import type { MerchantConfig } from '../../src/generated/config.ts'
import { assetUrl, messagesUrl, type ServedMerchant } from '../modules/brands/served-merchant.ts'

/** The texts of a language of a merchant, with what is missing there taken from the brand's English. */
export function textsOf(config: MerchantConfig, language: string): Readonly<Record<string, string>> {
  return { ...config.messages['EN'], ...config.messages[language] } as Readonly<Record<string, string>>
}

/** What the page carries, so that nothing of it is asked for again: `Boot` of the engine's contract. What the platform starts with is never in it. */
export function bootOf(merchant: ServedMerchant, language: string): object {
  const { platform: _seed, content: _content, messages: _texts, ...config } = merchant.config
  const languages = Object.entries(config.languages.catalogue).filter(([, { enabled }]) => enabled)
  return {
    merchant: merchant.id,
    config,
    language,
    messages: textsOf(merchant.config, language),
    messageFiles: Object.fromEntries(languages.map(([code]) => [code, messagesUrl(merchant, code)])),
    assets: Object.fromEntries([...merchant.assets.keys()].map((path) => [path, assetUrl(merchant, path)])),
    version: merchant.version,
  }
}

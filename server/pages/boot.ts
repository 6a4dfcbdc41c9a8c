import { textsOf } from '../../src/engine/resolve/brand-texts.ts'
import { enabledLanguages } from '../../src/engine/resolve/languages.ts'
import { assetUrl, messagesUrl, type ServedMerchant } from '../modules/brands/index.ts'

/**
 * Returns the data that a page embeds so that the program need not fetch it: `Boot` of the engine's contract. It never
 * contains the initial values of `platform.json`.
 */
export function bootOf(merchant: ServedMerchant, language: string): object {
  const { platform: _seed, content: _content, messages: _texts, ...config } = merchant.config
  return {
    merchant: merchant.id,
    config,
    language,
    messages: textsOf(merchant.config, language),
    messageFiles: Object.fromEntries(enabledLanguages(config.languages).map(([code]) => [code, messagesUrl(merchant, code)])),
    assets: Object.fromEntries([...merchant.assets.keys()].map((path) => [path, assetUrl(merchant, path)])),
    version: merchant.version,
  }
}

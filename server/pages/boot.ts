import { textsOf } from '../../src/engine/resolve/brand-texts.ts'
import { enabledLanguages } from '../../src/engine/resolve/languages.ts'
import { assetUrl, messagesUrl, type ServedMerchant } from '../modules/brands/index.ts'

/**
 * What the page carries, so that nothing of it is asked for again: `Boot` of the engine's contract. What the platform
 * starts with is never in it.
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

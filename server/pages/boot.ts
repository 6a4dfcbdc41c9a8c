import { getTexts } from '../../src/engine/resolve/brand-texts.ts'
import { listEnabledLanguages } from '../../src/engine/resolve/languages.ts'
import { getAssetUrl, getMessagesUrl, type ServedMerchant } from '../modules/brands/index.ts'

/**
 * Returns the data that a page embeds so that the browser app need not fetch it: `Boot` of the engine's contract. It
 * never contains the initial values of `platform.json` or the content.
 */
export function createBoot(merchant: ServedMerchant, language: string): object {
  const { platform: _seed, content: _content, messages: _texts, ...config } = merchant.config
  return {
    merchant: merchant.id,
    config,
    language,
    messages: getTexts(merchant.config, language),
    messageFiles: Object.fromEntries(listEnabledLanguages(config.languages).map(([code]) => [code, getMessagesUrl(merchant, code)])),
    assets: Object.fromEntries([...merchant.assets.keys()].map((path) => [path, getAssetUrl(merchant, path)])),
    version: merchant.version,
  }
}

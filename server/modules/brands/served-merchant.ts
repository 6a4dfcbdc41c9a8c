import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { AssetFile, CompiledMerchant, MerchantFolder, Provenance } from '../../../src/engine/compile/index.ts'

/** A merchant that is being served: its last good version. */
export interface ServedMerchant {
  readonly id: string
  readonly config: MerchantConfig
  /** Changes with every change of a file that the merchant is compiled from. */
  readonly version: string
  readonly assets: ReadonlyMap<string, AssetFile>
  /** The folders that the merchant is compiled from, with their files. */
  readonly folders: readonly MerchantFolder[]
  readonly provenance: Provenance
}

/** The served form of a compiled merchant; `undefined` if it has errors. */
export function toServedMerchant({ id, config, version, assets, folders, provenance }: CompiledMerchant): ServedMerchant | undefined {
  return config && { id, config, version, assets, folders, provenance }
}

/** URL of an asset of the host's merchant. It contains the hash, so it changes with the content. */
export const assetUrl = (merchant: ServedMerchant, path: string): string =>
  `/_livery/brand/${merchant.assets.get(path)?.hash ?? 'missing'}/${path}`

/** URL of the texts of a language of the host's merchant. */
export const messagesUrl = (merchant: ServedMerchant, language: string): string => `/_livery/messages/${merchant.version}/${language}.json`

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
  /** Origin that pages load its files from, without a trailing slash; empty for the host of the page. */
  readonly assetsOrigin: string
}

/** Converts a compiled merchant for serving; `undefined` if it has errors. */
export function toServedMerchant(
  { id, config, version, assets, folders, provenance }: CompiledMerchant,
  assetsOrigin = '',
): ServedMerchant | undefined {
  return config && { id, config, version, assets, folders, provenance, assetsOrigin }
}

/**
 * Returns the URL of an asset. It contains the hash, so it changes with the content. It has no origin if the page's
 * host serves the asset.
 */
export const getAssetUrl = (merchant: ServedMerchant, path: string): string =>
  `${merchant.assetsOrigin}/_livery/brand/${merchant.id}/${merchant.assets.get(path)?.hash ?? 'missing'}/${path}`

/** Returns the URL of the texts of a language. It has no origin if the page's host serves them. */
export const getMessagesUrl = (merchant: ServedMerchant, language: string): string =>
  `${merchant.assetsOrigin}/_livery/messages/${merchant.id}/${merchant.version}/${language}.json`

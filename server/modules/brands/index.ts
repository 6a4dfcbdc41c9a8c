/** Brands: compiles the folder or the bundle that defines them, applies changes, and decides which are served. */

export type { Admission } from './admission.ts'
export type { Brand, Brands } from './brand.ts'
export { BundleError, bundleLimits, type Manifest } from './bundle/bundle-format.ts'
export {
  type BundlePublicKey,
  formatPublicKey,
  generateBundleKeys,
  parseBundlePrivateKey,
  parseBundlePublicKeys,
  derivePublicKey,
} from './bundle/bundle-keys.ts'
export { type BundleSettings, type BundleSource, openBundleSource } from './bundle/bundle-source.ts'
export { createBundle } from './bundle/create-bundle.ts'
export { readArchive } from './bundle/read-archive.ts'
export { readBundle, type VerifiedBundle } from './bundle/read-bundle.ts'
export { unpackArchive } from './bundle/unpack-bundle.ts'
export { type Merchants, openMerchants } from './merchants.ts'
export { openRevisions } from './revisions.ts'
export { type ServedMerchant, getAssetUrl, getMessagesUrl, toServedMerchant } from './served-merchant.ts'
export { watchFolder } from './watch-folder.ts'

/** The compile room's public face: merchant folders in, immutable configurations and diagnostics out. */
export type { AssetFile } from './asset-file.ts'
export { CompileCache } from './compile-cache.ts'
export { compileMerchant, type Compiled } from './compile-merchant.ts'
export { compileMerchants } from './compile-merchants.ts'
export { listMerchants } from './list-merchants.ts'
export type { Origin, Provenance } from './provenance.ts'
export { themeCss } from './theme-css.ts'

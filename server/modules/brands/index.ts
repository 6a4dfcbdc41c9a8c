/** Brands, as their folders define them: read, watched and admitted. */

export type { Admission } from './admission.ts'
export type { Brand, Brands } from './brand.ts'
export { type Merchants, openMerchants } from './merchants.ts'
export { openRevisions } from './revisions.ts'
export { type ServedMerchant, assetUrl, messagesUrl, toServedMerchant } from './served-merchant.ts'
export { watchFolder } from './watch-folder.ts'

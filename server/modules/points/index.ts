/**
 * Points: earned by play, redeemed for rewards, converted to money. They are a separate currency of the ledger and
 * never expire.
 */

export { redemptionsOf } from './store/redemptions.ts'
export { exposureOfChange, exposureOfPoints } from './exposure.ts'

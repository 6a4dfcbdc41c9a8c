/**
 * Points: earned by play, redeemed for rewards, converted to money. They are a separate currency of the ledger and
 * never expire.
 */

export { createRedemptionStore } from './store/redemptions.ts'
export { computeChangeExposure, computePointsExposure } from './exposure.ts'

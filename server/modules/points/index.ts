/**
 * Points: earned by play, spent on rewards, converted to money. They are a currency of the ledger of their own, and
 * never expire.
 */

export { redemptionsOf } from './store/redemptions.ts'
export { worthOfChange, worthOfPoints } from './worth.ts'

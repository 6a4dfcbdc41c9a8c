/** Cashback: a part of what was staked on a day, by the rates of the brand's categories, claimed by the player once. */

export { makeCashbackHandlers } from './handlers.ts'
